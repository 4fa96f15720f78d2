import { expect, test } from "vitest";
import {
  cardsOf,
  cruiserOf,
  nameOf,
  offsetOf,
  withCard,
  withCruiser,
  withName,
  withoutCard,
} from "../src/decks/deck_text";

const deck = `# my.deck
name The Old Guard   # since 2115
cruiser Hermes
0-05 0-09 0-14, 0-29 # openers
1-16, 1-20,1-31
`;

test("a deck file is taken apart as the engine reads it", () => {
  expect(nameOf(deck)).toBe("The Old Guard");
  expect(cruiserOf(deck)).toBe("Hermes");
  expect(cardsOf(deck)).toEqual(["0-05", "0-09", "0-14", "0-29", "1-16", "1-20", "1-31"]);
  expect(nameOf("name\n0-05")).toBe("");
  expect(cruiserOf("")).toBeNull();
  expect(cardsOf("0-05#x #y")).toEqual(["0-05#x"]);
  expect(cardsOf("cruiser\n0-05 cruiser Ares 0-09")).toEqual(["0-05", "0-09"]);
});

test("adding a card changes nothing else and keeps levels together", () => {
  expect(withCard(deck, "0-38")).toBe(deck.replace("0-29", "0-29 0-38"));
  expect(withCard(deck, "3-10")).toBe(`${deck}3-10\n`);
  expect(withCard(deck, "0-05")).toBe(deck);
  expect(withCard("cruiser Ares", "2-03")).toBe("cruiser Ares\n2-03\n");
});

test("removing takes every copy and leaves no gap", () => {
  expect(withoutCard(deck, "0-14")).toBe(deck.replace(" 0-14,", ","));
  expect(cardsOf(withoutCard("0-05 0-09 0-05\n0-05\n1-02", "0-05"))).toEqual(["0-09", "1-02"]);
  expect(withoutCard("cruiser Ares\n2-03\n3-04\n", "2-03")).toBe("cruiser Ares\n3-04\n");
  expect(withoutCard("2-03 # why not\n", "2-03")).toBe("# why not\n");
  expect(withoutCard(deck, "3-10")).toBe(deck);
});

test("adding and removing a card gives the same file", () => {
  for (const card of ["0-38", "1-02", "3-10"]) expect(withoutCard(withCard(deck, card), card)).toBe(deck);
});

test("name and Cruiser are changed in place", () => {
  expect(nameOf(withName(deck, "New"))).toBe("New");
  expect(withName(deck, "New")).toContain("name New   # since 2115");
  expect(withName(deck, "a # b\nc")).toContain("name a   b c ");
  expect(nameOf(withName(deck, " "))).toBe("");
  expect(withName("0-05\n", "First")).toBe("name First\n0-05\n");
  expect(withName("0-05\n", "")).toBe("0-05\n");
  expect(cruiserOf(withCruiser(deck, "Atlas"))).toBe("Atlas");
  expect(withCruiser("0-05", "Atlas")).toBe("0-05\ncruiser Atlas\n");
});

test("places are found by line and column", () => {
  expect(deck.slice(offsetOf(deck, 3, 9)).startsWith("Hermes")).toBe(true);
  expect(offsetOf("é x", 1, 4)).toBe(2);
  expect(offsetOf("a\nb", 9, 9)).toBe(3);
});
