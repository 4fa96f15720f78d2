import { expect, test } from "vitest";
import { change, defaultKeys, defaults, read, settings } from "../src/app/settings";

const base = defaults(["en-GB"]);

test("the language of the browser is the first one", () => {
  expect(defaults(["de-DE", "fr-CA", "en"]).language).toBe("fr");
  expect(defaults(["de-DE"]).language).toBe("en");
});

test("nothing stored or something damaged means the defaults", () => {
  expect(read(null, base)).toEqual(base);
  expect(read("{", base)).toEqual(base);
  expect(read("7", base)).toEqual(base);
});

test("what was stored comes back", () => {
  const mine = {
    ...base,
    theme: "light" as const,
    speed: 2 as const,
    hints: false,
    keys: { ...defaultKeys, undo: "u" },
  };
  expect(read(JSON.stringify(mine), base)).toEqual(mine);
});

test("each wrong value falls back by itself", () => {
  const found = read('{"theme":"pink","speed":3,"sound":true,"keys":{"undo":"","flip":"x","fly":"y"}}', base);
  expect(found).toEqual({ ...base, sound: true, keys: { ...defaultKeys, flip: "x" } });
});

test("sound is off and passing asks first unless somebody changes it", () => {
  expect(base.sound).toBe(false);
  expect(base.confirmPass).toBe(true);
});

test("a change leaves the rest alone", () => {
  const before = settings.value;
  change({ winBar: true });
  expect(settings.value).toEqual({ ...before, winBar: true });
});
