// How Starfighter shows what happened: which events are looked at, for how long, and the pictures between them.
import { catalogue, cruiserNamed } from "../../../cards/catalogue";
import type { StoryEvent } from "../../../engine/messages";
import type { TableState } from "../../../engine/worker_messages";
import type { Director, Flight, Frame } from "../../../table/watch/reel";
import { pictureAfter, revealed, type Picture } from "./pictures";
import { otherSeat, seatOf } from "../places";

// Milliseconds at the usual speed; what is not here is shown together with what comes next.
const times: Record<string, (event: StoryEvent) => number> = {
  first_player: () => 400,
  cruiser_taken: () => 450,
  round_begins: ({ round }) => (round === 1 ? 500 : 1500),
  drawn: () => 170,
  draw_lost: () => 300,
  aside_taken: () => 220,
  set_aside: () => 420,
  reshuffled: () => 350,
  own_reshuffled: () => 350,
  played: () => 450,
  passed: () => 450,
  stayed: () => 350,
  shifted: () => 650,
  order_chosen: () => 550,
  battle: () => 750,
  tokens_placed: () => 380,
  shields_hit: () => 380,
  absorbed: () => 400,
  armor_lost: ({ count, left }) => 320 + 110 * Math.min(count!, 6) + (left! <= 0 && left! + count! > 0 ? 1100 : 0),
  destroyed: () => 650,
  triggered: () => 420,
  effect_lost: () => 400,
  effect_skipped: () => 420,
  chain_cut: () => 700,
  moved: () => 520,
  pivoted: () => 520,
  rolled: () => 520,
  ended: () => 0,
};

// However much happened, it takes no longer than this.
const longest = 9000;

export const direct: Director = (before, next) => {
  const { story } = next;
  if (story.length === 0 || next.from === 0 || next.v <= before.v || !mayWatch(before, next)) return [];
  const frames: Frame[] = [];
  let picture = firstPicture(before, next);
  let events: StoryEvent[] = [];
  // Whoever saw the last state goes on looking from there.
  const stateOf = (shown: Picture): TableState => ({
    ...next,
    ...shown,
    viewer: before.viewer,
    decision: null,
    result: null,
    lesson: before.lesson,
  });
  story.forEach((event, i) => {
    const last = picture;
    picture = pictureAfter(picture, event, catalogue.peek());
    events.push(event);
    const told = story.slice(0, i + 1);
    const time = times[event.kind];
    if (!time && i + 1 < story.length) return;
    const flight = flightOf(event, last);
    if (flight) frames.push({ state: stateOf(last), events, story: told, ms: flying(flight), flight });
    const lit = [...placesOf(event), ...revealed(last, picture).map(({ at }) => at)];
    frames.push({ state: stateOf(picture), events: flight ? [] : events, story: told, ms: time?.(event) ?? 0, lit });
    events = [];
  });
  frames.at(-1)!.state = next;
  const haste = Math.min(1, longest / frames.reduce((sum, { ms }) => sum + ms, 0));
  return frames.map((frame) => ({ ...frame, ms: frame.ms * haste }));
};

// Before the first round there are no boards yet: cards are dealt beside those that were chosen.
function firstPicture(before: TableState, next: TableState): Picture {
  if (before.view.phase !== "setup") return { view: before.view, stage: before.stage };
  const sectors = Object.entries(next.stage.sectors).map(([place, sector]) => [place, { ...sector, cards: [] }]);
  const stage = { ...before.stage, sectors: Object.fromEntries(sectors) as typeof next.stage.sectors };
  return { view: { ...before.view, armor: armorOf(next) }, stage };
}

// With which both begin.
const armorOf = ({ seats, view }: TableState): [number, number] =>
  [0, 1].map((seat) => cruiserNamed(seats[seat]?.cruiser ?? null)?.armor ?? view.armor[seat]!) as [number, number];

const flying = ({ count }: Flight): number => 260 + 90 * Math.min(count, 8);

// Tokens come from the sector that is fought against, or from the effect under way; cards from the deck.
function flightOf(event: StoryEvent, { stage }: Picture): Flight | null {
  const seat = event.seat ?? (event.at ? seatOf(event.at) : "a");
  const now = stage.chain.find((link) => link.state === "now")?.at;
  const enemy = stage.battle && (seat === "a" ? stage.battle.b : stage.battle.a);
  const from = now ?? enemy;
  const token = (to: string, count: number): Flight | null =>
    from ? { what: "token", seat: otherSeat(seat), from, to, count } : null;
  if (event.kind === "tokens_placed") return token(event.at!, event.tokens![0] + event.tokens![1]);
  if (event.kind === "shields_hit") return token(event.at!, event.count!);
  if (event.kind === "armor_lost") return token(`armor.${seat}`, event.count!);
  return null;
}

function placesOf({ kind, at, to, a, b, seat }: StoryEvent): string[] {
  if (kind === "armor_lost") return [`armor.${seat}`];
  if (kind === "battle") return [a!, b!];
  return kind === "destroyed" || !at ? [] : [to ?? at];
}

// Behind a curtain nothing is shown; in front of it the last person sees what came of their choice.
const mayWatch = (before: TableState, next: TableState): boolean =>
  before.viewer === next.viewer || (before.viewer !== null && next.viewer === null);
