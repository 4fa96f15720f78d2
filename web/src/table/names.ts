// How those at the table are called, for whoever sits in front of the screen.
import type { Bilingual, Seat, State, Welcome } from "../engine/messages";
import { settings } from "../app/settings";
import { say, words } from "../i18n/words";
import { isHotSeat, playerOf } from "./session";

const t = words({
  you: { en: "You", fr: "Vous" },
  one: { en: "Blue", fr: "Bleu" },
  two: { en: "Orange", fr: "Orange" },
  nobody: { en: "Somebody", fr: "Quelqu’un" },
});

// People at a table on a server have names, and one of them may be in front of this screen.
export type Named = State & { names?: (string | null)[] };

// Whether the seat is that of whoever sits in front of the screen, and so spoken to as "you". Two people at one
// screen are called by name, whoever's turn it is.
export function isYou(state: Named, seat: Seat): boolean {
  if (playerOf(state, seat) !== "human") return false;
  return state.names ? seat === state.viewer : !isHotSeat(state);
}

// How a player at this screen is called who has given no name: like the colour of their side.
export const colourOf = (seat: Seat): string => t(seat === "a" ? "one" : "two");

export function nameOf(state: Named, seat: Seat, levels: Welcome["levels"]): string {
  if (isYou(state, seat)) return t("you");
  const player = playerOf(state, seat);
  if (player === "human") {
    if (!state.names) return settings.value.names[seat === "a" ? 0 : 1] || colourOf(seat);
    return state.names["abcd".indexOf(seat)] ?? t("nobody");
  }
  const title: Bilingual | undefined = levels.find((level) => level.name === player)?.title;
  return title ? say(title) : player;
}
