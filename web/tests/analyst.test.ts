import { expect, test } from "vitest";
import { Engine } from "../src/engine/client";
import type { AnalysedChoice } from "../src/engine/messages";
import { Analyst, chancesOf, isMistake } from "../src/replay/analyst";

const choice = (n: number, seat: "a" | "b", chance: number, mark: AnalysedChoice["mark"] = "none"): AnalysedChoice => ({
  n,
  round: 1,
  seat,
  kind: "act",
  options: 2,
  chance,
  chosen: "pass",
  chosen_text: "",
  best: "pass",
  best_text: "",
  loss: 0,
  margin: 0,
  mark,
  simulations: 1,
});

test("chances are those of one seat, in order, where there was a choice", () => {
  const found = new Map([
    [3, choice(3, "b", 0.25)],
    [1, choice(1, "a", 0.5)],
    [2, null],
  ]);
  expect(chancesOf(found, "a")).toEqual([
    { step: 0, chance: 0.5 },
    { step: 2, chance: 0.75 },
  ]);
});

test("what counts as a mistake", () => {
  expect(isMistake(choice(1, "a", 0.5, "blunder"))).toBe(true);
  expect(isMistake(choice(1, "a", 0.5, "unclear"))).toBe(false);
  expect(isMistake(choice(1, "a", 0.5))).toBe(false);
  expect(isMistake(null)).toBe(false);
});

// What is rejected and nobody catches fails the run.
test("it can be closed before anything was answered", async () => {
  const silent = { postMessage: () => {}, terminate: () => {}, onmessage: null, onerror: null };
  const analyst = new Analyst({ game: "g" }, 3, "en", undefined, new Engine(() => silent));
  const run = analyst.run("en");
  analyst.close();
  await run;
  expect(analyst.found.value.size).toBe(0);
});
