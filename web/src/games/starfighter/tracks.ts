// Which card came from where between two states: followed through what happened, not guessed from
// faces, so that cards nobody knows move too. Only pictures depend on it; the table is right without.
import type { StarfighterView, StoryEvent } from "../../engine/messages";
import { levelOf, sectorOf } from "./places";

export interface Track {
  // A space ("a2.1") or a hand ("hand.a").
  from: string;
  to: string;
  // Which of the beats moved it last.
  beat: number;
}

export interface Tracks {
  moved: Track[];
  // Where destroyed cards lay in the earlier picture, or came from.
  fallen: Track[];
  // How many things happened that take time to see.
  beats: number;
}

interface Piece {
  from: string;
  beat: number;
}

const seen = new Set([
  "played",
  "moved",
  "destroyed",
  "pivoted",
  "rolled",
  "tokens_placed",
  "shields_hit",
  "armor_lost",
  "triggered",
  "shifted",
  "absorbed",
]);

export const isBeat = (event: StoryEvent): boolean => seen.has(event.kind);

export function tracks(before: StarfighterView, after: StarfighterView, story: readonly StoryEvent[]): Tracks {
  const stacks = new Map<string, Piece[]>();
  for (const [sector, cards] of Object.entries(before.sectors)) {
    stacks.set(
      sector,
      cards.map((_, level) => ({ from: `${sector}.${level}`, beat: -1 })),
    );
  }
  const stack = (place: string) => stacks.get(sectorOf(place)) ?? [];
  const fallen: Track[] = [];
  let beat = -1;
  for (const event of story) {
    if (isBeat(event)) ++beat;
    if (!event.at) continue;
    if (event.kind === "played") stack(event.at).push({ from: `hand.${event.seat}`, beat });
    else if (event.kind === "destroyed") {
      const [piece] = takeOut(stack(event.at), levelOf(event.at), beat);
      if (piece) fallen.push({ from: piece.from, to: event.at, beat });
    } else if (event.kind === "moved" && event.to) {
      const [piece] = takeOut(stack(event.at), levelOf(event.at), beat);
      if (piece) stack(event.to).push({ ...piece, beat });
    }
  }
  return { moved: ended(stacks, after), fallen, beats: beat + 1 };
}

// Cards above a gap drop down with what made it (SF-FX-GEN-11).
function takeOut(stack: Piece[], level: number, beat: number): Piece[] {
  const out = stack.splice(level, 1);
  for (const above of stack.slice(level)) above.beat = beat;
  return out;
}

// A sector that did not come out as followed (the story was cut) is left out.
function ended(stacks: Map<string, Piece[]>, after: StarfighterView): Track[] {
  const moved: Track[] = [];
  for (const [sector, cards] of Object.entries(after.sectors)) {
    const pieces = stacks.get(sector) ?? [];
    if (pieces.length !== cards.length) continue;
    pieces.forEach(({ from, beat }, level) => {
      const to = `${sector}.${level}`;
      if (from !== to) moved.push({ from, to, beat });
    });
  }
  return moved;
}

// When each beat begins, in milliseconds: all of them together stay short, however many there are.
export function beatTimes(beats: number, pace: number): number[] {
  const step = Math.min(240, 1400 / Math.max(1, beats)) * pace;
  return Array.from({ length: beats }, (_, i) => Math.round(i * step));
}
