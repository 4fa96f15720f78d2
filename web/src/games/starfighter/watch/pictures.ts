// The table after each thing that happened, one after the other: what is drawn while a battle is watched. Pictures
// follow the engine's events and nothing else; that they end where the engine's next state begins is tested with
// whole games. What a picture cannot know (a card nobody was shown) stays unknown in it.
import type {
  Battle,
  CardInPlay,
  Catalogue,
  ChainLink,
  HalfName,
  Seat,
  StageHalf,
  StageSector,
  StarfighterStage,
  StarfighterView,
  StoryEvent,
} from "../../../engine/messages";
import { levelOf, otherSeat, seatIndex, seatOf, sectorOf } from "../places";

export interface Picture {
  view: StarfighterView;
  stage: StarfighterStage;
}

type Pile = StarfighterView["deck"];

// `set` says what is on a card that can be seen.
export function pictureAfter(before: Picture, event: StoryEvent, set: Catalogue | null): Picture {
  const next = structuredClone(before);
  happenings[event.kind]?.(next, event, set);
  settle(next, set);
  note(before, next, event);
  return next;
}

type Change = (picture: Picture, event: StoryEvent, set: Catalogue | null) => void;

const cardsOf = ({ view }: Picture, place: string): CardInPlay[] => (view.sectors[sectorOf(place)] ??= []);
const cardAt = (picture: Picture, place: string): CardInPlay | undefined => cardsOf(picture, place)[levelOf(place)];

// What each happening changes; the others change nothing one could see.
const happenings: Record<string, Change> = {
  round_begins: ({ view, stage }, { round }) => {
    view.round = round!;
    view.phase = "reinforcements";
    view.passed = [false, false];
    stage.battle = null;
    stage.forecast = [];
    stage.chain = [];
  },
  drawn: ({ view }, { seat, card }) => {
    takeFrom(view.deck, seat!);
    view.hand[seatIndex(seat!)]!.push(card ?? null);
  },
  set_aside: ({ view }, { seat }) => {
    takeFrom(view.deck, seat!);
    view.aside[seatIndex(seat!)]!.push(null);
  },
  aside_taken: ({ view }, { seat, card }) => {
    view.aside[seatIndex(seat!)]!.pop();
    view.hand[seatIndex(seat!)]!.push(card ?? null);
  },
  reshuffled: ({ view }, { count }) => {
    view.deck = Array<null>(count!).fill(null);
    view.discard = [];
  },
  own_reshuffled: ({ view }, { seat, count }) => {
    (view.deck as (string | null)[][])[seatIndex(seat!)] = Array<null>(count!).fill(null);
    (view.discard as (string | null)[][])[seatIndex(seat!)] = [];
  },
  played: (picture, { seat, card, at, down }) => {
    const hand = picture.view.hand[seatIndex(seat!)]!;
    const held = hand.indexOf(card ?? null);
    hand.splice(held < 0 ? hand.length - 1 : held, 1);
    picture.view.phase = "deployment";
    cardsOf(picture, at!).push({
      card: card ?? null,
      face: down ? "down" : "up",
      pivoted: false,
      hit: [0, 0],
      shield_hit: [0, 0],
    });
  },
  passed: ({ view }, { seat }) => {
    view.passed[seatIndex(seat!)] = true;
  },
  initiative_taken: ({ view }, { seat }) => {
    view.initiative = seat!;
  },
  initiative_given: ({ view, stage }, { seat }) => {
    view.initiative = seat!;
    stage.battle = null;
    stage.forecast = stage.forecast.map((battle) => ({ ...battle, state: "done" }));
  },
  moved: (picture, { at, to }) => {
    const [card] = cardsOf(picture, at!).splice(levelOf(at!), 1);
    if (card) cardsOf(picture, to!).push(card);
  },
  pivoted: (picture, { at, card: id }) => {
    const card = cardAt(picture, at!);
    if (!card) return;
    card.card = id ?? card.card;
    card.pivoted = !card.pivoted;
    card.hit.reverse();
    card.shield_hit.reverse();
  },
  rolled: (picture, { at, card: id, down }) => {
    const card = cardAt(picture, at!);
    if (!card) return;
    card.card = id ?? null;
    card.face = down ? "down" : "up";
    card.hit = [0, 0];
    card.shield_hit = [0, 0];
  },
  destroyed: (picture, { at, card: id }) => {
    const [card] = cardsOf(picture, at!).splice(levelOf(at!), 1);
    const { discard } = picture.view;
    pileOf(discard, seatOf(at!)).push(id ?? card?.card ?? null);
  },
  tokens_placed: (picture, { at, tokens }) => {
    const card = cardAt(picture, at!);
    if (card) card.hit = [card.hit[0] + tokens![0], card.hit[1] + tokens![1]];
  },
  shields_hit: (picture, { at, count }) => {
    const card = cardAt(picture, at!);
    const lies = picture.stage.sectors[sectorOf(at!)]?.cards[levelOf(at!)];
    if (!card || !lies) return;
    const above = Math.min(count!, Math.max(0, lies.upper.shields - card.shield_hit[0]));
    card.shield_hit = [card.shield_hit[0] + above, card.shield_hit[1] + count! - above];
  },
  shields_recover: ({ view }) => {
    for (const cards of Object.values(view.sectors)) for (const card of cards) card.shield_hit = [0, 0];
  },
  armor_lost: ({ view }, { seat, left }) => {
    view.armor[seatIndex(seat!)] = left!;
  },
  shifted: ({ view, stage }, { shift }) => {
    view.phase = "combat";
    view.shift = shift!;
    stage.forecast = [];
    for (const [place, sector] of Object.entries(stage.sectors)) sector.facing = facing(place, shift!);
  },
  stayed: ({ view }) => {
    view.phase = "combat";
  },
  battle: ({ view, stage }, { a, b, tokens }) => {
    view.phase = "combat";
    stage.battle = { a: a!, b: b!, suffers: view.initiative, tokens: tokens![seatIndex(view.initiative)] };
    const now: Battle = { a: a!, b: b!, tokens: tokens!, state: "now" };
    const others = stage.forecast.map((one): Battle => (one.state === "now" ? { ...one, state: "done" } : one));
    const at = others.findIndex((one) => one.a === a);
    if (at < 0) others.push(now);
    else others[at] = now;
    stage.forecast = others;
  },
};

