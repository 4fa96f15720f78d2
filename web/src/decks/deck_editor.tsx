// The deck as the text it is. Problems are shown at their place; whatever is typed is kept.
import { useEffect, useRef } from "preact/hooks";
import { offsetOf } from "./deck_text";
import { t } from "./words";

export interface Place {
  line: number;
  column: number;
}

interface Props {
  text: string;
  // Where the cursor is to go, each time another object is given.
  place: Place | null;
  onChange: (text: string) => void;
}

export function DeckEditor({ text, place, onChange }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!place || !area.current) return;
    const from = offsetOf(text, place.line, place.column);
    const word = /^[^\s,]*/.exec(text.slice(from))?.[0].length ?? 0;
    area.current.focus();
    area.current.setSelectionRange(from, from + word);
  }, [place]);
  return (
    <div class="deck-editor">
      <label class="caption" for="deck-text">
        {t("text_label")}
      </label>
      <p class="quiet" id="deck-text-help">
        {t("text_help")}
      </p>
      <textarea
        id="deck-text"
        class="input"
        ref={area}
        rows={18}
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        aria-describedby="deck-text-help"
        value={text}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
