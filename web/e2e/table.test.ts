// Whole games at the table: by mouse, keyboard, finger and in words, by two people, in French.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { byKeyboard, byMouse, byText, byTouch, choices, isOver, playOn, type Player } from "./players";
import { fully, newPage, openBrowser, phone, serveSite, tableAddress, type Site } from "./support";

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = [await serveSite(), await openBrowser()];
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

async function playGame(page: Page, player: Player, game = {}): Promise<void> {
  await page.goto(tableAddress(site, game));
  await playOn(page, player, isOver(page));
}

test("a whole game by mouse", async () => {
  const page = await newPage(browser);
  await playGame(page, byMouse, { mode: "skirmish", seed: "11" });
  expect(await page.locator(".end h2").first().textContent()).toMatch(/win/);
  expect(new URL(page.url()).search).toBe("");
  await page.context().close();
});

test("a whole game by keyboard alone", async () => {
  const page = await newPage(browser);
  await playGame(page, byKeyboard, { seed: "12" });
  expect(await page.locator(".end").count()).toBe(1);
  await page.context().close();
});

test("a whole game by touch on a phone", async () => {
  const page = await newPage(browser, phone);
  await playGame(page, byTouch, { mode: "skirmish", seed: "13" });
  expect(await page.locator(".end").count()).toBe(1);
  await page.context().close();
});

test("a whole game in text mode", async () => {
  const page = await newPage(browser, {}, { textMode: true });
  await playGame(page, byText, { seed: "14" });
  expect(await page.locator(".text-log").textContent()).toMatch(/The game is over\. .* wins\./);
  await page.context().close();
});

test("a whole game in French, with nothing in English at the table", async () => {
  const page = await newPage(browser, { locale: "fr-FR" }, { language: "fr" });
  await page.goto(tableAddress(site, { seed: "15" }));
  const seen: string[] = [];
  await playOn(page, byMouse, async () => {
    seen.push(await page.locator("body").innerText());
    return isOver(page)();
  });
  expect(await page.locator("html").getAttribute("lang")).toBe("fr");
  expect(seen.join("\n")).not.toMatch(/\b(Your|Pass|Confirm|Undo|Choose|plays|draws|Battle of|wins)\b/);
  await page.context().close();
});

fully("two people at one screen, with a curtain between them", async () => {
  const page = await newPage(browser);
  await page.goto(tableAddress(site, { players: "human,human", seed: "16" }));
  let curtains = 0;
  await playOn(page, byMouse, isOver(page), async () => {
    ++curtains;
    expect(await page.locator("[data-card], [data-spot]").count()).toBe(0);
    const open = page.locator(".curtain-button");
    await open.press("Enter");
    await open.press("Enter");
    await page.locator(".curtain").waitFor({ state: "detached" });
  });
  expect(curtains).toBeGreaterThan(4);
  expect(await page.locator(".end h2").first().textContent()).toMatch(/(Blue|Orange) wins|drawn/);
  await page.context().close();
});

fully("loaded again in the middle of a chain, the same is asked", async () => {
  const page = await newPage(browser);
  await page.goto(tableAddress(site, { mode: "skirmish", seed: "11" }));
  const inChain = async () =>
    (await page.locator(".chain-link.now").count()) > 0 && (await page.locator(".prompt.mine").count()) > 0;
  await playOn(page, byMouse, inChain);
  const asked = async () => [
    await choices(page),
    await page.locator(".prompt-headline").textContent(),
    await page.locator(".chain-links").textContent(),
  ];
  const before = await asked();
  await page.reload();
  await page.locator(".prompt.mine").waitFor();
  expect(await asked()).toEqual(before);
  await page.context().close();
});
