import { beforeAll, expect, test } from "vitest";
import { catalogue } from "../../src/cards/catalogue";
import { fixtureSet } from "../../src/gallery/fixture_set";
import { fixtureState } from "../../src/gallery/fixtures";
import { reply, type Talk } from "../../src/table/commands";

beforeAll(() => {
  catalogue.value = fixtureSet;
});

const state = fixtureState("en");
const talk: Talk = { state, story: state.story, told: state.story.length - 2, levels: [] };

const said = (typed: string): string => {
  const answer = reply(typed, talk);
  return "say" in answer ? answer.say.join("\n") : JSON.stringify(answer);
};

test("a number chooses that option, and so does its notation", () => {
  expect(reply("2", talk)).toEqual({ choose: state.decision!.options![1]!.option });
  expect(reply("  Vertical  A1.0 ", talk)).toEqual({ choose: "vertical a1.0" });
});

test("a number that is too high says how many there are", () => {
  expect(said("99")).toBe(`There is no option 99. There are ${state.decision!.options!.length}.`);
});

test("what cannot be chosen by whoever does not decide is said", () => {
  const waiting = { ...talk, state: { ...state, decision: { ...state.decision!, options: null } } };
  expect(reply("1", waiting)).toEqual({ say: ["It is not your decision."] });
  expect(reply("o", waiting)).toEqual({ say: ["It is not your decision."] });
});

test("hand, board, sectors, chain, forecast and score are told on request", () => {
  expect(said("h")).toMatch(/^Your hand, 5 cards:\nFjord \(1-28\), level/);
  expect(said("b").match(/spaces taken/g)).toHaveLength(10);
  expect(said("s3")).toMatch(/^Your center sector \(a3\), \d of \d spaces taken/);
  expect(said("r1")).toMatch(/^Captain’s far left sector \(b1\), /);
  expect(said("c")).toMatch(/2\. .*1-08\) at a3\.1: now/);
  expect(said("f")).toMatch(/a2 against b1: \d for you/);
  expect(said("p")).toMatch(/^Round 3, combat\.\nYou with Ares: armor 11/);
});

test("sectors are counted from the left of whoever sits there", () => {
  const other: Talk = { ...talk, state: { ...state, viewer: "b" } };
  const answer = reply("s1", other);
  expect("say" in answer && answer.say[0]).toMatch(/^Captain’s far left sector \(b5\),/);
});

test("news are what the last state told, and an empty line asks for the question", () => {
  expect(said("l").split("\n")).toHaveLength(2);
  expect(said("")).toBe(state.decision!.question);
});

test("a card is read by its code, and one that there is not is said to be none", () => {
  expect(said("i 1-28")).toMatch(/^Fjord \(1-28\), level 1; upper half/);
  expect(said("i 9-99")).toBe("There is no card 9-99.");
});

test("the rest is for the table", () => {
  expect(reply("u", talk)).toEqual({ act: "undo" });
  expect(reply("t", talk)).toEqual({ act: "hint" });
  expect(reply("g", talk)).toEqual({ act: "draw" });
  expect(reply("x", talk)).toEqual({ act: "leave" });
  expect(said("?")).toMatch(/A number chooses/);
});
