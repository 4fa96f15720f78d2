// Which deck to bring to a table that needs one.
import { useState } from "preact/hooks";
import { href } from "../app/addresses";
import { Dialog } from "../kit/dialog";
import { deckById } from "../decks/deck_store";
import { words } from "../i18n/words";
import { DeckChoice } from "../table/game_parts";

const t = words({
  title: { en: "Your deck", fr: "Votre paquet" },
  deck: { en: "Total War: everybody brings a deck", fr: "Guerre totale : chacun apporte son paquet" },
  build: { en: "Build a deck", fr: "Composer un paquet" },
  sit: { en: "Sit down", fr: "Prendre place" },
});

interface Props {
  open: boolean;
  onClose: () => void;
  // The text of a deck, or nothing for one by chance.
  onJoin: (deck: string | undefined) => void;
}

export function JoinDialog({ open, onClose, onJoin }: Props) {
  const [deck, setDeck] = useState("");
  return (
    <Dialog
      title={t("title")}
      open={open}
      onClose={onClose}
      actions={
        <>
          <a class="button bare" href={href("/decks")}>
            {t("build")}
          </a>
          <button type="button" class="button loud" onClick={() => onJoin(deckById(deck)?.text)}>
            {t("sit")}
          </button>
        </>
      }
    >
      <DeckChoice legend={t("deck")} value={deck} onChange={setDeck} />
    </Dialog>
  );
}
