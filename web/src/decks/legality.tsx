// Every rule of deck building with its clause, kept or broken, and what of the file could not be read.
import { clauseHref } from "../app/addresses";
import type { Deck } from "../engine/messages";
import { Icon } from "../icons/icon";
import { t } from "./words";

interface Props {
  check: Deck;
  // Shows a place of the text.
  onPlace: (line: number, column: number) => void;
}

export function Legality({ check, onPlace }: Props) {
  return (
    <section class="legality" aria-label={t("legality")}>
      <p class={check.legal ? "legality-sum legal" : "legality-sum"} role="status">
        <Icon name={check.legal ? "check" : "stop"} size={20} />
        {t(check.legal ? "legal" : "illegal")}
      </p>
      {check.problems.length > 0 && (
        <div class="legality-problems">
          <p class="caption">{t("problems")}</p>
          <ul>
            {check.problems.map(({ line, column, text }) => (
              <li>
                <button type="button" class="place" onClick={() => onPlace(line, column)}>
                  {t("problem_at", { line, column })}
                </button>{" "}
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      <ul class="legality-checks">
        {check.checks.map(({ clause, kept, text, line }) => (
          <li class={kept ? "kept" : "broken"}>
            <Icon name={kept ? "check" : "close"} size={16} />
            <span>
              <span class="hidden-text">{t(kept ? "kept" : "broken")}: </span>
              {text}
              {line > 0 && !kept && (
                <>
                  {" "}
                  <button type="button" class="place" onClick={() => onPlace(line, 1)}>
                    {t("line", { line })}
                  </button>
                </>
              )}{" "}
              <a href={clauseHref(clause)}>{clause}</a>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
