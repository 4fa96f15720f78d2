import { expect, test } from "vitest";
import type { Rules } from "../src/engine/messages";
import { bookOf, clauseCount, found, sectionOf } from "../src/rules/book";
import { wordsOf } from "../src/text/search";

const both = (en: string, fr: string) => ({ en, fr });
const rules: Rules = {
  type: "rules",
  game: "starfighter",
  sections: [
    { id: "SF-DRAW", title: both("Drawing", "Piocher") },
    { id: "R", title: both("Rulings", "Décisions") },
  ],
  clauses: [
    { id: "SF-DRAW-01", section: "SF-DRAW", text: both("Take a card.", "Prenez une carte."), see: ["R-1"] },
    { id: "SF-DRAW-02", section: "SF-DRAW", text: both("Shields recover.", "Les écrans se régénèrent."), see: [] },
    { id: "R-1", section: "R", text: both("No card, no draw.", "Sans carte, pas de pioche."), see: ["SF-DRAW-02"] },
  ],
};
const book = bookOf(rules);
const ids = (query: string, shown: ("en" | "fr")[] = ["en"]) =>
  found(book, wordsOf(query), shown).flatMap((section) => section.clauses.map((clause) => clause.id));

test("clauses know who names them", () => {
  expect(book[1]!.clauses[0]).toMatchObject({ see: ["SF-DRAW-02"], seenFrom: ["SF-DRAW-01"] });
  expect(sectionOf(book, "R-1")).toBe("R");
  expect(sectionOf(book, "SF-DRAW")).toBe("SF-DRAW");
  expect(sectionOf(book, "SF-NONE-1")).toBeNull();
});

test("a search looks at numbers and at the languages that are shown", () => {
  expect(ids("card")).toEqual(["SF-DRAW-01", "R-1"]);
  expect(ids("ecrans")).toEqual([]);
  expect(ids("ecrans", ["en", "fr"])).toEqual(["SF-DRAW-02"]);
  expect(ids("r-1")).toEqual(["R-1"]);
  expect(clauseCount(found(book, [], ["en"]))).toBe(3);
});

test("a title keeps its whole section", () => {
  expect(ids("drawing")).toEqual(["SF-DRAW-01", "SF-DRAW-02"]);
});
