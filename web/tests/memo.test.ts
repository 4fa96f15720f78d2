import { expect, test } from "vitest";
import { alike } from "../src/app/memo";

test("things are alike by what is in them", () => {
  expect(
    alike({ face: { id: "1-02", hit: [0, 1] }, width: 68 }, { width: 68, face: { id: "1-02", hit: [0, 1] } }),
  ).toBe(true);
  expect(alike({ hit: [0, 1] }, { hit: [0, 2] })).toBe(false);
  expect(alike({ hit: [0, 1] }, { hit: [0] })).toBe(false);
  expect(alike({ ghost: null }, { ghost: { id: null } })).toBe(false);
  expect(alike({ label: undefined }, { width: undefined })).toBe(false);
});

test("functions are alike only if they are the same", () => {
  const pick = () => {};
  expect(alike({ pick }, { pick })).toBe(true);
  expect(alike({ pick }, { pick: () => {} })).toBe(false);
});
