// What can be seen of one card, as it lies: the only thing that drawing and describing cards look at.
// It comes from a card in play, a card in hand or a line of the catalogue.
import type { CardFront, CardInPlay, Half, StageSector } from "../engine/messages";

export interface Face {
  // Null if the viewer does not know the card. A card face down that is known keeps its code.
  id: string | null;
  up: boolean;
  pivoted: boolean;
  level: number;
  // Cards of the Training deck; null if not known.
  green: boolean | null;
  // As the card lies: of a pivoted card the upper half is the one printed below.
  upper: Half;
  lower: Half;
  hit: [number, number];
  shieldHit: [number, number];
}

const none: [number, number] = [0, 0];

export function faceOfFront(front: CardFront): Face {
  const { id, level, green, upper, lower } = front;
  return { id, up: true, pivoted: false, level, green, upper, lower, hit: none, shieldHit: none };
}

export function faceOfBack(back: { upper: Half; lower: Half }, id: string | null = null): Face {
  return { id, up: false, pivoted: false, level: 0, green: null, ...back, hit: none, shieldHit: none };
}

// `front` is what the catalogue has under the card's code, if the viewer knows it.
export function faceInPlay(card: CardInPlay, lies: StageSector["cards"][number], front: CardFront | null): Face {
  const up = card.face === "up";
  return {
    id: card.card,
    up,
    pivoted: card.pivoted,
    level: up ? (front?.level ?? 0) : 0,
    green: front?.green ?? null,
    upper: lies.upper,
    lower: lies.lower,
    hit: card.hit,
    shieldHit: card.shield_hit,
  };
}

export function turned(face: Face): Face {
  return {
    ...face,
    pivoted: !face.pivoted,
    upper: face.lower,
    lower: face.upper,
    hit: [face.hit[1], face.hit[0]],
    shieldHit: [face.shieldHit[1], face.shieldHit[0]],
  };
}
