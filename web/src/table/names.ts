// How those at the table are called, for whoever sits in front of the screen.
import type { Bilingual, Seat, State, Welcome } from "../engine/messages";
import { say, words } from "../i18n/words";
import { isHotSeat, playerOf } from "./session";

const t = words({
  you: { en: "You", fr: "Vous" },
  one: { en: "Player a", fr: "Joueur a" },
  two: { en: "Player b", fr: "Joueur b" },
  nobody: { en: "Somebody", fr: "Quelqu’un" },
});

// People at a table on a server have names, and one of them may be in front of this screen.
export type Named = State & { names?: (string | null)[] };

export function nameOf(state: Named, seat: Seat, levels: Welcome["levels"]): string {
  const player = playerOf(state, seat);
  if (player === "human") {
    const name = state.names?.["abcd".indexOf(seat)];
    if (state.names) return seat === state.viewer ? t("you") : (name ?? t("nobody"));
    if (isHotSeat(state)) return t(seat === "a" ? "one" : "two");
    return t("you");
  }
  const title: Bilingual | undefined = levels.find((level) => level.name === player)?.title;
  return title ? say(title) : player;
}
