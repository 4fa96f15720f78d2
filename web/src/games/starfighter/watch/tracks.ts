// Which card came from where between two states: followed through what happened, not guessed from
// faces, so that cards nobody knows move too. Only pictures depend on it; the table is right without.
import type { StarfighterView, StoryEvent } from "../../../engine/messages";
import { levelOf, sectorOf } from "../places";

export interface Track {
  // A space ("a2.1") or a hand ("hand.a").
  from: string;
  to: string;
}

export interface Tracks {
  moved: Track[];
  // Where destroyed cards lay in the earlier picture, or came from.
  fallen: Track[];
}

export function tracks(before: StarfighterView, after: StarfighterView, story: readonly StoryEvent[]): Tracks {
  const stacks = new Map<string, string[]>();
  for (const [sector, cards] of Object.entries(before.sectors)) {
    stacks.set(
      sector,
      cards.map((_, level) => `${sector}.${level}`),
    );
  }
  const stack = (place: string) => stacks.get(sectorOf(place)) ?? [];
  const fallen: Track[] = [];
  for (const event of story) {
    if (!event.at) continue;
    if (event.kind === "played") stack(event.at).push(`hand.${event.seat}`);
    else if (event.kind === "destroyed") {
      const [from] = stack(event.at).splice(levelOf(event.at), 1);
      if (from) fallen.push({ from, to: event.at });
    } else if (event.kind === "moved" && event.to) {
      const [from] = stack(event.at).splice(levelOf(event.at), 1);
      if (from) stack(event.to).push(from);
    }
  }
  return { moved: ended(stacks, after), fallen };
}

// A sector that did not come out as followed (the story was cut) is left out.
function ended(stacks: Map<string, string[]>, after: StarfighterView): Track[] {
  const moved: Track[] = [];
  for (const [sector, cards] of Object.entries(after.sectors)) {
    const pieces = stacks.get(sector) ?? [];
    if (pieces.length !== cards.length) continue;
    pieces.forEach((from, level) => {
      const to = `${sector}.${level}`;
      if (from !== to) moved.push({ from, to });
    });
  }
  return moved;
}
