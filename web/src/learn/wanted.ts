// What the learner is to point at next, so that it can be marked: the expected option is taken apart
// like any other, and whatever of it has not been pointed at yet comes next. The answer is a selector
// of what stands on the table.
import type { Move } from "../games/starfighter/moves";
import { isButton } from "../games/starfighter/moves";
import type { Staging } from "../table/staging";

export function wantedNow(expected: Move, { moves, picks, staged, face }: Staging): string {
  // A pass is asked about once more, by a button of its own.
  if (staged?.option === expected.option) return '[data-action="confirm"], [data-action="pass"].loud';
  if (isButton(expected))
    return expected.verb === "cruiser"
      ? `[data-cruiser="${expected.cruiser}" i]`
      : `[data-action="${expected.option}"]`;
  if (expected.card && picks.card !== expected.card) return `[data-card="${expected.card}"]`;
  if (expected.space && picks.space !== expected.space) return spot(expected.space);
  // A card that fits only one way turns by itself.
  const fitsOtherwise = moves.some(
    ({ card, sector, face: lies }) => card === expected.card && sector === expected.sector && lies !== expected.face,
  );
  if (expected.face && fitsOtherwise && (staged?.face ?? face) !== expected.face) return '[data-action="flip"]';
  return expected.sector ? `[data-target="${expected.sector}"]` : spot(expected.space ?? "");
}

// On the board, or in the sheet that phones have for a sector.
const spot = (space: string): string => `[data-spot="${space}"], [data-sheet-spot="${space}"] .button.loud`;
