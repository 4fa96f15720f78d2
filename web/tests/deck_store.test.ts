import { expect, test } from "vitest";
import { addDeck, changeDeck, deckById, decks, readDecks, removeDeck } from "../src/decks/deck_store";

test("stored decks are read, damaged ones are left out", () => {
  expect(readDecks(null)).toEqual([]);
  expect(readDecks("{")).toEqual([]);
  expect(readDecks('{"id":"a"}')).toEqual([]);
  expect(readDecks('[{"id":"a","text":"0-05"},null,{"id":"b"},7]')).toEqual([{ id: "a", text: "0-05" }]);
});

test("decks are added, changed and removed", () => {
  const id = addDeck("0-05");
  const other = addDeck("0-09");
  changeDeck(id, "0-05 0-14");
  expect(deckById(id)?.text).toBe("0-05 0-14");
  removeDeck(id);
  expect(decks.value).toEqual([{ id: other, text: "0-09" }]);
});
