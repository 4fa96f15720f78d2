import { expect, test } from "vitest";
import type { CardInPlay, StarfighterView, StoryEvent } from "../../src/engine/messages";
import { tracks } from "../../src/games/starfighter/watch/tracks";

const card: CardInPlay = { card: null, face: "down", pivoted: false, hit: [0, 0], shield_hit: [0, 0] };

const view = (cards: Record<string, number>): StarfighterView =>
  ({
    sectors: Object.fromEntries(Object.entries(cards).map(([sector, n]) => [sector, Array(n).fill(card)])),
  }) as unknown as StarfighterView;

const event = (kind: string, more: Partial<StoryEvent>): StoryEvent => ({ kind, seat: "a", text: "", ...more });

test("a card played comes from the hand of who played it", () => {
  const found = tracks(view({ a1: 1 }), view({ a1: 2 }), [event("played", { at: "a1.1" })]);
  expect(found.moved).toEqual([{ from: "hand.a", to: "a1.1" }]);
});

test("a card that leaves a gap lets those above it drop", () => {
  const found = tracks(view({ a1: 3, a2: 1 }), view({ a1: 2, a2: 2 }), [
    event("triggered", { at: "a2.0" }),
    event("moved", { at: "a1.0", to: "a2.1" }),
  ]);
  expect(found.moved).toEqual([
    { from: "a1.1", to: "a1.0" },
    { from: "a1.2", to: "a1.1" },
    { from: "a1.0", to: "a2.1" },
  ]);
});

test("a destroyed card falls from where it lay in the first picture", () => {
  const found = tracks(view({ b1: 1, b2: 0 }), view({ b1: 0, b2: 0 }), [
    event("moved", { at: "b1.0", to: "b2.0" }),
    event("destroyed", { at: "b2.0" }),
  ]);
  expect(found.moved).toEqual([]);
  expect(found.fallen).toEqual([{ from: "b1.0", to: "b2.0" }]);
});

test("a story that does not account for a sector moves nothing there", () => {
  expect(tracks(view({ a1: 1 }), view({ a1: 3 }), []).moved).toEqual([]);
});
