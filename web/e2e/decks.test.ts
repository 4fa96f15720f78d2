// The deck builder: by mouse, by keyboard, as text, with files; what is wrong is told with its place.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { newPage, openBrowser, phone, serveSite, type Site, visit } from "./support";

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = [await serveSite(), await openBrowser()];
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const open = async (
  ...options: Parameters<typeof newPage> extends [unknown, ...infer Rest] ? Rest : never
): Promise<Page> => {
  const page = await newPage(browser, ...options);
  await visit(page, `${site.address}/decks/`, "h1");
  return page;
};
const sum = (page: Page) => page.locator(".legality-sum").textContent();
const deckText = (page: Page) => page.locator("#deck-text").inputValue();

test("a deck is built by clicking, becomes legal, and is still there after loading again", async () => {
  const page = await open();
  await page.getByRole("button", { name: "New deck" }).click();
  await expect.poll(() => sum(page)).toContain("Not legal yet");
  const broken = page.locator(".legality-checks .broken");
  expect(await broken.locator("a").first().getAttribute("href")).toContain("#SF-TOTAL-");
  await page.getByRole("combobox").selectOption("Hermes");
  for (let i = 0; i < 25; ++i) await page.locator(".card-grid [data-card]").nth(i).click();
  await expect.poll(() => sum(page)).toContain("Legal");
  await page.getByRole("textbox", { name: "Name" }).fill("The Old Guard");
  await page.keyboard.press("Tab");
  await page.reload();
  await expect.poll(() => page.locator(".shelf-deck").first().textContent()).toContain("The Old Guard");
  await expect.poll(() => sum(page)).toContain("Legal");
  // Out again.
  await page.locator("[data-in-deck]").first().click();
  await expect.poll(() => sum(page)).toContain("Not legal yet");
  await page.locator(".card-grid [data-card]").first().click();
  await expect.poll(() => sum(page)).toContain("Legal");
  const play = page.getByRole("link", { name: "Play with this deck" });
  expect(await play.getAttribute("href")).toMatch(/\/play\?mode=total-war&deck=/);
});

test("by keyboard alone", async () => {
  const page = await open();
  const reach = async (name: string) => {
    for (let i = 0; i < 60; ++i) {
      await page.keyboard.press("Tab");
      const label = await page.evaluate(() => document.activeElement?.textContent);
      if (label?.includes(name)) return;
    }
    throw new Error(`${name} cannot be reached by Tab`);
  };
  await reach("New deck");
  await page.keyboard.press("Enter");
  await reach("0-01");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect.poll(() => page.locator("[data-in-deck]").count()).toBe(2);
  await page.keyboard.press("i");
  await page.locator("dialog[open]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "hidden" });
});

test("bad text is told with line and column, nothing is lost, and the place is shown", async () => {
  const page = await open();
  await page.getByRole("button", { name: "New deck" }).click();
  await page.getByRole("button", { name: "As text" }).click();
  const written = "# mine\ncruiser Ares\n0-05 oops 0-09\n";
  await page.locator("#deck-text").fill(written);
  const problem = page.locator(".legality-problems li");
  await expect.poll(() => problem.textContent()).toContain("Line 3, column 6");
  expect(await problem.textContent()).toContain("expected");
  await problem.getByRole("button").click();
  const selected = () =>
    page.evaluate(() => {
      const area = document.activeElement;
      return area instanceof HTMLTextAreaElement ? area.value.slice(area.selectionStart, area.selectionEnd) : "";
    });
  await expect.poll(selected).toBe("oops");
  await page.getByRole("button", { name: "Cards", exact: true }).click();
  await page.locator('.card-grid [data-card="1-06"]').click();
  await page.getByRole("button", { name: "As text" }).click();
  expect(await deckText(page)).toBe(`${written}1-06\n`);
});

test("a random deck is legal; export and import give the same deck", async () => {
  const page = await open({}, { language: "fr" });
  await page.getByRole("button", { name: "Paquet au hasard" }).click();
  await expect.poll(() => sum(page)).toContain("Conforme");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Exporter" }).click(),
  ]);
  const path = await file.path();
  await page.getByRole("button", { name: "En texte" }).click();
  const before = await deckText(page);
  await page.setInputFiles("input[type=file]", path);
  await expect.poll(() => page.locator(".shelf-deck").count()).toBe(2);
  expect(await deckText(page)).toBe(before);
  await page.getByRole("button", { name: "Supprimer" }).click();
  await expect.poll(() => page.locator(".shelf-deck").count()).toBe(1);
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect.poll(() => page.locator(".shelf-deck").count()).toBe(2);
});

test("by touch on a phone", async () => {
  const page = await open(phone);
  await page.getByRole("button", { name: "New deck" }).tap();
  await page.locator('.card-grid [data-card="0-05"]').tap();
  await page.getByRole("button", { name: "Deck (1)" }).tap();
  await expect.poll(() => page.locator("[data-in-deck]").count()).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
