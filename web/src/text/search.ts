// Searching as people type: case, accents, ligatures and kinds of apostrophes do not matter. All words
// of a query must be found, in any order, also within longer words.

// The text in its plain form, and for each of its characters where it came from.
function folded(text: string): { plain: string; from: number[] } {
  let plain = "";
  const from: number[] = [];
  for (let i = 0; i < text.length; ++i) {
    for (const letter of plainLetters(text[i]!)) {
      plain += letter;
      from.push(i);
    }
  }
  return { plain, from };
}

const special: Record<string, string> = {
  œ: "oe",
  Œ: "oe",
  æ: "ae",
  Æ: "ae",
  "’": "'",
  "‑": "-",
  "–": "-",
  "\u00a0": " ",
  "\u202f": " ",
};

function plainLetters(letter: string): string {
  return special[letter] ?? letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

export const plain = (text: string): string => folded(text).plain;

export const wordsOf = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean);

export function matches(text: string, words: readonly string[]): boolean {
  const within = plain(text);
  return words.every((word) => within.includes(word));
}

export interface Piece {
  text: string;
  found: boolean;
}

// The text cut into pieces, so that what was searched for can be marked.
export function marked(text: string, words: readonly string[]): Piece[] {
  const { plain: within, from } = folded(text);
  const found = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let at = within.indexOf(word); at !== -1; at = within.indexOf(word, at + 1))
      for (let i = from[at]!; i <= from[at + word.length - 1]!; ++i) found[i] = true;
  const pieces: Piece[] = [];
  for (let i = 0; i < text.length; ++i) {
    const last = pieces.at(-1);
    if (last && last.found === found[i]) last.text += text[i];
    else pieces.push({ text: text[i]!, found: found[i]! });
  }
  return pieces;
}
