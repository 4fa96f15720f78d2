// Contrast of the themes: 4.5 for text, 3 for what is drawn.
import { expect, test } from "vitest";
import css from "../src/style/tokens.css?raw";

const themes = ["dark", "light", "contrast"] as const;

function tokensOf(theme: string): Map<string, string> {
  const block = css.match(new RegExp(`\\n\\[data-theme="${theme}"\\] \\{([^}]*)\\}`))?.[1] ?? "";
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map((match) => [match[1] ?? "", match[2] ?? ""]),
  );
}

function luminance(colour: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const text = [
  ...["text", "quiet", "link", "a-ink", "b-ink", "faint"].flatMap((ink) =>
    ["panel", "panel-2", "sky"].map((ground) => [ink, ground]),
  ),
  ["on-now", "now"],
  ["on-damage", "damage"],
  ...["a", "b"].flatMap((seat) => [
    ["text", `${seat}-mid`],
    ["text", `${seat}-deep`],
    [`${seat}-ink`, `${seat}-mid`],
    [`${seat}-ink`, `${seat}-deep`],
    ["supply", `${seat}-deep`],
    ["move", `${seat}-deep`],
    [`${seat}-ink`, "hull"],
  ]),
];

const drawn = [
  ...["a", "b", "neutral"].flatMap((seat) => [
    [seat, `${seat}-mid`],
    [seat, `${seat}-deep`],
    [seat, "sky"],
    ["guard", `${seat}-mid`],
  ]),
  ...["move", "turn", "strike", "supply", "guard"].map((family) => [family, "hex"]),
  ["edge-strong", "panel"],
  ["edge-strong", "panel-2"],
  ["damage", "a-mid"],
  ["damage", "b-mid"],
];

test.each(themes)("text of the %s theme can be read", (theme) => {
  const tokens = tokensOf(theme);
  const weak = text.filter(([ink = "", ground = ""]) => contrast(tokens.get(ink)!, tokens.get(ground)!) < 4.5);
  expect(weak).toEqual([]);
});

test.each(themes)("what is drawn in the %s theme can be seen", (theme) => {
  const tokens = tokensOf(theme);
  const weak = drawn.filter(([ink = "", ground = ""]) => {
    // Tokens have an edge of their own colour, so their disc needs only to differ from it.
    const inks = ink === "damage" ? [ink, "on-damage"] : [ink];
    return inks.every((one) => contrast(tokens.get(one)!, tokens.get(ground)!) < 3);
  });
  expect(weak).toEqual([]);
});
