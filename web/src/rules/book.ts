// The rule book as it is read: clauses by section, what points at what, and what a search leaves.
import type { Bilingual, Language, Rules } from "../engine/messages";
import { matches } from "../text/search";

export interface Clause {
  id: string;
  text: Bilingual;
  see: string[];
  // Clauses that point at this one.
  seenFrom: string[];
}

export interface Section {
  id: string;
  title: Bilingual;
  clauses: Clause[];
}

export function bookOf({ sections, clauses }: Rules): Section[] {
  const seenFrom = new Map<string, string[]>();
  for (const { id, see } of clauses) for (const other of see) seenFrom.set(other, [...(seenFrom.get(other) ?? []), id]);
  return sections.map(({ id, title }) => ({
    id,
    title,
    clauses: clauses
      .filter((clause) => clause.section === id)
      .map(({ id, text, see }) => ({
        id,
        text,
        see,
        seenFrom: (seenFrom.get(id) ?? []).filter((other) => !see.includes(other)),
      })),
  }));
}

// Sections with the clauses that have all words, in a language that is shown; a title that has them
// keeps its whole section.
export function found(book: Section[], words: readonly string[], shown: readonly Language[]): Section[] {
  if (words.length === 0) return book;
  const says = (id: string, text: Bilingual) => shown.some((language) => matches(`${id} ${text[language]}`, words));
  return book
    .map((section) =>
      says(section.id, section.title)
        ? section
        : { ...section, clauses: section.clauses.filter((clause) => says(clause.id, clause.text)) },
    )
    .filter((section) => section.clauses.length > 0);
}

export const clauseCount = (book: Section[]): number => book.reduce((sum, { clauses }) => sum + clauses.length, 0);

// The id that the address names in full, or may leave the game out of: "R-16" is "SF-R-16".
export const namedBy = (book: Section[], fragment: string): string | null =>
  book
    .flatMap(({ id, clauses }) => [id, ...clauses.map((clause) => clause.id)])
    .find((id) => id === fragment || id.slice(id.indexOf("-") + 1) === fragment) ?? null;

// The section that has this id or a clause of this id.
export const sectionOf = (book: Section[], wanted: string | null): string | null =>
  book.find(({ id, clauses }) => id === wanted || clauses.some((clause) => clause.id === wanted))?.id ?? null;
