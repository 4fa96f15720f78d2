import { beforeAll, expect, test } from "vitest";
import { catalogue } from "../../src/cards/catalogue";
import { fixtureSet } from "../../src/gallery/fixture_set";
import { fixtureState } from "../../src/gallery/fixtures";
import { marksOf } from "../../src/games/starfighter/marks_of";
import { moveOf } from "../../src/games/starfighter/moves";
import { nothing, stage, type Pointing } from "../../src/table/staging";

beforeAll(() => {
  catalogue.value = fixtureSet;
});

const state = fixtureState("en");

const marked = (options: string[], ...pointings: Pointing[]) => {
  const asked = stage(nothing, { type: "ask", moves: options.map((option) => moveOf({ option, text: option })) });
  return marksOf(state, pointings.reduce(stage, asked), fixtureSet, "a3.1");
};

const play = ["pass", "play 1-28 up a2", "play 1-28 down a1", "play 1-28 down a2"];

test("before a card is picked no sector is legal; then each with the side that fits there", () => {
  expect(marked(play).legal.size).toBe(0);
  const { legal, ghosts } = marked(play, { type: "card", card: "1-28" });
  expect([...legal].sort()).toEqual(["a1", "a2"]);
  expect(ghosts.get("a2")).toMatchObject({ id: "1-28", up: true });
  expect(ghosts.get("a1")).toMatchObject({ up: false });
});

test("turned over, the ghost lies face down everywhere", () => {
  const { ghosts } = marked(play, { type: "card", card: "1-28" }, { type: "flip" });
  expect([...ghosts.values()].map((ghost) => ghost?.up)).toEqual([false, false]);
});

test("an effect marks the cards it can choose, and where it comes from", () => {
  const { legal, source, chosen } = marked(["pivot a1.0", "pivot b2.0"]);
  expect([...legal]).toEqual(["a1.0", "b2.0"]);
  expect(source).toBe("a3.1");
  expect(chosen).toBeNull();
});

test("of a movement first the cards, then the sectors it can go to, with the card as a ghost", () => {
  const options = ["lateral a4.0 a3", "lateral a4.0 a5", "lateral b2.0 b1"];
  const { legal, chosen, ghosts } = marked(options, { type: "place", sector: "a4", space: "a4.0" });
  expect([...legal]).toEqual(["a3", "a5"]);
  expect(chosen).toBe("a4.0");
  expect(ghosts.get("a3")?.id).toBe(state.view.sectors["a4"]![0]!.card);
});

test("a movement with one way is marked where it ends", () => {
  const { chosen, source } = marked(["lateral b2.0 b1"], { type: "place", sector: "b2", space: "b2.0" });
  expect(chosen).toBe("b1");
  expect(source).toBe("b2.0");
});
