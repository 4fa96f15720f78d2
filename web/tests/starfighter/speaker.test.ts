// The table speaks to a person: nothing that is said in a whole game names a seat by its letter or a card by its
// number alone.
import { afterEach, beforeAll, expect, test } from "vitest";
import { change } from "../../src/app/settings";
import { catalogue } from "../../src/cards/catalogue";
import type { Catalogue, Language, StoryEvent } from "../../src/engine/messages";
import type { TableState } from "../../src/engine/worker_messages";
import { callSign } from "../../src/games/starfighter/words/call_signs";
import { speaker } from "../../src/games/starfighter/words/speaker";
import { whereIs, whose } from "../../src/games/starfighter/words/where";
import { language } from "../../src/i18n/words";
import { spoken } from "../../src/table/speaker";
import { ask, newEngine } from "../engine/compiled";
import { games, playGame } from "./games";

beforeAll(() => {
  catalogue.value = ask(newEngine(), { type: "catalogue", game: "starfighter" }) as Catalogue;
});
afterEach(() => {
  language.value = "en";
});

const lettered = /\b(player|joueur) [ab]\b|[{}]|undefined/i;
// A code that does not stand in brackets behind its name.
const bare = /(?<!\()\b\d-\d{2}\b(?!\))/;

function sentencesOf(raw: TableState): string[] {
  const state = spoken(raw, speaker);
  const choices = state.decision?.options?.map(({ text }) => text) ?? [];
  return [...state.story.map(({ text }) => text), ...(state.decision ? [state.decision.question] : []), ...choices];
}

test.each(
  games.flatMap(([mode, seed]) =>
    (["en", "fr"] as const).map((into): [string, string, Language] => [mode, seed, into]),
  ),
)("never a letter for a person, never a number alone for a card: %s %s in %s", (mode, seed, into) => {
  language.value = into;
  const all: string[] = [];
  for (const { next } of playGame(mode, seed, ["human", "greedy"], into)) all.push(...sentencesOf(next));
  expect(all.filter((text) => lettered.test(text) || bare.test(text))).toEqual([]);
  expect(all.length).toBeGreaterThan(300);
});

test("two people at one screen are called by the names they gave, or like their colours", () => {
  const last = () => {
    const steps = playGame("training", "one", ["human", "human"]);
    return spoken(steps.at(-1)!.next, speaker).story.at(-1)!.text;
  };
  expect(last()).toMatch(/^(Blue|Orange) wins the game\.$/);
  change({ names: ["Ann", "Bo"] });
  expect(last()).toMatch(/^(Ann|Bo) wins the game\.$/);
  change({ names: ["", ""] });
});

const seen = (viewer: "a" | "b"): TableState =>
  ({ viewer, players: viewer === "a" ? ["human", "cadet"] : ["cadet", "human"] }) as unknown as TableState;

test("left and right are those of whoever looks", () => {
  expect(whereIs("a2.1", seen("a"))).toBe("your left sector (a2.1)");
  expect(whereIs("b2", seen("a"))).toBe("cadet’s left sector (b2)");
  expect(whereIs("a2", seen("b"))).toBe("cadet’s right sector (a2)");
  expect(whereIs("b5", seen("b"))).toBe("your far left sector (b5)");
  const order = { kind: "order_chosen", seat: "b", side: "left", text: "" } as StoryEvent;
  expect(speaker.event(order, seen("a"))).toBe("Cadet has the battles fought from left to right.");
  expect(speaker.event(order, seen("b"))).toBe("You have the battles fought from right to left.");
});

test("French elides", () => {
  language.value = "fr";
  expect([whose("Orange"), whose("Cadet")]).toEqual(["d’Orange", "de Cadet"]);
});

test("every card of the set has a name of its own, always the same", () => {
  const names = catalogue.value!.cards.map(({ id }) => callSign(id));
  expect(new Set(names).size).toBe(names.length);
  expect(callSign("3-10")).toBe(callSign("3-10"));
});
