// What a person has pointed at so far, and which option that makes. Mouse, drag, touch, keyboard and
// text all come through this one reducer. It only narrows the list of legal options; where nothing is
// left it names the option that was meant, so that the engine can be asked why not.
import type { HalfName } from "../engine/messages";
import { isButton, type FaceName, type Move } from "../games/starfighter/moves";
import { sectorOf } from "../games/starfighter/places";

export interface Picks {
  card?: string;
  space?: string;
  half?: HalfName;
  sector?: string;
}

export interface Staging {
  moves: readonly Move[];
  picks: Picks;
  // How a card from hand is to lie, where both ways are possible.
  face: FaceName;
  // The option that the picks make; waiting to be confirmed.
  staged: Move | null;
  // The card was turned over because this sector takes it in no other way.
  turnedOver: boolean;
  // What was meant but is not in the list.
  refused: string | null;
}

export type Pointing =
  | { type: "ask"; moves: readonly Move[] }
  | { type: "card"; card: string }
  | { type: "place"; sector: string; space?: string | undefined; half?: HalfName | undefined }
  // A key that means a sector: its cards in turn, from the top, if a card is wanted.
  | { type: "sector"; sector: string }
  | { type: "drop"; card: string; sector: string }
  | { type: "flip" }
  | { type: "take"; option: string }
  | { type: "clear" };

export const nothing: Staging = {
  moves: [],
  picks: {},
  face: "up",
  staged: null,
  turnedOver: false,
  refused: null,
};

export function stage(staging: Staging, pointing: Pointing): Staging {
  const fresh = { ...staging, refused: null };
  switch (pointing.type) {
    case "ask":
      return { ...nothing, moves: pointing.moves };
    case "clear":
      return { ...nothing, moves: staging.moves };
    case "card":
      return pickCard(fresh, pointing.card);
    case "drop":
      return pickSector(withPicks(fresh, { card: pointing.card }), pointing.sector);
    case "place":
      return pickPlace(fresh, pointing.sector, pointing.space, pointing.half);
    case "sector":
      return pickBySector(fresh, pointing.sector);
    case "flip":
      return flip(fresh);
    case "take":
      return take(fresh, pointing.option);
  }
}

const hasVerb = (staging: Staging, verb: string) => staging.moves.some((move) => move.verb === verb);

function pickCard(staging: Staging, card: string): Staging {
  const { picks } = staging;
  if (picks.card === card && !picks.sector) return stage(staging, { type: "clear" });
  if (!staging.moves.some((move) => move.card === card)) return refuse(staging, { card });
  const keepsSector = picks.sector && staging.moves.some((move) => move.card === card && move.sector === picks.sector);
  return withPicks(staging, keepsSector && !picks.card ? { card, sector: picks.sector! } : { card });
}

// A place can mean the card that lies there or the sector: where to, before which one.
function pickPlace(staging: Staging, sector: string, space?: string, half?: HalfName): Staging {
  const { picks, moves } = staging;
  if (picks.space === space && space && !half) return stage(staging, { type: "clear" });
  const asTarget = moves.some((move) => move.sector === sector && move.space === picks.space);
  if (picks.space && asTarget) return withPicks(staging, { space: picks.space, sector });
  if (space && moves.some((move) => move.space === space)) return pickSpace(staging, space, half);
  return pickSector(staging, sector);
}

function pickSpace(staging: Staging, space: string, half?: HalfName): Staging {
  const both = half && staging.moves.some((move) => move.space === space && move.half === half);
  return withPicks(staging, both ? { space, half } : { space });
}

function pickSector(staging: Staging, sector: string): Staging {
  const { picks, moves } = staging;
  const fits = (move: Move) =>
    move.sector === sector && (!picks.card || move.card === picks.card) && (!picks.space || move.space === picks.space);
  if (!picks.space && moves.some((move) => move.space !== undefined)) return refuse(staging, { sector });
  if (!moves.some(fits)) return refuse(staging, { sector });
  return withPicks(staging, { ...picks, sector });
}

