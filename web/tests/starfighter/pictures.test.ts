// Whole games between bots and people who choose at random: the pictures between two states follow the engine's
// events to the engine's own next state.
import { beforeAll, expect, test } from "vitest";
import { catalogue } from "../../src/cards/catalogue";
import type { Catalogue, StoryEvent } from "../../src/engine/messages";
import { direct } from "../../src/games/starfighter/watch/director";
import { pictureAfter, type Picture } from "../../src/games/starfighter/watch/pictures";
import { ask, newEngine } from "../engine/compiled";
import { games, playGame } from "./games";

beforeAll(() => {
  catalogue.value = ask(newEngine(), { type: "catalogue", game: "starfighter" }) as Catalogue;
});

const counted = (piles: unknown[]): unknown[] => piles.map((pile) => (Array.isArray(pile) ? pile.length : 1));

// What pictures promise: everything but the order of piles.
function facts({ view, stage }: Picture) {
  return {
    round: view.round,
    initiative: view.initiative,
    shift: view.shift,
    armor: view.armor,
    passed: view.passed,
    hands: view.hand.map((hand) => [...hand].map(String).sort()),
    aside: counted(view.aside),
    deck: view.deck.flat().length,
    discard: view.discard.flat().length,
    sectors: view.sectors,
    lying: Object.fromEntries(
      Object.entries(stage.sectors).map(([place, { cards, fighters }]) => [place, { cards, fighters }]),
    ),
    facing: Object.fromEntries(Object.entries(stage.sectors).map(([place, { facing }]) => [place, facing])),
    reinforcements: stage.reinforcements,
  };
}

// What of the chain is still to come.
const waiting = ({ stage }: Picture) =>
  stage.chain
    .filter(({ state }) => state === "waiting")
    .map(({ effect, card }) => `${effect} ${card}`)
    .sort();

test.each(games)("pictures end where the engine's next state begins: %s %s", (mode, seed) => {
  let looked = 0;
  for (const { before, next } of playGame(mode, seed)) {
    // Before the first round there are no boards yet.
    if (before.view.phase === "setup") continue;
    let picture: Picture = { view: before.view, stage: before.stage };
    for (const event of next.story) picture = pictureAfter(picture, event, catalogue.value);
    expect([before.v, facts(picture)]).toEqual([before.v, facts(next)]);
    if (next.stage.chain.length > 0) expect(waiting(picture)).toEqual(waiting(next));
    ++looked;
  }
  expect(looked).toBeGreaterThan(30);
});

test.each(games)("what is shown has the order of the engine's events: %s %s", (mode, seed) => {
  let frames = 0;
  for (const { before, next } of playGame(mode, seed)) {
    const reel = direct(before, next);
    const shown = reel.flatMap(({ events }) => events);
    expect(shown).toEqual(before.v < next.v && next.from > 0 ? next.story : []);
    // What was told never goes back, and the last frame is the state itself.
    const told = reel.map(({ story }) => story.length);
    expect(told).toEqual([...told].sort((x, y) => x - y));
    if (reel.length > 0) expect(reel.at(-1)!.state).toBe(next);
    expect(reel.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(9001);
    frames += reel.length;
  }
  expect(frames).toBeGreaterThan(100);
});

test("nothing is known from a picture that was not told", () => {
  for (const { before, next } of playGame("skirmish", "seven"))
    for (const { state } of direct(before, next)) {
      const theirs = state.view.hand[1]!;
      const told = new Set(next.story.map(({ card }: StoryEvent) => card));
      for (const card of theirs)
        if (card !== null) expect(told.has(card) || before.view.hand[1]!.includes(card)).toBe(true);
      expect(state === next || state.decision === null).toBe(true);
    }
});
