// What happened between two choices is watched: in the order of the engine's events, over at once when somebody
// wants it over, and not at all where nothing moves.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { byMouse, choices, playOn } from "./players";
import { appears, newPage, openBrowser, phone, serveSite, type Site, tableAddress } from "./support";

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = [await serveSite(), await openBrowser()];
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

interface Watched extends Window {
  said: string[];
  blocked: number;
}

// Notes every sentence of the lower third while something is shown.
const noteFrames = (page: Page) =>
  page.evaluate(() => {
    const watched = window as unknown as Watched;
    watched.said = [];
    new MutationObserver(() => {
      const line = document.querySelector(".watch .prompt-headline")?.textContent;
      if (line && watched.said.at(-1) !== line) watched.said.push(line);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

// Plays without movement until the battles begin with the next choice.
async function beforeBattles(speed: number, options = {}, settings = {}): Promise<Page> {
  const page = await newPage(browser, options, { speed: 0, ...settings });
  await page.goto(tableAddress(site, { mode: "skirmish", seed: "11" }));
  await playOn(page, byMouse, async () => (await page.locator('[data-action^="order"]').count()) > 0);
  await change(page, { speed });
  return page;
}

// As the settings screen does, without leaving the table.
async function change(page: Page, some: object): Promise<void> {
  await page.evaluate((changed) => {
    const stored = JSON.parse(localStorage.getItem("wardroom.settings") ?? "{}") as object;
    localStorage.setItem("wardroom.settings", JSON.stringify({ ...stored, ...changed }));
  }, some);
  await page.reload();
  await appears(page, ".prompt.mine");
}

async function fight(page: Page): Promise<void> {
  await page.locator('[data-action^="order"]').first().click();
  await page.locator('[data-action="confirm"]').click();
}

const feed = (page: Page) => page.locator(".feed-line > span").allTextContents();
const boards = (page: Page) =>
  page.evaluate(() =>
    [".battlefield", ".scoreboard", ".table-hand", ".feed-lines"].map(
      (part) => document.querySelector(part)?.innerHTML,
    ),
  );

test("battles are told in the order in which they happened, and then the next thing is asked", async () => {
  const page = await beforeBattles(2);
  await noteFrames(page);
  const told = (await feed(page)).length;
  await fight(page);
  await appears(page, ".live[data-watching]");
  await appears(page, ".sector[data-duel]");
  expect(await page.locator(".prompt.mine").count()).toBe(0);
  await appears(page, ".prompt.mine");
  const said = await page.evaluate(() => (window as unknown as Watched).said);
  const happened = (await feed(page)).slice(told);
  let at = -1;
  for (const line of said) {
    at = happened.indexOf(line, at + 1);
    expect([line, at >= 0]).toEqual([line, true]);
  }
  expect(said.filter((line) => line.startsWith("Battle of")).length).toBeGreaterThan(1);
  expect(said.length).toBeGreaterThan(5);
  await page.context().close();
});

test("Space or a click has it over at once, chooses nothing, and leaves the same picture", async () => {
  const page = await beforeBattles(0);
  const seen = async (skip: () => Promise<void>) => {
    await fight(page);
    await skip();
    await appears(page, ".prompt.mine");
    expect(await page.locator(".picked, [data-action=confirm]").count()).toBe(0);
    await page.evaluate(() => {
      for (const one of document.getAnimations()) one.finish();
    });
    const found = [await choices(page), await boards(page)];
    await page.keyboard.press("z");
    await appears(page, '[data-action^="order"]');
    return found;
  };
  const expected = await seen(async () => {});
  await change(page, { speed: 0.5 });
  const watches = () => appears(page, ".live[data-watching]");
  // At half the speed it would go on for much longer.
  const isOver = () =>
    page.waitForFunction(() => !document.querySelector(".live[data-watching]"), undefined, { timeout: 5000 });
  const byKey = async () => {
    await watches();
    await page.keyboard.press(" ");
    await isOver();
  };
  const byClick = async () => {
    await watches();
    await page.locator(".hand-pick").first().click();
    await page.mouse.move(1, 1);
    await isOver();
  };
  expect(await seen(byKey)).toEqual(expected);
  expect(await seen(byClick)).toEqual(expected);
  await page.context().close();
});

test("where nothing may move it is all there at once, and the feed has a still of every battle", async () => {
  const page = await beforeBattles(1, { reducedMotion: "reduce" });
  await noteFrames(page);
  await fight(page);
  await appears(page, ".prompt.mine");
  expect(await page.evaluate(() => (window as unknown as Watched).said)).toEqual([]);
  const battles = await page.locator(".feed-line.battle").count();
  expect(battles).toBeGreaterThan(1);
  expect(await page.locator(".still").count()).toBe(battles);
  expect(await page.locator(".feed-line.round_outcome").first().textContent()).toMatch(/^Round 1: /);
  await page.context().close();
});

test("a tap has it over on a phone, in French", async () => {
  const page = await beforeBattles(0.5, { ...phone, locale: "fr-FR" }, { language: "fr" });
  await page.locator('[data-action^="order"]').first().tap();
  await page.locator('[data-action="confirm"]').tap();
  await appears(page, ".watch [data-action=skip]");
  await page.locator(".watch [data-action=skip]").tap();
  await appears(page, ".prompt.mine");
  expect(await page.locator(".watch").count()).toBe(0);
  await page.context().close();
});
