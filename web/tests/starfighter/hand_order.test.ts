import { expect, test } from "vitest";
import { inOrder } from "../../src/games/starfighter/hand/order";

test("a card that is played leaves the others where they were, whatever the engine does with the gap", () => {
  expect(inOrder(["a", "b", "c", "d"], ["a", "d", "c"])).toEqual(["a", "c", "d"]);
});

test("new cards come at the right", () => {
  expect(inOrder(["a", "b"], ["c", "b", "a", "d"])).toEqual(["a", "b", "c", "d"]);
});

test("the same card twice, as in two decks, stays twice", () => {
  expect(inOrder(["a", "a"], ["a"])).toEqual(["a"]);
  expect(inOrder(["a"], ["a", "a"])).toEqual(["a", "a"]);
});

test("another game begins with its own hand", () => {
  expect(inOrder(["a", "b"], ["x", "y"])).toEqual(["x", "y"]);
});