const pileOf = (pile: Pile, seat: Seat): (string | null)[] =>
  Array.isArray(pile[seatIndex(seat)]) ? (pile as (string | null)[][])[seatIndex(seat)]! : (pile as (string | null)[]);

const takeFrom = (pile: Pile, seat: Seat): void => void pileOf(pile, seat).pop();

// The other board's sector in the same column: seat a's sector i lies opposite b's i + shift (SF-R-52).
function facing(place: string, shift: number): string | null {
  const column = Number(place[1]) + (seatOf(place) === "a" ? shift : -shift);
  return column >= 1 && column <= 5 ? `${otherSeat(seatOf(place))}${column}` : null;
}

// What follows from where cards lie.
function settle({ view, stage }: Picture, set: Catalogue | null): void {
  for (const [place, sector] of Object.entries(stage.sectors)) {
    const cards = view.sectors[place] ?? [];
    // Tokens that are covered go back (SF-DMG-03).
    for (const covered of cards.slice(0, -1)) {
      covered.hit[0] = 0;
      covered.shield_hit[0] = 0;
    }
    sector.cards = cards.map((card, level) => lying(card, level, level === cards.length - 1, sector, set));
    sector.fighters = sum(
      sector.cards.map(({ upper, lower }, level) => {
        const { hit } = cards[level]!;
        return (upper.visible ? upper.fighters - hit[0] : 0) + (lower.visible ? lower.fighters - hit[1] : 0);
      }),
    );
  }
  for (const seat of ["a", "b"] as const) {
    const draws = Object.entries(stage.sectors).flatMap(([place, sector]) =>
      seatOf(place) === seat ? sector.draws.filter((level) => level >= sector.cards.length) : [],
    );
    stage.reinforcements[seatIndex(seat)] = draws.length + (view.aside[seatIndex(seat)]?.length ?? 0);
  }
}

