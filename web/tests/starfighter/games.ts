// Whole games for tests: people choose by dice, bots as they do.
import type { Language, State } from "../../src/engine/messages";
import type { TableState } from "../../src/engine/worker_messages";
import { ask, newEngine } from "../engine/compiled";

export interface Step {
  before: TableState;
  next: TableState;
}

export function playGame(mode: string, seed: string, players = ["human", "greedy"], language: Language = "en"): Step[] {
  const engine = newEngine();
  ask(engine, { type: "hello", protocol: 1, language });
  let dice = seed.length;
  const steps: Step[] = [];
  let state = ask(engine, { type: "new", game: "starfighter", mode, players, seed }) as State;
  while (!state.result) {
    const { decision, viewer } = state;
    // The curtain.
    if (decision && !decision.options && players["ab".indexOf(decision.seat)] === "human" && viewer !== decision.seat)
      state = ask(engine, { type: "sit", seat: decision.seat }) as State;
    const options = state.decision?.options;
    dice = (dice * 1103515245 + 12345) % 2 ** 31;
    let next: State;
    if (options)
      next = ask(engine, { type: "act", n: state.v, option: options[dice % options.length]!.option }) as State;
    else {
      ask(engine, { type: "think" });
      next = ask(engine, { type: "advance" }) as State;
    }
    steps.push({ before: state as TableState, next: next as TableState });
    state = next;
  }
  return steps;
}

export const games: [string, string][] = [
  ["training", "one"],
  ["training", "three"],
  ["skirmish", "seven"],
  ["skirmish", "eleven"],
  ["skirmish", "thirteen"],
  ["total-war", "nineteen"],
];
