import { expect, test } from "vitest";
import { firstGame, newGame, setupFrom, setupQuery, swapped, type Setup } from "../../src/table/setup";

const totalWar: Setup = {
  mode: "total-war",
  players: ["human", "captain"],
  decks: ["d1", null],
  rules: ["open-discard=off"],
  seed: "7",
};

const through = (setup: Setup) => setupFrom(new URLSearchParams(setupQuery(setup)));

test("a game goes through the address and back", () => {
  expect(through(firstGame)).toEqual(firstGame);
  expect(through(totalWar)).toEqual(totalWar);
});

test("an address without a mode asks for no new game, and strange players are the usual ones", () => {
  expect(setupFrom(new URLSearchParams("seed=7"))).toBeNull();
  expect(setupFrom(new URLSearchParams("mode=skirmish&players=human"))?.players).toEqual(["human", "cadet"]);
});

test("the request names decks by their text and leaves out what is usual", () => {
  expect(newGame(firstGame, () => null)).toEqual({
    type: "new",
    game: "starfighter",
    mode: "training",
    players: ["human", "cadet"],
  });
  expect(newGame(totalWar, (id) => `deck ${id}`)).toMatchObject({
    decks: ["deck d1", null],
    rules: ["open-discard=off"],
    seed: "7",
  });
});

test("swapping seats swaps players and decks", () => {
  expect(swapped(totalWar)).toMatchObject({ players: ["captain", "human"], decks: [null, "d1"] });
});
