// Dividing damage tokens between the halves of a card. Only what the engine listed can be chosen; each
// choice shows the tokens where they would lie.
import { Card } from "../../../cards/card";
import type { Face } from "../../../cards/face";
import type { Size } from "../../../cards/geometry";
import type { Choice, Seat } from "../../../engine/messages";
import { words } from "../../../i18n/words";
import "./split.css";

const t = words({
  title: { en: "Divide the tokens", fr: "Répartir les marqueurs" },
});

interface Props {
  face: Face;
  seat: Seat;
  size: Exclude<Size, "reader">;
  // The card lies on the board at the top.
  down: boolean;
  // "split 2 1": on the upper and on the lower half.
  options: Choice[];
  chosen: string | null;
  onChoose: (option: string) => void;
}

export function DamageSplit({ face, seat, size, down, options, chosen, onChoose }: Props) {
  return (
    <div class="split" data-size={size} role="group" aria-label={t("title")}>
      {options.map(({ option, text }) => {
        const [upper = 0, lower = 0] = option.split(" ").slice(1).map(Number);
        const after: Face = { ...face, hit: [face.hit[0] + upper, face.hit[1] + lower] };
        return (
          <button
            type="button"
            key={option}
            class="split-choice"
            data-action={option}
            data-seat={seat}
            aria-pressed={chosen === option}
            onClick={() => onChoose(option)}
          >
            <Card face={after} size={size} seat={seat} down={down} label={text} />
            <span class="split-numbers" aria-hidden="true">
              <b>{down ? lower : upper}</b>
              <b>{down ? upper : lower}</b>
            </span>
          </button>
        );
      })}
    </div>
  );
}
