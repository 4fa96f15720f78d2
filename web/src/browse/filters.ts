// Which cards of the set are shown: by level, colour, symbols, Fighters and words. Within one row of
// choices any may hold, between rows all must.
import type { CardFront, EffectName, Half } from "../engine/messages";
import { matches } from "../text/search";

export type SymbolName = EffectName | "shields" | "field";
export type Colour = "green" | "blue";

export interface Filters {
  levels: number[];
  colours: Colour[];
  symbols: SymbolName[];
  // At least so many Fighters on both halves together.
  fighters: number;
  words: string[];
}

export const noFilters: Filters = { levels: [], colours: [], symbols: [], fighters: 0, words: [] };

export const symbolsOfHalf = (half: Half): SymbolName[] => [
  ...(half.effect ? [half.effect] : []),
  ...(half.shields > 0 ? (["shields"] as const) : []),
  ...(half.field ? (["field"] as const) : []),
];

export const symbolsOf = (card: CardFront): SymbolName[] => [
  ...symbolsOfHalf(card.upper),
  ...symbolsOfHalf(card.lower),
];

export const fightersOf = (card: CardFront): number => card.upper.fighters + card.lower.fighters;

// `described` is what a reader would be told of the card: words are looked for in it.
export function filtered(cards: CardFront[], filters: Filters, described: (card: CardFront) => string): CardFront[] {
  const { levels, colours, symbols, fighters, words } = filters;
  return cards.filter(
    (card) =>
      (levels.length === 0 || levels.includes(card.level)) &&
      (colours.length === 0 || colours.includes(card.green ? "green" : "blue")) &&
      (symbols.length === 0 || symbolsOf(card).some((symbol) => symbols.includes(symbol))) &&
      fightersOf(card) >= fighters &&
      (words.length === 0 || matches(described(card), words)),
  );
}

export const inOrder = (cards: CardFront[]): CardFront[] =>
  [...cards].sort((one, other) => one.level - other.level || (one.id < other.id ? -1 : 1));

export function toggled<T>(list: T[], each: T): T[] {
  return list.includes(each) ? list.filter((other) => other !== each) : [...list, each];
}
