// A deck is its file (docs/decks.md): what is clicked changes the text, and whatever else a person
// wrote there, comments too, stays. Here the text is only taken apart and changed; whether it is a
// legal deck, and what is wrong with it, the engine says.
export interface DeckWord {
  text: string;
  // In the text.
  from: number;
  to: number;
}

export interface DeckParts {
  name: { text: string; word: DeckWord } | null;
  // Every word that is meant as a Cruiser or a card.
  cruisers: DeckWord[];
  cards: DeckWord[];
}

export function partsOf(text: string): DeckParts {
  const parts: DeckParts = { name: null, cruisers: [], cards: [] };
  let at = 0;
  for (const line of text.split("\n")) {
    readLine(line, at, parts);
    at += line.length + 1;
  }
  return parts;
}

function readLine(line: string, start: number, parts: DeckParts): void {
  const kept = line.replace(/(^|[\s,])#.*$/, "$1");
  const words = [...kept.matchAll(/[^\s,]+/g)].map((found) => ({
    text: found[0],
    from: start + found.index,
    to: start + found.index + found[0].length,
  }));
  for (let i = 0; i < words.length; ++i) {
    const word = words[i]!;
    const next = words[i + 1];
    if (word.text === "name") {
      if (!next) return;
      const rest = kept.slice(next.to - start).split("#", 1)[0]!;
      const name = (next.text + rest).trimEnd();
      parts.name = { text: name, word: { text: name, from: next.from, to: next.from + name.length } };
      return;
    }
    if (word.text === "cruiser") {
      if (next) parts.cruisers.push(next);
      ++i;
    } else {
      parts.cards.push(word);
    }
  }
}

export const nameOf = (text: string): string => partsOf(text).name?.text ?? "";
export const cruiserOf = (text: string): string | null => partsOf(text).cruisers[0]?.text ?? null;
export const cardsOf = (text: string): string[] => partsOf(text).cards.map((word) => word.text);

const replaced = (text: string, { from, to }: DeckWord, by: string): string =>
  text.slice(0, from) + by + text.slice(to);
const lineAdded = (text: string, line: string): string =>
  (text === "" || text.endsWith("\n") ? text : `${text}\n`) + line + "\n";

// A name is one line without a comment sign; an empty one goes with its line.
export function withName(text: string, name: string): string {
  const clean = name.replace(/[#\n\r]/g, " ").trim();
  const had = partsOf(text).name;
  if (!had) return clean === "" ? text : `name ${clean}\n${text}`;
  if (clean !== "") return replaced(text, had.word, clean);
  const from = text.lastIndexOf("\n", had.word.from) + 1;
  const end = text.indexOf("\n", had.word.to);
  return text.slice(0, from) + (end === -1 ? "" : text.slice(end + 1));
}

export function withCruiser(text: string, cruiser: string): string {
  const had = partsOf(text).cruisers[0];
  return had ? replaced(text, had, cruiser) : lineAdded(text, `cruiser ${cruiser}`);
}

// Behind the last card of the same level, which is the figure before the dash, so that a deck made by
// clicking stays in order.
export function withCard(text: string, card: string): string {
  const { cards } = partsOf(text);
  if (cards.some((word) => word.text === card)) return text;
  const last = cards.filter((word) => word.text[0] === card[0]).at(-1);
  return last ? replaced(text, { ...last, from: last.to }, ` ${card}`) : lineAdded(text, card);
}

// Every copy, with the blank or comma before it; a line that holds nothing else goes too.
export function withoutCard(text: string, card: string): string {
  const copies = partsOf(text).cards.filter((word) => word.text === card);
  return copies.reverse().reduce((left, word) => {
    const from = left.slice(0, word.from).replace(/[ \t,]+$/, "").length;
    const startsLine = from === 0 || left[from - 1] === "\n";
    if (!startsLine) return left.slice(0, from) + left.slice(word.to);
    const after = left.slice(word.to).replace(/^[ \t,]+/, "");
    return left.slice(0, from) + (after.startsWith("\n") ? after.slice(1) : after);
  }, text);
}

// Where a place given by line and column lies; columns of the engine count bytes.
export function offsetOf(text: string, line: number, column: number): number {
  const lines = text.split("\n");
  const row = Math.min(Math.max(line, 1), lines.length) - 1;
  const before = lines.slice(0, row).reduce((sum, each) => sum + each.length + 1, 0);
  const bytes = new TextEncoder().encode(lines[row]!).slice(0, Math.max(column, 1) - 1);
  return before + new TextDecoder().decode(bytes).length;
}
