import { expect, test } from "vitest";
import { fits } from "../../src/table/handshake";

test("a page fits the engine it was built for and no other", () => {
  expect(fits({ protocol: 1, engine: "abc" }, "abc")).toBe(true);
  expect(fits({ protocol: 1, engine: "abd" }, "abc")).toBe(false);
  expect(fits({ protocol: 2, engine: "abc" }, "abc")).toBe(false);
});

test("a page built without an engine takes any that speaks its protocol", () => {
  expect(fits({ protocol: 1, engine: "abc" }, null)).toBe(true);
});
