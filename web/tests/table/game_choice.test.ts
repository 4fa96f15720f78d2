import { expect, test } from "vitest";
import { choiceFrom, gameOf, usualChoice, type GameChoice } from "../../src/table/game_choice";

const modes = ["training", "skirmish", "total-war"];
const levels = ["cadet", "captain"];

test("what was chosen last is chosen again", () => {
  const last: GameChoice = {
    mode: "skirmish",
    level: "captain",
    friend: true,
    decks: ["x", ""],
    rules: { "open-discard": false },
  };
  expect(choiceFrom(JSON.stringify(last), modes, levels)).toEqual(last);
});

test("what is missing, damaged or no longer there is the usual", () => {
  expect(choiceFrom(null, modes, levels)).toEqual(usualChoice);
  expect(choiceFrom("{", modes, levels)).toEqual(usualChoice);
  expect(choiceFrom('{"mode":"chess","level":"god","decks":[7],"rules":{"x":1}}', modes, levels)).toEqual(usualChoice);
});

test("a choice makes a game: own seat first, decks only where there are any", () => {
  expect(gameOf({ ...usualChoice, level: "captain" })).toMatchObject({ players: ["human", "captain"], decks: [] });
  expect(gameOf({ ...usualChoice, friend: true }).players).toEqual(["human", "human"]);
  expect(gameOf({ ...usualChoice, mode: "total-war", decks: ["x", ""] }).decks).toEqual(["x", null]);
  expect(gameOf({ ...usualChoice, rules: { "open-discard": false } }).rules).toEqual(["open-discard=off"]);
});
