// The viewer's hand. A card is picked by a click or its number. Many cards lie over each other like a fan, and nothing
// moves when one is picked. Cards that cannot be played now are dimmed but still answer why.
import { Card } from "../../../cards/card";
import { catalogue, frontOf } from "../../../cards/catalogue";
import { describeCard } from "../../../cards/describe";
import { faceOfBack, faceOfFront } from "../../../cards/face";
import type { Size } from "../../../cards/geometry";
import type { Seat } from "../../../engine/messages";
import { words } from "../../../i18n/words";
import "./hand.css";

const t = words({
  hand: { en: "Your hand", fr: "Votre main" },
  none: { en: "No cards in hand", fr: "Aucune carte en main" },
  next: { en: "next round +{n}", fr: "manche suivante +{n}" },
});

export interface HandProps {
  seat: Seat;
  // Codes; null is a card the viewer does not know.
  cards: (string | null)[];
  size: Exclude<Size, "reader">;
  // Which can be played now; null when nothing is asked of the hand.
  playable: ReadonlySet<string> | null;
  picked: { index: number; down: boolean } | null;
  // Cards the next round brings as things are.
  next: number | null;
  onPick?: (index: number) => void;
  onRead?: (index: number) => void;
}

export function Hand({ seat, cards, size, playable, picked, next, onPick, onRead }: HandProps) {
  const back = catalogue.value?.back;
  return (
    <section class="hand" data-size={size} data-seat={seat} aria-label={t("hand")}>
      <p class="hand-title">
        <span class="caption">{t("hand")}</span> <b>{cards.length}</b>
        {next !== null && <span class="hand-next">{t("next", { n: next })}</span>}
      </p>
      <ol
        class="hand-cards"
        style={{ "--cards": cards.length }}
        data-many={cards.length > (size === "chip" ? 5 : 7) || undefined}
      >
        {cards.length === 0 && <li class="quiet">{t("none")}</li>}
        {cards.map((id, index) => {
          const front = frontOf(id);
          const chosen = picked?.index === index;
          const down = chosen && picked.down;
          const face = front && !down ? faceOfFront(front) : back ? faceOfBack(back, id) : null;
          if (!face) return null;
          const dim = playable !== null && id !== null && !playable.has(id);
          return (
            <li key={`${id}-${index}`} class={`hand-card ${chosen ? "picked" : ""} ${dim ? "dim" : ""}`}>
              <button
                type="button"
                class="hand-pick"
                aria-pressed={chosen}
                aria-disabled={dim || undefined}
                data-card={id}
                onClick={() => onPick?.(index)}
                onContextMenu={(event) => {
                  event.preventDefault();
                  onRead?.(index);
                }}
              >
                <Card face={face} size={size} seat={seat} label={describeCard(face)} />
                {index < 9 && (
                  <kbd class="hand-key" aria-hidden="true">
                    {index + 1}
                  </kbd>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
