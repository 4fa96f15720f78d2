// What the game is about, in one line, for who has not won yet.
import type { State } from "../../../engine/messages";
import { words } from "../../../i18n/words";
import { isYou, nameOf } from "../../../table/names";
import { levels } from "../../../table/welcome";
import { otherSeat, seatIndex } from "../places";
import { whose } from "./where";

const t = words({
  goal: {
    en: "Goal: bring {whose} armor to 0. You are {colour}, below; your Fighters hit the sector opposite.",
    fr: "But : réduire à 0 le blindage {whose}. Vous êtes en {colour}, en bas ; vos Chasseurs tirent en face.",
  },
  a: { en: "blue", fr: "bleu" },
  b: { en: "orange", fr: "orange" },
});

const wonKey = "wardroom.won";

export function noteWin(): void {
  try {
    localStorage.setItem(wonKey, "1");
  } catch {
    // Without storage the goal is told again: no harm.
  }
}

const hasWon = (): boolean => {
  try {
    return localStorage.getItem(wonKey) !== null;
  } catch {
    return false;
  }
};

// Null where it need not be said: to who has won before, between people, and where something else is asked.
export function goalFor(state: State): string | null {
  const { viewer, view, lesson } = state;
  if (!viewer || view.phase !== "deployment" || lesson || !isYou(state, viewer) || hasWon()) return null;
  const other = otherSeat(viewer);
  if (state.players[seatIndex(other)] === "human") return null;
  return t("goal", { whose: whose(nameOf(state, other, levels())), colour: t(viewer === "b" ? "b" : "a") });
}
