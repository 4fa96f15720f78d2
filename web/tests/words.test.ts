import { afterEach, expect, test } from "vitest";
import { language, words } from "../src/i18n/words";

const t = words({
  plain: { en: "Deck", fr: "Pioche" },
  cards: { en: "{n} {n|card|cards} for {who}", fr: "{n} {n|carte|cartes} pour {who}" },
});

afterEach(() => {
  language.value = "en";
});

test("the language is the one chosen now", () => {
  expect(t("plain")).toBe("Deck");
  language.value = "fr";
  expect(t("plain")).toBe("Pioche");
});

test("parameters are filled in and forms follow the number", () => {
  expect(t("cards", { n: 1, who: "Ares" })).toBe("1 card for Ares");
  expect(t("cards", { n: 2, who: "Ares" })).toBe("2 cards for Ares");
});

test("nought is plural in English and singular in French", () => {
  expect(t("cards", { n: 0, who: "Ares" })).toBe("0 cards for Ares");
  language.value = "fr";
  expect(t("cards", { n: 0, who: "Ares" })).toBe("0 carte pour Ares");
});

test("what is missing does not compile", () => {
  // @ts-expect-error no such key
  expect(() => t("nothing")).toThrow();
  // @ts-expect-error a parameter is missing
  t("cards", { n: 1 });
  // @ts-expect-error a language is missing
  words({ half: { en: "half" } });
});
