// A battle as one still picture for the feed: what each side had to take, and what came of it.
import type { Seat, StoryEvent } from "../../../engine/messages";
import { words } from "../../../i18n/words";
import { Icon } from "../../../icons/icon";
import { seatIndex, seatOf } from "../places";
import { callSign } from "../words/call_signs";
import "./still.css";

const t = words({
  takes: { en: "{place} takes {n}", fr: "{place} encaisse {n}" },
  armor: { en: "armor −{n}", fr: "blindage −{n}" },
  lost: { en: "{n} {n|card|cards} destroyed", fr: "{n} {n|carte détruite|cartes détruites}" },
});

interface Taken {
  seat: "a" | "b";
  place: string;
  tokens: number;
  armor: number;
  destroyed: string[];
}

// Null if the event began no battle. The viewer's side stands below, as on the boards.
export function stillOf(story: readonly StoryEvent[], at: number, viewer: Seat | null) {
  const sides = battleAt(story, at);
  if (!sides) return null;
  const [a, b] = sides;
  return <Still sides={viewer === "b" ? [a, b] : [b, a]} />;
}

const ends = new Set(["battle", "initiative_given", "round_begins", "ended"]);

export function battleAt(story: readonly StoryEvent[], at: number): [Taken, Taken] | null {
  const battle = story[at];
  if (battle?.kind !== "battle") return null;
  const side = (seat: "a" | "b", place: string): Taken => ({
    seat,
    place,
    tokens: battle.tokens![seatIndex(seat)],
    armor: 0,
    destroyed: [],
  });
  const sides: [Taken, Taken] = [side("a", battle.a!), side("b", battle.b!)];
  for (const event of story.slice(at + 1)) {
    if (ends.has(event.kind)) break;
    if (event.kind === "armor_lost") sides[seatIndex(event.seat!)].armor += event.count ?? 0;
    if (event.kind === "destroyed") sides[seatIndex(seatOf(event.at!))].destroyed.push(event.card ?? "");
  }
  return sides;
}

function Still({ sides }: { sides: [Taken, Taken] }) {
  return (
    <ul class="still">
      {sides.map(({ seat, place, tokens, armor, destroyed }) => (
        <li key={seat} data-seat={seat}>
          <i class="seat-mark" />
          <span class="hidden-text">
            {t("takes", { place, n: tokens })}
            {armor > 0 && `, ${t("armor", { n: armor })}`}
            {destroyed.length > 0 && `, ${t("lost", { n: destroyed.length })}`}
          </span>
          <span aria-hidden="true" class="still-place">
            {place}
          </span>
          <span aria-hidden="true" class="still-fact">
            <Icon name="token" size={14} />
            {tokens}
          </span>
          {destroyed.length > 0 && (
            <span aria-hidden="true" class="still-fact">
              <Icon name="DESTROY" size={14} />
              {destroyed.filter(Boolean).map(callSign).join(", ") || destroyed.length}
            </span>
          )}
          {armor > 0 && (
            <span aria-hidden="true" class="still-fact still-armor">
              <Icon name="armor" size={14} />−{armor}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
