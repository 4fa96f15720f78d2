import { expect, test } from "vitest";
import { columnOf, layoutField } from "../src/kit/layout";

const faces = (shift: number, viewer: "a" | "b", one: string, other: string) => {
  const layout = layoutField(shift, viewer);
  return columnOf(layout, one) === columnOf(layout, other);
};

test("unshifted boards face each other sector by sector", () => {
  for (const viewer of ["a", "b"] as const) expect(faces(0, viewer, "a3", "b3")).toBe(true);
});

test("a's sector i faces b's sector i + shift, whoever looks", () => {
  for (const viewer of ["a", "b"] as const) {
    for (const shift of [-3, -2, -1, 0, 1, 2, 3]) {
      for (let i = 1; i <= 5; ++i) {
        const j = i + shift;
        if (j >= 1 && j <= 5) expect(faces(shift, viewer, `a${i}`, `b${j}`)).toBe(true);
      }
    }
  }
});

test("each sees the own board at the bottom, and b sees everything mirrored", () => {
  const forA = layoutField(1, "a");
  const forB = layoutField(1, "b");
  expect([forA.bottom.seat, forB.bottom.seat]).toEqual(["a", "b"]);
  expect(forA.bottom.sectors[0]).toBe("a1");
  expect(forB.bottom.sectors[0]).toBe("b5");
  expect(columnOf(forB, "a1")).toBe(forA.columns - 1 - columnOf(forA, "a1"));
});

test("columns begin at the left edge and end at the right one", () => {
  for (const shift of [-3, 0, 2]) {
    const layout = layoutField(shift, "a");
    const all = ["a", "b"].flatMap((seat) => [1, 2, 3, 4, 5].map((i) => columnOf(layout, `${seat}${i}`)));
    expect(Math.min(...all)).toBe(0);
    expect(Math.max(...all)).toBe(layout.columns - 1);
  }
});

test("before anybody sits, the table is seen from a's side", () => {
  expect(layoutField(0, null)).toEqual(layoutField(0, "a"));
});
