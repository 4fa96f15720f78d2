import { expect, test } from "vitest";
import { marked, matches, plain, wordsOf } from "../src/text/search";

test("case, accents, ligatures and apostrophes do not matter", () => {
  expect(plain("DÉPLOIEMENT d’Œuvre")).toBe("deploiement d'oeuvre");
  expect(matches("Le déplacement latéral", wordsOf("LATERAL deplacement"))).toBe(true);
  expect(matches("un écran", wordsOf("ecran"))).toBe(true);
  expect(matches("l’adversaire", wordsOf("l'adversaire"))).toBe(true);
});

test("every word must be there", () => {
  expect(matches("lateral move", wordsOf("lateral pivot"))).toBe(false);
  expect(matches("anything", wordsOf("   "))).toBe(true);
});

test("marks are whole letters of the original text", () => {
  expect(marked("Œuvre", wordsOf("oe"))).toEqual([
    { text: "Œ", found: true },
    { text: "uvre", found: false },
  ]);
  expect(marked("Déjà déjà", wordsOf("deja"))).toEqual([
    { text: "Déjà", found: true },
    { text: " ", found: false },
    { text: "déjà", found: true },
  ]);
  expect(marked("aaa", wordsOf("aa"))).toEqual([{ text: "aaa", found: true }]);
});

test("a combining accent belongs to its letter", () => {
  const text = "de\u0301jà";
  expect(matches(text, wordsOf("deja"))).toBe(true);
  expect(
    marked(text, wordsOf("deja"))
      .map((piece) => piece.text)
      .join(""),
  ).toBe(text);
});
