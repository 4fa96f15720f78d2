// What a deck is made of, counted.
import { symbolsOf, fightersOf, type SymbolName } from "../browse/filters";
import type { CardFront } from "../engine/messages";

export interface DeckFigures {
  levels: number[];
  symbols: Map<SymbolName, number>;
  fighters: number;
}

export function figuresOf(cards: CardFront[]): DeckFigures {
  const levels = [0, 0, 0, 0];
  const symbols = new Map<SymbolName, number>();
  let fighters = 0;
  for (const card of cards) {
    levels[card.level] = (levels[card.level] ?? 0) + 1;
    fighters += fightersOf(card);
    for (const symbol of symbolsOf(card)) symbols.set(symbol, (symbols.get(symbol) ?? 0) + 1);
  }
  return { levels, symbols, fighters };
}
