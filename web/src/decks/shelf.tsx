// The decks there are, and ways to get another: empty, by chance, from a file.
import { useRef, useState } from "preact/hooks";
import type { Catalogue } from "../engine/messages";
import { engine } from "../engine/shared";
import { Icon } from "../icons/icon";
import { decks, type StoredDeck } from "./deck_store";
import { cardsOf, nameOf } from "./deck_text";
import { t } from "./words";

interface Props {
  sizes: Catalogue["deck_sizes"];
  current: StoredDeck | null;
  onOpen: (id: string) => void;
  onAdd: (text: string) => void;
}

export function DeckShelf({ sizes, current, onOpen, onAdd }: Props) {
  const [size, setSize] = useState(sizes.usual);
  const [problem, setProblem] = useState("");
  const file = useRef<HTMLInputElement>(null);
  const fail = (reason: unknown) =>
    setProblem(t("import_failed", { reason: reason instanceof Error ? reason.message : String(reason) }));
  const takeFile = (chosen: File | undefined) => {
    if (!chosen) return;
    setProblem("");
    chosen.text().then(onAdd, fail);
  };
  const takeRandom = () => {
    setProblem("");
    const seed = String(crypto.getRandomValues(new Uint32Array(1))[0]);
    engine()
      .ask({ type: "random_deck", game: "starfighter", size, seed })
      .then(({ text }) => onAdd(text), fail);
  };
  return (
    <section class="shelf" aria-label={t("my_decks")}>
      <ul class="shelf-decks">
        {decks.value.length === 0 && <li class="quiet">{t("none")}</li>}
        {decks.value.map((deck) => (
          <li key={deck.id}>
            <button
              type="button"
              class="shelf-deck"
              aria-current={deck.id === current?.id ? "true" : undefined}
              onClick={() => onOpen(deck.id)}
            >
              <Icon name="deck" size={18} />
              <span>
                {nameOf(deck.text) || t("unnamed")}
                <small>{t("in_deck", { n: new Set(cardsOf(deck.text)).size })}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div class="row">
        <button type="button" class={decks.value.length === 0 ? "button loud" : "button"} onClick={() => onAdd("")}>
          {t("new_deck")}
        </button>
        <span class="shelf-random">
          <button type="button" class="button" onClick={takeRandom}>
            {t("random")}
          </button>
          <input
            class="input"
            type="number"
            aria-label={t("random_size")}
            min={sizes.smallest}
            max={sizes.largest}
            value={size}
            onInput={(event) => setSize(event.currentTarget.valueAsNumber || sizes.usual)}
          />
        </span>
        <button type="button" class="button" onClick={() => file.current?.click()}>
          {t("import")}
        </button>
        <input
          ref={file}
          type="file"
          hidden
          accept=".deck,.txt,text/plain"
          onChange={(event) => {
            takeFile(event.currentTarget.files?.[0]);
            event.currentTarget.value = "";
          }}
        />
      </div>
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
