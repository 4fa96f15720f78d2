// Cards beside each other, each a button. `inDeck` marks those that a deck has. A card is read with the
// key I, by a right click or by holding it.
import { Card } from "../cards/card";
import { describeCard } from "../cards/describe";
import { faceOfFront } from "../cards/face";
import type { CardFront } from "../engine/messages";
import { useGridKeys } from "../studio/grid_keys";
import { Icon } from "../icons/icon";
import "./card_grid.css";

interface Props {
  cards: CardFront[];
  label: string;
  current: string | null;
  inDeck?: ReadonlySet<string>;
  onPick: (card: CardFront) => void;
  onRead?: (card: CardFront) => void;
}

export function CardGrid({ cards, label, current, inDeck, onPick, onRead }: Props) {
  const { grid, current: inTabOrder, setCurrent, onKeyDown } = useGridKeys<HTMLUListElement>(cards.length);
  return (
    <ul class="card-grid" ref={grid} aria-label={label} onKeyDown={onKeyDown}>
      {cards.map((card, i) => (
        <li key={card.id}>
          <button
            type="button"
            class="card-button"
            data-grid-item
            data-card={card.id}
            tabIndex={i === inTabOrder ? 0 : -1}
            aria-current={card.id === current ? "true" : undefined}
            aria-pressed={inDeck ? inDeck.has(card.id) : undefined}
            onClick={() => {
              setCurrent(i);
              onPick(card);
            }}
            onContextMenu={(event) => {
              if (!onRead) return;
              event.preventDefault();
              onRead(card);
            }}
            onKeyDown={(event) => event.key.toLowerCase() === "i" && onRead?.(card)}
          >
            <span class="hidden-text">{describeCard(faceOfFront(card))}</span>
            <Card face={faceOfFront(card)} size="board" label={null} />
            {inDeck?.has(card.id) && (
              <span class="in-deck">
                <Icon name="check" size={16} />
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
