// axe-core finds nothing serious on any screen, in any theme, in both languages and on a phone.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { seriousFindings } from "./findings";
import { appears, fully, newPage, openBrowser, phone, serveSite, type Site } from "./support";

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = [await serveSite(), await openBrowser()];
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const record = fileURLToPath(new URL("../../fuzz/seeds/record/training.record", import.meta.url));

const screens: Record<string, (page: Page) => Promise<unknown>> = {
  "/rules/starfighter/#SF-DEPLOY-14": (page) => appears(page, ".rule.target"),
  "/cards/?card=3-10": (page) => appears(page, ".card-page"),
  "/learn/": (page) => appears(page, "h1"),
  "/decks/": async (page) => {
    await page.locator(".shelf-random button").click();
    await appears(page, ".shelf-deck");
  },
  "/replay/": (page) => appears(page, "h1"),
  "/replay/?file": async (page) => {
    await page.locator("input[type=file]").setInputFiles(record);
    await appears(page, ".replay");
    await page.getByRole("slider").fill("33");
  },
};

// One page serves all screens of a look: a window costs more than a screen.
describe.each([
  ["dark", {}, "en", test],
  ["light", {}, "fr", fully],
  ["contrast", {}, "en", fully],
  ["dark", phone, "fr", fully],
] as const)("%s %o %s", (theme, options, language, inTier) => {
  let page: Page;
  beforeAll(async () => {
    page = await newPage(browser, options, { theme, language });
  });
  inTier.each(Object.entries(screens))("%s", async (path, ready) => {
    await page.goto(site.address + path);
    await ready(page);
    expect(await seriousFindings(page)).toEqual([]);
  });
});
