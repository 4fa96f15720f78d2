import { expect, test } from "vitest";
import { firstToLearn, nextAfter, readLearned } from "../src/learn/progress";
import { wantedNow } from "../src/learn/wanted";
import { moveOf } from "../src/games/starfighter/moves";
import { nothing, type Staging } from "../src/table/staging";

const names = ["one", "two", "three"];

test("progress is read, damaged or not", () => {
  expect(readLearned(null)).toEqual([]);
  expect(readLearned("{")).toEqual([]);
  expect(readLearned('["one", 2]')).toEqual(["one"]);
});

test("what to play next", () => {
  expect(firstToLearn(names, [])).toBe("one");
  expect(firstToLearn(names, ["one", "three"])).toBe("two");
  expect(firstToLearn(names, names)).toBeNull();
  expect(nextAfter(names, "two")).toBe("three");
  expect(nextAfter(names, "three")).toBeNull();
  expect(nextAfter(names, "nowhere")).toBeNull();
});

const move = (option: string) => moveOf({ option, text: option });
const staging = (some: Partial<Staging>): Staging => ({ ...nothing, ...some });

test("a card from hand: the card, how it lies, where, and the confirmation", () => {
  const play = move("play 2-03 down a2");
  expect(wantedNow(play, nothing)).toBe('[data-card="2-03"]');
  expect(wantedNow(play, staging({ picks: { card: "1-02" } }))).toBe('[data-card="2-03"]');
  const both = [play, move("play 2-03 up a2")];
  expect(wantedNow(play, staging({ moves: both, picks: { card: "2-03" } }))).toBe('[data-action="flip"]');
  expect(wantedNow(play, staging({ moves: [play], picks: { card: "2-03" } }))).toContain('[data-target="a2"]');
  expect(wantedNow(play, staging({ picks: { card: "2-03" }, face: "down" }))).toContain('[data-target="a2"]');
  expect(wantedNow(play, staging({ picks: { card: "2-03", sector: "a2" }, staged: play }))).toContain(
    '[data-action="confirm"]',
  );
});

test("a movement: the card on the board, then its sector", () => {
  const lateral = move("lateral a2.2 a1");
  expect(wantedNow(lateral, nothing)).toContain('[data-spot="a2.2"]');
  expect(wantedNow(lateral, staging({ picks: { space: "a2.2" } }))).toContain('[data-target="a1"]');
  expect(wantedNow(move("vertical b1.0"), nothing)).toContain('[data-spot="b1.0"]');
  expect(wantedNow(move("hit b3"), nothing)).toContain('[data-target="b3"]');
});

test("buttons", () => {
  expect(wantedNow(move("order right"), nothing)).toBe('[data-action="order right"]');
  expect(wantedNow(move("split 2 1"), nothing)).toBe('[data-action="split 2 1"]');
});
