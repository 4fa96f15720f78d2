// The card browser: filters, keyboard, one card from near, on a phone too.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser } from "playwright-core";
import { newPage, openBrowser, phone, serveSite, type Site } from "./support";

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = [await serveSite(), await openBrowser()];
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

test("every card and every Cruiser is drawn; filters narrow them", async () => {
  const page = await newPage(browser);
  await page.goto(`${site.address}/cards/`);
  const cards = page.locator(".card-grid [data-card]");
  await expect.poll(() => cards.count()).toBe(100);
  expect(await page.locator(".cruiser-tile").count()).toBe(6);
  await page.getByRole("group", { name: "Level" }).getByRole("button", { name: "3" }).click();
  await page.getByRole("button", { name: "pivot", exact: true }).click();
  const shown = await cards.evaluateAll((all) => all.map((card) => card.textContent ?? ""));
  expect(shown.length).toBeGreaterThan(0);
  for (const label of shown) expect(label).toMatch(/level 3.*pivot/);
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect.poll(() => cards.count()).toBe(100);
  await page.getByRole("searchbox").fill("1-06");
  await expect.poll(() => cards.count()).toBe(1);
});

test("arrow keys walk the grid, Enter reads a card, both sides of it", async () => {
  const page = await newPage(browser);
  await page.goto(`${site.address}/cards/`);
  await page.locator('[data-card="0-01"]').focus();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowDown", "ArrowUp", "ArrowLeft"]) await page.keyboard.press(key);
  const second = await page.evaluate(() => (document.activeElement as HTMLElement).dataset["card"]);
  expect(second).toBe(await page.locator("[data-card]").nth(1).getAttribute("data-card"));
  await page.keyboard.press("Enter");
  await expect.poll(() => page.url()).toContain(`card=${second}`);
  const drawn = page.locator(".card-page > .card");
  const front = await drawn.getAttribute("aria-label");
  await page.getByRole("button", { name: "Pivoted" }).click();
  expect(await drawn.getAttribute("aria-label")).not.toBe(front);
  await page.getByRole("button", { name: "Back", exact: true }).click();
  expect(await drawn.getAttribute("aria-label")).toContain("face down");
});

test("the meaning of each symbol leads to its clauses", async () => {
  const page = await newPage(browser, {}, { language: "fr" });
  await page.goto(`${site.address}/cards/?card=3-10`);
  const rules = page.locator(".meaning details");
  await expect.poll(() => rules.count()).toBe(2);
  await rules.first().locator("summary").click();
  const link = rules.first().locator("a").first();
  expect(await link.getAttribute("href")).toMatch(/\/rules\/starfighter#SF-FX-/);
  await link.click();
  await page.locator(".rule.target").waitFor();
});

test("on a phone the card comes up as a sheet and goes away again", async () => {
  const page = await newPage(browser, phone);
  await page.goto(`${site.address}/cards/`);
  await page.locator('[data-card="0-05"]').tap();
  const sheet = page.locator("dialog[open]");
  await sheet.waitFor();
  await sheet.getByRole("button", { name: "Close" }).tap();
  await sheet.waitFor({ state: "hidden" });
  expect(page.url()).not.toContain("card=");
});
