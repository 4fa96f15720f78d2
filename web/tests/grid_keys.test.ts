import { expect, test } from "vitest";
import { nextInGrid } from "../src/studio/grid_keys";

// 0 1 2 3
// 4 5 6 7
// 8 9
const go = (key: string, at: number) => nextInGrid(key, at, 10, 4);

test("arrows go through the rows", () => {
  expect(go("ArrowRight", 3)).toBe(4);
  expect(go("ArrowLeft", 4)).toBe(3);
  expect(go("ArrowDown", 1)).toBe(5);
  expect(go("ArrowUp", 9)).toBe(5);
  expect(go("Home", 6)).toBe(0);
  expect(go("End", 6)).toBe(9);
});

test("edges hold", () => {
  expect(go("ArrowLeft", 0)).toBe(0);
  expect(go("ArrowRight", 9)).toBe(9);
  expect(go("ArrowUp", 2)).toBe(2);
  expect(go("ArrowDown", 8)).toBe(8);
});

test("down into a last row that is not full", () => {
  expect(go("ArrowDown", 7)).toBe(9);
});

test("other keys are nobody's business", () => {
  expect(go("Enter", 1)).toBeNull();
});
