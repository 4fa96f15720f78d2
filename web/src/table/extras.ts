// What a table among people adds to the table of this page: clocks, who is away, what was said, another menu.
// src/online fills it in, so that the table itself knows nothing of servers.
import type { ComponentChildren } from "preact";
import type { ClockReading } from "../kit/clock";
import type { ScoreboardProps } from "../games/starfighter/scoreboard";
import type { Seat, StoryEvent } from "../engine/messages";

export interface MenuProps {
  open: boolean;
  onClose: () => void;
  onHelp: () => void;
  onSymbols: () => void;
}

// A line between those of the story, after so many of them.
export interface Aside {
  after: number;
  event: StoryEvent;
}

export interface TableExtras {
  clockOf(seat: Seat): ClockReading | null;
  isAway(seat: Seat): boolean;
  // Among people nobody is helped.
  hints: boolean;
  asides: readonly Aside[];
  notices: ComponentChildren;
  // Above the question, in a row of its own.
  line: ComponentChildren;
  // Beside the menu's button.
  tools: ComponentChildren;
  // In the place of the hand, for who has none.
  hand: ComponentChildren;
  menu: (props: MenuProps) => ComponentChildren;
}

export function withAsides(story: readonly StoryEvent[], asides: readonly Aside[]): StoryEvent[] {
  if (asides.length === 0) return story as StoryEvent[];
  const lines = [...story];
  // From the end, so that the earlier places stay what they are.
  for (const { after, event } of asides.toReversed().toSorted((x, y) => y.after - x.after))
    lines.splice(Math.min(after, story.length), 0, event);
  return lines;
}

export function withExtras(
  scores: Omit<ScoreboardProps, "children">,
  extras: TableExtras | undefined,
): Omit<ScoreboardProps, "children"> {
  if (!extras) return scores;
  const [near, far] = scores.sides.map((side) => ({
    ...side,
    clock: extras.clockOf(side.seat),
    away: extras.isAway(side.seat),
  }));
  return { ...scores, sides: [near!, far!] };
}
