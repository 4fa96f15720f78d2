import { expect, test } from "vitest";
import { defaultKeys } from "../../src/app/settings";
import { commandOf } from "../../src/table/keys";

const press = (key: string, shiftKey = false, other: object = {}) =>
  commandOf({ key, shiftKey, ctrlKey: false, metaKey: false, altKey: false, ...other }, defaultKeys);

test("keys name cards, sectors and what to do", () => {
  expect(press("3")).toEqual({ type: "card", number: 3 });
  expect(press("w")).toEqual({ type: "sector", number: 2, enemy: false });
  expect(press(" ")).toEqual({ type: "confirm" });
  expect(press("Enter")).toEqual({ type: "confirm" });
  expect(press("Escape")).toEqual({ type: "cancel" });
  expect(press("]")).toEqual({ type: "shift_right" });
});

test("Shift means the enemy's sector, and nothing for other keys", () => {
  expect(press("W", true)).toEqual({ type: "sector", number: 2, enemy: true });
  expect(press("P", true)).toBeNull();
});

test("a key that needs Shift to be typed works, and so does Caps Lock", () => {
  expect(press("?", true)).toEqual({ type: "help" });
  expect(press("P")).toEqual({ type: "pass" });
});

test("shortcuts of the browser are left alone", () => {
  expect(press("w", false, { ctrlKey: true })).toBeNull();
  expect(press("x")).toBeNull();
});

test("keys can be changed", () => {
  const keys = { ...defaultKeys, undo: "u" };
  const pressed = { key: "u", shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
  expect(commandOf(pressed, keys)).toEqual({ type: "undo" });
});
