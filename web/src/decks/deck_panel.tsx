// The deck that is worked on: its name and Cruiser, whether it is legal, what is in it, and what can be
// done with it.
import { clauseHref, href } from "../app/addresses";
import { Card } from "../cards/card";
import { describeCard } from "../cards/describe";
import { faceOfFront } from "../cards/face";
import type { CardFront, Catalogue, Deck } from "../engine/messages";
import { Icon } from "../icons/icon";
import { DeckCurve, DeckSymbols } from "./deck_figures";
import type { StoredDeck } from "./deck_store";
import { cruiserOf, nameOf, withCruiser, withName } from "./deck_text";
import { figuresOf } from "./figures";
import { fileNameOf, saveFile } from "./files";
import { Legality } from "./legality";
import { t } from "./words";

interface Props {
  deck: StoredDeck;
  set: Catalogue;
  // Those of the deck that the set has, in order.
  cards: CardFront[];
  check: Deck | null;
  onChange: (text: string) => void;
  onTakeOut: (card: CardFront) => void;
  onPlace: (line: number, column: number) => void;
  onDuplicate: () => void;
  onDelete: () => void;
}

export function DeckPanel({ deck, set, cards, check, onChange, onTakeOut, onPlace, onDuplicate, onDelete }: Props) {
  const figures = figuresOf(cards);
  const cruiser = cruiserOf(deck.text);
  return (
    <div class="deck-panel">
      <div class="deck-head">
        <label class="deck-field">
          <span class="caption">{t("name")}</span>
          <input
            class="input"
            value={nameOf(deck.text)}
            maxLength={60}
            placeholder={t("unnamed")}
            onChange={(event) => onChange(withName(deck.text, event.currentTarget.value))}
          />
        </label>
        <label class="deck-field">
          <span class="caption">{t("cruiser")}</span>
          <select
            class="input"
            value={cruiser ?? ""}
            onChange={(event) => onChange(withCruiser(deck.text, event.currentTarget.value))}
          >
            {!set.cruisers.some(({ name }) => name === cruiser) && (
              <option value={cruiser ?? ""} disabled>
                {cruiser ?? t("no_cruiser")}
              </option>
            )}
            {set.cruisers.map(({ name, armor }) => (
              <option key={name} value={name}>
                {t("armor_of", { name, armor })}
              </option>
            ))}
          </select>
        </label>
      </div>
      {check && <Legality check={check} onPlace={onPlace} />}
      <div class="row deck-play">
        {check?.legal ? (
          <a class="button loud" href={href("/play", { mode: "total-war", deck: deck.id })}>
            <Icon name="play" size={18} /> {t("play")}
          </a>
        ) : (
          <button type="button" class="button" disabled title={t("play_when_legal")}>
            <Icon name="play" size={18} /> {t("play")}
          </button>
        )}
      </div>
      <div class="row">
        <button type="button" class="button" onClick={() => saveFile(fileNameOf(nameOf(deck.text), "deck"), deck.text)}>
          <Icon name="save" size={18} /> {t("export")}
        </button>
        <button type="button" class="button bare" onClick={onDuplicate}>
          {t("duplicate")}
        </button>
        <button type="button" class="button bare" onClick={onDelete}>
          {t("remove")}
        </button>
      </div>
      <DeckCurve figures={figures} />
      <DeckSymbols figures={figures} set={set} />
      <section aria-label={t("list")}>
        <h3 class="caption">
          {t("list")} · {t("in_deck", { n: cards.length })}
        </h3>
        <ul class="deck-cards">
          {cards.map((card) => (
            <li key={card.id}>
              <button type="button" class="card-button" data-in-deck={card.id} onClick={() => onTakeOut(card)}>
                <span class="hidden-text">
                  {t("remove_card", { id: card.id })}. {describeCard(faceOfFront(card))}
                </span>
                <Card face={faceOfFront(card)} size="chip" label={null} />
              </button>
            </li>
          ))}
        </ul>
      </section>
      <p class="quiet deck-rules">
        <a href={clauseHref("SF-TOTAL")}>SF-TOTAL</a>
      </p>
    </div>
  );
}
