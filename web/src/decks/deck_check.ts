// What the engine says about a deck, asked again whenever its text or the language changes. Answers
// that come too late are dropped.
import { useEffect, useState } from "preact/hooks";
import type { Deck } from "../engine/messages";
import { engine } from "../engine/shared";
import { language } from "../i18n/words";

export function useDeckCheck(text: string | null): Deck | null {
  const [checked, setChecked] = useState<Deck | null>(null);
  const spoken = language.value;
  useEffect(() => {
    if (text === null) return setChecked(null);
    let wanted = true;
    engine()
      .ask({ type: "check_deck", game: "starfighter", text })
      .then(
        (deck) => wanted && setChecked(deck),
        () => wanted && setChecked(null),
      );
    return () => {
      wanted = false;
    };
  }, [text, spoken]);
  return checked;
}
