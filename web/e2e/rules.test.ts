// The rule book: deep links, search, languages, keyboard.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser } from "playwright-core";
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

const focused = "document.activeElement?.id";

test("a deep link shows, marks and focuses its clause", async () => {
  const page = await newPage(browser);
  await page.goto(`${site.address}/rules/starfighter/#SF-DEPLOY-14`);
  const clause = page.locator("#SF-DEPLOY-14");
  await clause.waitFor();
  await expect.poll(() => page.evaluate(focused)).toBe("SF-DEPLOY-14");
  expect(await clause.getAttribute("class")).toContain("target");
  const box = (await clause.boundingBox())!;
  expect(box.y).toBeGreaterThan(0);
  expect(box.y).toBeLessThan(600);
  // Links between clauses lead on, and back.
  await page.click('#SF-DEPLOY-16 a[href$="#SF-FX-GEN-02"]');
  await expect.poll(() => page.evaluate(focused)).toBe("SF-FX-GEN-02");
  await page.goBack();
  await expect.poll(() => page.evaluate(focused)).toBe("SF-DEPLOY-14");
});

test("rulings are there, an unknown clause says so", async () => {
  const page = await newPage(browser);
  await visit(page, `${site.address}/rules/starfighter/#R-16`, "#SF-R-16.target");
  await page.goto(`${site.address}/rules/starfighter/#NO-99`);
  await expect.poll(() => page.getByRole("alert").textContent()).toContain("NO-99");
});

test("search as you type, without accents, in French", async () => {
  const page = await newPage(browser, {}, { language: "fr" });
  await page.goto(`${site.address}/rules/starfighter/`);
  await page.getByRole("searchbox").fill("ecran regenere");
  const hits = page.locator(".rule");
  await expect.poll(() => hits.count()).toBeLessThan(20);
  expect(await hits.count()).toBeGreaterThan(0);
  expect(await page.locator("mark").first().textContent()).toMatch(/écran|Écran/);
  await page.keyboard.press("Escape");
  await expect.poll(() => hits.count()).toBeGreaterThan(200);
  await page.locator("h1").click();
  await page.keyboard.press("/");
  await expect.poll(() => page.evaluate(focused)).toBe("rules-search");
});

test("both languages side by side, on a phone below each other", async () => {
  for (const options of [{}, phone]) {
    const page = await newPage(browser, options);
    await page.goto(`${site.address}/rules/starfighter/`);
    await page.getByRole("button", { name: "Side by side" }).click();
    const texts = page.locator("#SF-COMP-01 p");
    expect(await texts.count()).toBe(2);
    expect(await texts.nth(0).getAttribute("lang")).toBe("en");
    expect(await texts.nth(1).getAttribute("lang")).toBe("fr");
    const [one, other] = [await texts.nth(0).boundingBox(), await texts.nth(1).boundingBox()];
    if (options === phone) expect(other!.y).toBeGreaterThan(one!.y);
    else expect(other!.x).toBeGreaterThan(one!.x);
    await page.getByRole("button", { name: "Français", exact: true }).click();
    await expect.poll(() => page.locator("h1").textContent()).toBe("Règles de Starfighter");
  }
});
