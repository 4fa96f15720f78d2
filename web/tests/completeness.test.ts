// Words and icons, checked over all sources: what the types cannot see.
import { expect, test } from "vitest";
import { effectNames } from "../src/icons/effects";
import { shapes } from "../src/icons/shapes";

const sources = import.meta.glob<string>("../src/**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true });
// Long texts are sums: here they are one.
const joined = (text: string) => text.replace(/"\s*\+\s*"/g, "");
const files = Object.entries(sources).map(([path, text]) => [path, joined(text)] as const);

const entry = /\{\s*en:\s*"((?:[^"\\]|\\.)*)",\s*fr:\s*"((?:[^"\\]|\\.)*)",?\s*\}/g;
const params = (text: string) => [...text.matchAll(/\{(\w+)/g)].map((match) => match[1]).sort();

test("there are words to look at", () => {
  expect(files.flatMap(([, text]) => [...text.matchAll(entry)]).length).toBeGreaterThan(100);
});

test.each(files)("both languages of %s have the same parameters and are not empty", (_, text) => {
  for (const [, en = "", fr = ""] of text.matchAll(entry)) {
    expect([...new Set(params(fr))], `${en} / ${fr}`).toEqual([...new Set(params(en))]);
    expect(en.trim(), fr).not.toBe("");
    expect(fr.trim(), en).not.toBe("");
  }
});

test.each(files)("French of %s uses the typographic apostrophe and spaces before double signs", (_, text) => {
  for (const [, , fr = ""] of text.matchAll(entry)) {
    expect(fr).not.toMatch(/\p{L}'\p{L}/u);
    expect(fr).not.toMatch(/\p{L}[!?;:]/u);
  }
});

// Names that are the same in every language.
const names = new Set(["Wardroom"]);

test.each(files.filter(([path]) => path.endsWith(".tsx")))("%s writes no words outside a dictionary", (_, text) => {
  const inMarkup = text.matchAll(/^\s*([A-Z][A-Za-z ,.’]{2,})$/gm);
  expect([...inMarkup].map((match) => match[1]).filter((words) => !names.has(words ?? ""))).toEqual([]);
});

test("every effect has an icon", () => {
  expect(effectNames.filter((name) => !(name in shapes))).toEqual([]);
  expect(effectNames).toHaveLength(10);
});
