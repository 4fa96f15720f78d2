// A hint in two steps: first where to look, then what to do, with the win chance of each choice.
import type { Hint } from "../engine/messages";
import { percent, words } from "../i18n/words";
import { Icon } from "../icons/icon";
import { Said } from "./said";
import "./hint.css";

const t = words({
  title: { en: "Hint", fr: "Indice" },
  more: { en: "Show me the choice", fr: "Montrez-moi le choix" },
  close: { en: "Close the hint", fr: "Fermer l’indice" },
  take: { en: "Take it", fr: "Le prendre" },
  follows: { en: "Expected to follow", fr: "Suite attendue" },
  unclear: {
    en: "The best two cannot be told apart: either will do.",
    fr: "Les deux meilleurs choix se valent : prenez l’un ou l’autre.",
  },
  thinking: { en: "Thinking …", fr: "Réflexion …" },
});

interface Props {
  // Null while it is being worked out.
  hint: Hint | null;
  step: "look" | "choice";
  onMore?: () => void;
  onTake?: (option: string) => void;
  onClose?: () => void;
}

export function HintPanel({ hint, step, onMore, onTake, onClose }: Props) {
  return (
    <section class="panel hint" aria-label={t("title")} aria-live="polite">
      <header class="panel-head">
        <Icon name="hint" size={16} />
        <h2 class="caption">{t("title")}</h2>
        {onClose && (
          <button type="button" class="button bare square hint-close" aria-label={t("close")} onClick={onClose}>
            <Icon name="close" size={16} />
          </button>
        )}
      </header>
      {!hint && <p class="quiet">{t("thinking")}</p>}
      {hint && step === "look" && (
        <>
          <p class="hint-look">
            <Said text={hint.where_to_look} />
          </p>
          {onMore && (
            <button type="button" class="button" onClick={onMore}>
              {t("more")}
            </button>
          )}
        </>
      )}
      {hint && step === "choice" && (
        <>
          {hint.unclear && <p class="quiet">{t("unclear")}</p>}
          <ol class="hint-choices">
            {hint.choices.map((choice, i) => (
              <li key={choice.option} class={i === 0 ? "best" : ""}>
                <span class="hint-chance">{percent(choice.chance)}</span>
                <span class="hint-text">
                  <Said text={choice.text} />
                </span>
                {onTake && i === 0 && (
                  <button type="button" class="button" onClick={() => onTake(choice.option)}>
                    {t("take")}
                  </button>
                )}
              </li>
            ))}
          </ol>
          {hint.line.length > 1 && (
            <>
              <p class="caption">{t("follows")}</p>
              <ol class="hint-line">
                {hint.line.slice(1).map((move, i) => (
                  <li key={i} data-seat={move.seat}>
                    <i class="seat-mark" /> <Said text={move.text} />
                  </li>
                ))}
              </ol>
            </>
          )}
        </>
      )}
    </section>
  );
}
