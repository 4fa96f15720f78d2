// What the page hears of hidden cards, and shows: nothing but what the seat may know. Every message that
// reaches the page from the engine's worker is looked at.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import type { State } from "../src/engine/messages";
import { byMouse, isOver, playOn } from "./players";
import { fully, newPage, openBrowser, serveSite, tableAddress, type Site } from "./support";

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = [await serveSite(), await openBrowser()];
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

interface Heard extends Window {
  heard: unknown[];
}

// A page that keeps all that any worker tells it.
async function listeningPage(): Promise<Page> {
  const page = await newPage(browser);
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    (window as unknown as Heard).heard = heard;
    const Usual = window.Worker;
    window.Worker = class extends Usual {
      constructor(...given: ConstructorParameters<typeof Usual>) {
        super(...given);
        this.addEventListener("message", ({ data }) => heard.push(structuredClone(data)));
      }
    };
  });
  return page;
}

const states = (page: Page): Promise<State[]> =>
  page.evaluate(() =>
    (window as unknown as Heard).heard.filter((message) => (message as { type: string }).type === "state"),
  ) as Promise<State[]>;

function mayKnow(state: State): void {
  const { view, viewer } = state;
  const closed = (cards: (string | null)[]) => expect(cards.every((card) => card === null)).toBe(true);
  for (const [seat, hand] of view.hand.entries()) if ("ab"[seat] !== viewer) closed(hand);
  for (const aside of view.aside) closed(aside);
  closed(view.deck.flat());
  for (const [sector, cards] of Object.entries(view.sectors))
    for (const card of cards) if (card.face === "down" && sector[0] !== viewer) expect(card.card).toBeNull();
  if (viewer === null) expect(state.decision?.options ?? null).toBeNull();
}

fully("against the computer: never the other hand, the deck, or what lies face down over there", async () => {
  const page = await listeningPage();
  // In Training no card is ever turned back, so that nothing seen is face down again.
  await page.goto(tableAddress(site, { seed: "21" }));
  await playOn(page, byMouse, async () => {
    const mine = await page.evaluate(() =>
      [...document.querySelectorAll("[data-spot^=b]")].map((spot) => spot.getAttribute("aria-label")),
    );
    for (const label of mine) if (label?.includes("ace down")) expect(label).not.toMatch(/\d-\d\d/);
    return isOver(page)();
  });
  const heard = await states(page);
  expect(heard.length).toBeGreaterThan(20);
  for (const state of heard.filter(({ result, replay }) => !result && !replay)) mayKnow(state);
  await page.context().close();
});

fully("two people at one screen: each hears only their own, and the curtain nothing", async () => {
  const page = await listeningPage();
  await page.goto(tableAddress(site, { players: "human,human", seed: "22" }));
  const seen: { a: Set<string>; b: Set<string> } = { a: new Set(), b: new Set() };
  await playOn(
    page,
    byMouse,
    async (turn) => {
      const [seat, ...cards] = await page.evaluate(() => {
        const hand = document.querySelector<HTMLElement>(".hand");
        return [
          hand?.dataset["seat"],
          ...[...document.querySelectorAll<HTMLElement>("[data-card]")].map((card) => card.dataset["card"]!),
        ];
      });
      if (seat === "a" || seat === "b") for (const card of cards) if (card) seen[seat].add(card);
      return turn > 30 || (await isOver(page)());
    },
    async () => {
      expect(await page.locator("body").innerText()).not.toMatch(/\b\d-\d\d\b/);
      await page.locator(".curtain-button").press("Enter");
      await page.locator(".curtain-button").press("Enter");
      await page.locator(".curtain").waitFor({ state: "detached" });
    },
  );
  expect(seen.a.size).toBeGreaterThan(3);
  expect(seen.b.size).toBeGreaterThan(3);
  for (const state of (await states(page)).filter(({ result }) => !result)) mayKnow(state);
  await page.context().close();
});

test("no message of a game under way holds its record or its seed", async () => {
  const page = await listeningPage();
  await page.goto(tableAddress(site, { seed: "987654321987" }));
  await playOn(page, byMouse, async (turn) => turn > 4);
  await page.keyboard.press("z");
  const heard = await page.evaluate(() => JSON.stringify((window as unknown as Heard).heard));
  expect(heard).not.toContain("987654321987");
  expect(heard).not.toContain('"type":"record"');
  expect(page.url()).not.toContain("987654321987");
  await page.context().close();
});
