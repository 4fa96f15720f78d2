import { expect, test } from "vitest";
import { beginning, played, stepOfEvent, type PlaybackAction } from "../src/replay/playback";

const after = (...actions: PlaybackAction[]) => actions.reduce(played, beginning(3));

test("steps stay within the game", () => {
  expect(after({ type: "move", by: 1 }).step).toBe(1);
  expect(after({ type: "move", by: -1 }).step).toBe(0);
  expect(after({ type: "go", to: 99 }).step).toBe(3);
  expect(after({ type: "go", to: 1.6 }).step).toBe(2);
});

test("playing goes on to the end and stops there", () => {
  const one = after({ type: "play" }, { type: "tick" }, { type: "tick" });
  expect(one).toMatchObject({ step: 2, playing: true });
  expect(played(one, { type: "tick" })).toMatchObject({ step: 3, playing: false });
});

test("playing from the end begins again; a step by hand pauses", () => {
  expect(after({ type: "go", to: 3 }, { type: "play" })).toMatchObject({ step: 0, playing: true });
  expect(after({ type: "play" }, { type: "move", by: 1 })).toMatchObject({ step: 1, playing: false });
  expect(after({ type: "tick" }).step).toBe(0);
  expect(played(beginning(0), { type: "play" }).playing).toBe(false);
  expect(after({ type: "speed", speed: 4 }).speed).toBe(4);
});

test("events belong to the step that told them", () => {
  const told = [2, 2, 5, 6];
  expect([0, 1, 2, 4, 5, 9].map((index) => stepOfEvent(index, told))).toEqual([0, 0, 2, 2, 3, 3]);
});
