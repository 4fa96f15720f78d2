import { afterEach, beforeAll, expect, test } from "vitest";
import { Card } from "../src/cards/card";
import { catalogue, frontOf } from "../src/cards/catalogue";
import { describeCard } from "../src/cards/describe";
import { faceInPlay, faceOfBack, faceOfFront, turned } from "../src/cards/face";
import { fixtureSet } from "../src/gallery/fixture_set";
import { fixtureStage, fixtureView } from "../src/gallery/fixtures";
import { language } from "../src/i18n/words";
import { markup } from "./markup";

beforeAll(() => {
  catalogue.value = fixtureSet;
});

afterEach(() => {
  language.value = "en";
});

const face = (id: string) => faceOfFront(fixtureSet.cards.find((card) => card.id === id)!);
const count = (text: string, part: string) => text.split(part).length - 1;

test("an ordinary front at the board", () => {
  expect(markup(<Card face={face("3-10")} size="board" seat="a" />)).toMatchSnapshot();
});

test("a chip of the other seat with damage", () => {
  expect(markup(<Card face={{ ...face("3-04"), hit: [2, 0] }} size="chip" seat="b" down />)).toMatchSnapshot();
});

test("shields with a token, to read", () => {
  expect(markup(<Card face={{ ...face("2-48"), shieldHit: [1, 0] }} size="reader" />)).toMatchSnapshot();
});

test("a force field, covered", () => {
  expect(markup(<Card face={face("1-50")} size="board" seat="b" down covered />)).toMatchSnapshot();
});

test("a card face down shows two Fighters and nothing else, even if its code is known", () => {
  const drawn = markup(<Card face={faceOfBack(fixtureSet.back, "1-08")} size="board" seat="a" label={null} />);
  expect(count(drawn, "data-icon=")).toBe(2);
  expect(count(drawn, 'data-icon="fighter_a"')).toBe(2);
  expect(drawn).not.toContain("1-08");
});

test("every Fighter and every token is drawn", () => {
  const drawn = markup(<Card face={{ ...face("0-05"), hit: [3, 0] }} size="board" seat="a" />);
  expect(count(drawn, 'data-icon="fighter_a"')).toBe(4);
  expect(count(drawn, 'class="card-token"')).toBe(3);
});

test("seats differ in shape: another Fighter and a double edge", () => {
  const ofA = markup(<Card face={face("1-02")} size="board" seat="a" />);
  const ofB = markup(<Card face={face("1-02")} size="board" seat="b" />);
  expect(ofA).toContain('data-icon="fighter_a"');
  expect(ofB).toContain('data-icon="fighter_b"');
  expect(count(ofB, "card-edge")).toBe(count(ofA, "card-edge") + 1);
});

test("a covered half leaves its icons in the strip and nothing more", () => {
  const drawn = markup(<Card face={face("2-03")} size="board" seat="a" covered />);
  const strip = drawn.slice(drawn.indexOf("card-strip"));
  expect(count(strip, 'data-icon="fighter_a"')).toBe(2);
  expect(count(strip, 'data-icon="LATERAL"')).toBe(1);
  expect(drawn).not.toContain("card-hexagon");
});

test("a turned card has its halves exchanged, with what lies on them", () => {
  const before = { ...face("2-24"), hit: [2, 0] as [number, number] };
  const after = turned(before);
  expect(after.lower).toEqual(before.upper);
  expect(after.hit).toEqual([0, 2]);
  expect(turned(after)).toEqual(before);
});

test("what is said of a card, in both languages", () => {
  const shown = { ...face("3-04"), hit: [1, 0] as [number, number] };
  expect(describeCard(shown)).toBe(
    "Iris (3-04), level 3; upper half: 3 Fighters, 1 damaged, enemy hit; lower half: nothing",
  );
  language.value = "fr";
  expect(describeCard(shown)).toBe(
    "Iris (3-04), niveau 3; moitié supérieure : 3 Chasseurs, 1 endommagé, dégât au Croiseur adverse; " +
      "moitié inférieure : rien",
  );
});

test("a card in play is seen as the stage says it lies", () => {
  const card = fixtureView.sectors["a4"]![2]!;
  const seen = faceInPlay(card, fixtureStage.sectors["a4"]!.cards[2]!, frontOf(card.card));
  expect(seen.level).toBe(2);
  expect(seen.pivoted).toBe(true);
  expect(seen.lower).toMatchObject({ fighters: 2, effect: "LATERAL" });
});
