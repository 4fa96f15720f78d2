import { afterEach, expect, test } from "vitest";
import { language } from "../../src/i18n/words";
import { howItEnded } from "../../src/online/online_end";
import type { Room, RoomSeat } from "../../src/online/protocol";
import { clockName, helped, isFull, isTurn, playersOf } from "../../src/online/words";
import { withAsides } from "../../src/table/extras";
import { nameOf, type Named } from "../../src/table/names";
import { room } from "./fake_world";

afterEach(() => {
  language.value = "en";
});

const line = (text: string) => ({ kind: "x", seat: null, text });
const ended = (how: NonNullable<Room["end"]>["how"], winners: ("a" | "b")[], you: "a" | "b" | null = "a") =>
  howItEnded(room({ you, phase: "over", end: { how, winners } }), []);

test("what was said stands between what happened, in its order", () => {
  const story = ["one", "two", "three"].map(line);
  const asides = [1, 1, 9].map((after, i) => ({ after, event: line(`said ${i}`) }));
  expect(withAsides(story, asides).map(({ text }) => text)).toEqual([
    "one",
    "said 0",
    "said 1",
    "two",
    "three",
    "said 2",
  ]);
  expect(withAsides(story, [])).toBe(story);
});

test("how a game ended is told to who lost, who won and who watched", () => {
  expect(ended("played", ["a"])).toBeNull();
  expect(ended("time", ["a"])).toBe("Camille ran out of time.");
  expect(ended("time", ["b"])).toBe("You ran out of time.");
  expect(ended("conceded", ["b"], null)).toBe("Robin conceded.");
  expect(ended("agreed", [])).toBe("A draw was agreed.");
  expect(ended("abandoned", [])).toContain("abandoned");
});

test("only who plays alone against bots is helped", () => {
  const bot: RoomSeat = { seat: "b", kind: "bot", name: "captain", present: true };
  expect(helped(room())).toBe(false);
  expect(helped(room({ seats: [room().seats[0]!, bot] }))).toBe(true);
  expect(helped(room({ you: null, seats: [room().seats[0]!, bot] }))).toBe(false);
});

test("tables are called by who sits there, oneself first", () => {
  expect(playersOf(room({ you: "b" }), [])).toBe("You and Robin");
  expect(playersOf(room({ you: null }), [])).toBe("Robin and Camille");
  expect(isFull(room())).toBe(true);
  expect(clockName(null)).toBe("no clock");
  expect(clockName({ kind: "fischer", base: 300, increment: 5 })).toBe("5 min + 5 s");
  language.value = "fr";
  expect(clockName({ kind: "correspondence", days: 1 })).toBe("1 jour par décision");
});

test("it is one's turn only in a game under way", () => {
  expect(isTurn({ ...room(), turn: "a" })).toBe(true);
  expect(isTurn({ ...room(), turn: "b" })).toBe(false);
  expect(isTurn({ ...room({ phase: "over" }), turn: "a" })).toBe(false);
});

test("people at a table on a server have their names", () => {
  const state = { players: ["human", "human"], viewer: "a", names: ["Robin", null] } as unknown as Named;
  expect(nameOf(state, "a", [])).toBe("You");
  expect(nameOf(state, "b", [])).toBe("Somebody");
  expect(nameOf({ ...state, viewer: null }, "a", [])).toBe("Robin");
});