const blank: Omit<StageHalf, "visible"> = { fighters: 1, effect: null, shields: 0, field: false };

// A card nobody has shown the viewer can only lie face down.
function lying(card: CardInPlay, level: number, top: boolean, before: StageSector, set: Catalogue | null) {
  const front = card.face === "up" ? set?.cards.find(({ id }) => id === card.card) : undefined;
  const printed = front ?? set?.back ?? before.cards[level] ?? { upper: blank, lower: blank };
  const [upper, lower] = card.pivoted ? [printed.lower, printed.upper] : [printed.upper, printed.lower];
  return { level, upper: { ...upper, visible: top }, lower: { ...lower, visible: true } };
}

// --- the effect chain ---

const halves: readonly HalfName[] = ["upper", "lower"];

// Effects that have come to light wait; the one that triggers is under way.
function note(before: Picture, next: Picture, event: StoryEvent): void {
  const { stage } = next;
  if (event.kind === "triggered") stage.chain = triggered(stage.chain, event);
  if (event.kind === "effect_lost") mark(stage.chain, event, "waiting", "lost");
  if (event.kind === "effect_skipped") mark(stage.chain, event, "now", "skipped");
  const found = revealed(before, next);
  if (found.length === 0) return;
  if (!stage.chain.some(isOpen)) stage.chain = [];
  const depth = (stage.chain.find((link) => link.state === "now")?.depth ?? -1) + 1;
  const waiting = found.map(({ at, half, effect }): ChainLink => {
    const card = next.view.sectors[sectorOf(at)]![levelOf(at)]!.card;
    return { effect, at, half, card, seat: seatOf(at), depth, state: "waiting" };
  });
  putNext(stage.chain, waiting);
}

const isOpen = (link: ChainLink): boolean => link.state === "waiting" || link.state === "now";

// Before whatever waits.
function putNext(chain: ChainLink[], links: ChainLink[]): void {
  const first = chain.findIndex((link) => link.state === "waiting");
  chain.splice(first < 0 ? chain.length : first, 0, ...links);
}

function triggered(before: readonly ChainLink[], event: StoryEvent): ChainLink[] {
  const chain = before.some(isOpen)
    ? before.map((link): ChainLink => (link.state === "now" ? { ...link, state: "done" } : link))
    : [];
  const isIt = ({ state, effect, at, half, card }: ChainLink) =>
    state === "waiting" &&
    effect === event.effect &&
    ((at === event.at && half === event.half) || (card !== null && card === event.card));
  const found = chain.findIndex(isIt);
  const [waited] = found < 0 ? [] : chain.splice(found, 1);
  putNext(chain, [
    {
      effect: event.effect!,
      at: event.at!,
      half: event.half!,
      card: event.card ?? null,
      seat: event.seat ?? seatOf(event.at!),
      depth: waited?.depth ?? 0,
      state: "now",
    },
  ]);
  return chain;
}

function mark(chain: ChainLink[], event: StoryEvent, from: ChainLink["state"], to: ChainLink["state"]): void {
  const link = chain.find(({ state, effect }) => state === from && effect === event.effect);
  if (link) link.state = to;
}

// Halves with an effect that can be seen now and could not be before. A card that has moved or was turned round is
// the same one, and stays on its board.
export function revealed(
  before: Picture,
  next: Picture,
): { at: string; half: HalfName; effect: NonNullable<StageHalf["effect"]> }[] {
  const seen = new Set(visibleEffects(before).map(({ key }) => key));
  return visibleEffects(next).filter(({ key }) => !seen.has(key));
}

function visibleEffects({ view, stage }: Picture) {
  return Object.entries(stage.sectors).flatMap(([place, { cards }]) =>
    cards.flatMap((lies, level) =>
      halves.flatMap((half) => {
        const { visible, effect } = lies[half];
        const card = view.sectors[place]?.[level];
        if (!visible || !effect || !card) return [];
        const printed = card.pivoted === (half === "upper") ? "below" : "above";
        return [{ at: `${place}.${level}`, half, effect, key: `${seatOf(place)} ${card.card} ${printed}` }];
      }),
    ),
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
