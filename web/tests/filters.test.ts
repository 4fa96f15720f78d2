import { expect, test } from "vitest";
import { filtered, inOrder, noFilters, symbolsOf, toggled, type Filters } from "../src/browse/filters";
import type { CardFront, Half } from "../src/engine/messages";

const half = (some: Partial<Half> = {}): Half => ({ fighters: 0, effect: null, shields: 0, field: false, ...some });
const card = (id: string, green: boolean, upper: Half, lower: Half): CardFront => ({
  id,
  level: Number(id[0]),
  green,
  upper,
  lower,
});

const cards = [
  card("3-10", true, half({ fighters: 1, effect: "LATERAL" }), half({ fighters: 1, effect: "DRAW" })),
  card("0-05", true, half({ fighters: 4, effect: "HIT_SELF" }), half()),
  card("0-02", false, half({ fighters: 1, shields: 2 }), half({ field: true })),
];
const names: Record<string, string> = { "3-10": "déplacement latéral, pioche", "0-05": "dégât", "0-02": "écrans" };
const ids = (some: Partial<Filters>) =>
  filtered(cards, { ...noFilters, ...some }, (each) => `${each.id} ${names[each.id]}`).map((each) => each.id);

test("each filter leaves what it names", () => {
  expect(ids({})).toEqual(["3-10", "0-05", "0-02"]);
  expect(ids({ levels: [0] })).toEqual(["0-05", "0-02"]);
  expect(ids({ colours: ["blue"] })).toEqual(["0-02"]);
  expect(ids({ symbols: ["DRAW", "field"] })).toEqual(["3-10", "0-02"]);
  expect(ids({ fighters: 2 })).toEqual(["3-10", "0-05"]);
  expect(ids({ words: ["deplacement"] })).toEqual(["3-10"]);
});

test("rows of choices work together", () => {
  expect(ids({ levels: [0], symbols: ["shields", "DRAW"] })).toEqual(["0-02"]);
  expect(ids({ levels: [3], colours: ["blue"] })).toEqual([]);
});

test("symbols of both halves, order by level and code", () => {
  expect(symbolsOf(cards[2]!)).toEqual(["shields", "field"]);
  expect(inOrder(cards).map((each) => each.id)).toEqual(["0-02", "0-05", "3-10"]);
  expect(toggled([1, 2], 2)).toEqual([1]);
  expect(toggled([1], 2)).toEqual([1, 2]);
});
