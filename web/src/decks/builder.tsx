// The deck builder: decks kept in this browser, the cards to choose from, and the one that is worked on
// (?deck=id). The text of the deck is what counts; clicking changes it.
import { useEffect, useMemo, useState } from "preact/hooks";
import { href } from "../app/addresses";
import { go, route } from "../app/router";
import { narrow } from "../app/viewport";
import { CardGrid } from "../browse/card_grid";
import { CardPage } from "../browse/card_page";
import { FilterPanel } from "../browse/filter_panel";
import { filtered, inOrder, noFilters, type Filters } from "../browse/filters";
import { describeCard } from "../cards/describe";
import { faceOfFront } from "../cards/face";
import { Dialog } from "../kit/dialog";
import type { CardFront, Catalogue } from "../engine/messages";
import { language } from "../i18n/words";
import "../studio/studio.css";
import { wordsOf } from "../text/search";
import "./builder.css";
import { useDeckCheck } from "./deck_check";
import { DeckEditor, type Place } from "./deck_editor";
import { DeckPanel } from "./deck_panel";
import { addDeck, changeDeck, deckById, decks, removeDeck, startDecks, type StoredDeck } from "./deck_store";
import { cardsOf, nameOf, withCard, withName, withoutCard } from "./deck_text";
import { DeckShelf } from "./shelf";
import { t } from "./words";

type Pane = "cards" | "text" | "deck";

export function DeckBuilder({ set }: { set: Catalogue }) {
  const [pane, setPane] = useState<Pane>("cards");
  const [place, setPlace] = useState<Place | null>(null);
  const [said, setSaid] = useState("");
  const [deleted, setDeleted] = useState<StoredDeck | null>(null);
  useEffect(startDecks, []);
  const deck = deckById(route.value.query.get("deck")) ?? decks.value.at(-1) ?? null;
  const check = useDeckCheck(deck?.text ?? null);
  const all = useMemo(() => inOrder(set.cards), [set]);
  const codes = useMemo(() => new Set(deck ? cardsOf(deck.text) : []), [deck?.text]);
  const inDeck = useMemo(() => all.filter((card) => codes.has(card.id)), [all, codes]);
  const panes: Pane[] = narrow.value ? ["cards", "deck", "text"] : ["cards", "text"];
  const shown = panes.includes(pane) ? pane : "cards";

  const open = (id: string) => go(href("/decks", { deck: id }), "replace");
  const add = (text: string) => {
    setDeleted(null);
    open(addDeck(text));
  };
  const change = (text: string) => deck && changeDeck(deck.id, text);
  const toggle = (card: CardFront) => {
    if (!deck) return;
    const out = codes.has(card.id);
    change(out ? withoutCard(deck.text, card.id) : withCard(deck.text, card.id));
    setSaid(t(out ? "removed" : "added", { id: card.id, n: codes.size + (out ? -1 : 1) }));
  };

  const panel = deck && (
    <DeckPanel
      key={deck.id}
      deck={deck}
      set={set}
      cards={inDeck}
      check={check}
      onChange={change}
      onTakeOut={toggle}
      onPlace={(line, column) => {
        setPane("text");
        setPlace({ line, column });
      }}
      onDuplicate={() => add(withName(deck.text, `${nameOf(deck.text) || t("unnamed")} 2`))}
      onDelete={() => {
        setDeleted(deck);
        removeDeck(deck.id);
      }}
    />
  );
  return (
    <main class="page builder">
      <header class="studio-head">
        <h1>{t("title")}</h1>
        <p class="quiet">{t("lead", { least: set.deck_sizes.smallest })}</p>
      </header>
      <DeckShelf sizes={set.deck_sizes} current={deck} onOpen={open} onAdd={add} />
      {deleted && (
        <p class="panel row builder-deleted" role="status">
          {t("deleted", { name: nameOf(deleted.text) || t("unnamed") })}
          <button type="button" class="button" onClick={() => add(deleted.text)}>
            {t("undo")}
          </button>
        </p>
      )}
      <p class="hidden-text" role="status">
        {said}
      </p>
      {deck && (
        <div class="builder-columns">
          <div class="builder-pool">
            <div class="segments" role="group" aria-label={t("views")}>
              {panes.map((each) => (
                <button type="button" key={each} aria-pressed={shown === each} onClick={() => setPane(each)}>
                  {t(each)} {each === "deck" && `(${codes.size})`}
                </button>
              ))}
            </div>
            {shown === "cards" && <Pool set={set} all={all} codes={codes} onToggle={toggle} />}
            {shown === "text" && <DeckEditor text={deck.text} place={place} onChange={change} />}
            {shown === "deck" && panel}
          </div>
          {!narrow.value && <aside class="panel builder-deck">{panel}</aside>}
        </div>
      )}
    </main>
  );
}

// All cards to choose from, narrowed by filters.
function Pool({
  set,
  all,
  codes,
  onToggle,
}: {
  set: Catalogue;
  all: CardFront[];
  codes: Set<string>;
  onToggle: (card: CardFront) => void;
}) {
  const [filters, setFilters] = useState<Filters>(noFilters);
  const [query, setQuery] = useState("");
  const [read, setRead] = useState<CardFront | null>(null);
  const spoken = language.value;
  const shown = useMemo(
    () => filtered(all, { ...filters, words: wordsOf(query) }, (card) => describeCard(faceOfFront(card))),
    [all, filters, query, spoken],
  );
  return (
    <>
      <FilterPanel
        filters={filters}
        query={query}
        effects={set.effects}
        folded
        onChange={setFilters}
        onQuery={setQuery}
      />
      <p class="quiet builder-help">{t(narrow.value ? "grid_help_touch" : "grid_help")}</p>
      <CardGrid cards={shown} label={t("cards")} current={null} inDeck={codes} onPick={onToggle} onRead={setRead} />
      <Dialog title={read?.id ?? ""} open={read !== null} onClose={() => setRead(null)}>
        {read && <CardPage key={read.id} card={read} set={set} />}
      </Dialog>
    </>
  );
}
