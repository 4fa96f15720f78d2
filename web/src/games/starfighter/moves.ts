// The legal options as things that can be pointed at. An option is a verb and its operands
// (docs/notation.md); here each operand has a name, so that what a person points at can be matched
// with what the engine listed. Nothing is worked out: an option that is not in the list is not legal.
import type { Choice, HalfName } from "../../engine/messages";

export type FaceName = "up" | "down";

export interface Move extends Choice {
  verb: string;
  card?: string;
  face?: FaceName;
  space?: string;
  half?: HalfName;
  sector?: string;
  side?: "left" | "right";
  counts?: [number, number];
  cruiser?: string;
}

type Operand = Exclude<keyof Move, "option" | "text" | "verb">;

const operands: Record<string, Operand[]> = {
  play: ["card", "face", "sector"],
  resolve: ["space", "half"],
  lateral: ["space", "sector"],
  free: ["space", "sector"],
  vertical: ["space"],
  pivot: ["space"],
  roll: ["space"],
  destroy: ["space"],
  hit: ["sector"],
  shift: ["side"],
  order: ["side"],
  cruiser: ["cruiser"],
};

export function moveOf(choice: Choice): Move {
  const [verb = "", ...rest] = choice.option.split(" ");
  if (verb === "split") return { ...choice, verb, counts: [Number(rest[0]), Number(rest[1])] };
  const named = (operands[verb] ?? []).map((name, i) => [name, rest[i]]);
  return { ...choice, verb, ...Object.fromEntries(named) };
}

// Verbs whose options are chosen on the table itself; all others are buttons of the prompt.
const onTheTable = new Set(["play", "lateral", "free", "vertical", "pivot", "roll", "destroy", "hit"]);

export const isButton = (move: Move): boolean => !onTheTable.has(move.verb);
