// The figures of the scoreboard, as the viewer sees them.
import type { ScoreboardProps, Side } from "./scoreboard";
import type { Seat, State, Welcome } from "../../engine/messages";
import { nameOf } from "../../table/names";
import { otherSeat, seatIndex } from "./places";

export function sidesOf(state: State, levels: Welcome["levels"]): [Side, Side] {
  const near = state.viewer ?? "a";
  return [sideOf(state, near, levels), sideOf(state, otherSeat(near), levels)];
}

function sideOf(state: State, seat: Seat, levels: Welcome["levels"]): Side {
  const at = seatIndex(seat);
  const { view } = state;
  return {
    seat: at === 0 ? "a" : "b",
    name: nameOf(state, seat, levels),
    cruiser: state.seats[at]?.cruiser ?? null,
    armor: view.armor[at],
    hand: view.hand[at]?.length ?? 0,
    aside: view.aside[at]?.length ?? 0,
    next: state.stage.reinforcements[at],
    initiative: view.initiative === seat,
    passed: view.passed[at],
    turn: state.decision?.seat === seat,
  };
}

export function scoresOf(state: State, levels: Welcome["levels"]): Omit<ScoreboardProps, "children"> {
  const { view, stage } = state;
  const now = stage.forecast.findIndex((battle) => battle.state === "now");
  return {
    sides: sidesOf(state, levels),
    mine: state.viewer !== null,
    round: view.round,
    phase: view.phase,
    battle: now < 0 ? null : { number: now + 1, of: stage.forecast.length },
    deck: countOf(view.deck),
    discard: countOf(view.discard),
  };
}

// Null where each player has a pile of their own.
function countOf(pile: (string | null)[] | (string | null)[][]): number | null {
  return pile.some((each) => Array.isArray(each)) ? null : pile.length;
}