function pickBySector(staging: Staging, sector: string): Staging {
  const { picks, moves } = staging;
  const isTarget = picks.space && moves.some((move) => move.space === picks.space && move.sector === sector);
  const spaces = unique(
    moves.flatMap((move) => (move.space && sectorOf(move.space) === sector ? [move.space] : [])),
  ).sort();
  if (isTarget || spaces.length === 0) return pickPlace(staging, sector);
  const at = picks.space ? spaces.indexOf(picks.space) : -1;
  return pickSpace(staging, at > 0 ? spaces[at - 1]! : spaces.at(-1)!);
}

function flip(staging: Staging): Staging {
  if (!hasVerb(staging, "play")) return staging;
  const face = staging.staged?.face ?? staging.face;
  const turned = { ...staging, face: face === "up" ? "down" : "up" } as Staging;
  const { card, sector } = staging.picks;
  if (!card || !sector) return turned;
  const possible = staging.moves.some(
    (move) => move.card === card && move.sector === sector && move.face === turned.face,
  );
  return possible ? withPicks(turned, staging.picks) : { ...staging, refused: `play ${card} ${turned.face} ${sector}` };
}

function take(staging: Staging, option: string): Staging {
  const move = staging.moves.find((each) => each.option === option);
  if (!move) return { ...staging, refused: option };
  const { card, space, half, sector } = move;
  const picks = Object.fromEntries(Object.entries({ card, space, half, sector }).filter(([, value]) => value));
  return { ...staging, picks, face: move.face ?? staging.face, staged: move, turnedOver: false };
}

function withPicks(staging: Staging, picks: Picks): Staging {
  const left = staging.moves.filter((move) => agrees(move, picks));
  const facing = left.filter((move) => move.face === undefined || move.face === staging.face);
  const turnedOver = facing.length === 0 && picks.sector !== undefined;
  const staged = complete(turnedOver ? left : facing, picks);
  return { ...staging, picks, staged, turnedOver: turnedOver && staged !== null };
}

const agrees = (move: Move, picks: Picks): boolean =>
  (Object.keys(picks) as (keyof Picks)[]).every((kind) => move[kind] === picks[kind]);

// One option left is the one that is meant; but a card from hand goes nowhere before it is told where.
function complete(left: readonly Move[], picks: Picks): Move | null {
  const [only, ...others] = left;
  if (!only || others.length > 0) return null;
  if (only.verb === "play" && !(picks.card && picks.sector)) return null;
  return only;
}

// The option that somebody seems to have meant, in notation.
function refuse(staging: Staging, pointed: { card?: string; sector?: string }): Staging {
  const { picks, moves } = staging;
  const verb = moves.find((move) => !isButton(move))?.verb;
  const card = pointed.card ?? picks.card;
  let meant: string | null = null;
  if (card) meant = `play ${card} ${staging.face} ${pointed.sector ?? "a1"}`;
  else if (picks.space) meant = `${verb} ${picks.space} ${pointed.sector}`;
  else if (verb === "hit") meant = `hit ${pointed.sector}`;
  return { ...staging, refused: meant };
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

// --- what can be pointed at next ---

export interface Legal {
  cards: ReadonlySet<string>;
  spaces: ReadonlySet<string>;
  // Where to, and for a card from hand which sides can be up there.
  sectors: ReadonlyMap<string, readonly FaceName[]>;
}

export function legal(staging: Staging): Legal {
  const { moves, picks } = staging;
  const within = moves.filter(
    (move) => (!picks.card || move.card === picks.card) && (!picks.space || move.space === picks.space),
  );
  const waitsForCard = moves.some((move) => move.card) && !picks.card;
  const waitsForSpace = moves.some((move) => move.space) && !picks.space;
  const sectors = new Map<string, FaceName[]>();
  if (!waitsForCard && !waitsForSpace) {
    for (const { sector, face } of within) {
      if (sector) sectors.set(sector, [...(sectors.get(sector) ?? []), ...(face ? [face] : [])]);
    }
  }
  const here = picks.card ? moves : moves.filter((move) => !picks.sector || move.sector === picks.sector);
  return {
    cards: new Set(here.flatMap((move) => move.card ?? [])),
    spaces: new Set(moves.flatMap((move) => move.space ?? [])),
    sectors,
  };
}
