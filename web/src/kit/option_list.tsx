// Everything that can be chosen, as a numbered list: for text mode, for choices that are no place on the
// board, and for whoever prefers words.
import type { Choice } from "../engine/messages";
import { words } from "../i18n/words";
import { Said } from "./said";
import "./option_list.css";

const t = words({ options: { en: "What you can do", fr: "Ce que vous pouvez faire" } });

interface Props {
  options: Choice[];
  chosen?: string | null;
  onChoose: (option: string) => void;
}

export function OptionList({ options, chosen = null, onChoose }: Props) {
  return (
    <ol class="options" aria-label={t("options")}>
      {options.map(({ option, text }, i) => (
        <li key={option}>
          <button
            type="button"
            class="option"
            aria-pressed={chosen === option}
            data-option={option}
            onClick={() => onChoose(option)}
          >
            <span class="option-number">{i + 1}</span>
            <span>
              <Said text={text} />
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
