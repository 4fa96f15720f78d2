import { expect, test } from "vitest";
import type { Rules } from "../src/engine/messages";
import { bookOf, clauseCount, found, namedBy, sectionOf } from "../src/rules/book";
import { wordsOf } from "../src/text/search";

const both = (en: string, fr: string) => ({ en, fr });
const rules: Rules = {
  type: "rules",
  game: "starfighter",
  sections: [
    { id: "TY-DRAW", title: both("Drawing", "Piocher") },
    { id: "TY-R", title: both("Rulings", "Décisions") },
  ],
  clauses: [
    { id: "TY-DRAW-01", section: "TY-DRAW", text: both("Take a card.", "Prenez une carte."), see: ["TY-R-1"] },
    { id: "TY-DRAW-02", section: "TY-DRAW", text: both("Shields recover.", "Les écrans se régénèrent."), see: [] },
    {
      id: "TY-R-1",
      section: "TY-R",
      text: both("No card, no draw.", "Sans carte, pas de pioche."),
      see: ["TY-DRAW-02"],
    },
  ],
};
const book = bookOf(rules);
const ids = (query: string, shown: ("en" | "fr")[] = ["en"]) =>
  found(book, wordsOf(query), shown).flatMap((section) => section.clauses.map((clause) => clause.id));

test("clauses know who names them", () => {
  expect(book[1]!.clauses[0]).toMatchObject({ see: ["TY-DRAW-02"], seenFrom: ["TY-DRAW-01"] });
  expect(sectionOf(book, "TY-R-1")).toBe("TY-R");
  expect(sectionOf(book, "TY-DRAW")).toBe("TY-DRAW");
  expect(sectionOf(book, "TY-NONE-1")).toBeNull();
});

test("an address may leave out the game", () => {
  expect(namedBy(book, "TY-R-1")).toBe("TY-R-1");
  expect(namedBy(book, "R-1")).toBe("TY-R-1");
  expect(namedBy(book, "R")).toBe("TY-R");
  expect(namedBy(book, "1")).toBeNull();
});

test("a search looks at numbers and at the languages that are shown", () => {
  expect(ids("card")).toEqual(["TY-DRAW-01", "TY-R-1"]);
  expect(ids("ecrans")).toEqual([]);
  expect(ids("ecrans", ["en", "fr"])).toEqual(["TY-DRAW-02"]);
  expect(ids("r-1")).toEqual(["TY-R-1"]);
  expect(clauseCount(found(book, [], ["en"]))).toBe(3);
});

test("a title keeps its whole section", () => {
  expect(ids("drawing")).toEqual(["TY-DRAW-01", "TY-DRAW-02"]);
});
