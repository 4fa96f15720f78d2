// Replays: a record file and a kept game, stepping by buttons, keys and slider, mistakes, playing on.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { fully, newPage, openBrowser, phone, serveSite, type Site } from "./support";

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
const steps = 69;

async function openRecord(
  ...options: Parameters<typeof newPage> extends [unknown, ...infer Rest] ? Rest : never
): Promise<Page> {
  const page = await newPage(browser, ...options);
  await page.goto(`${site.address}/replay/`);
  await page.locator("input[type=file]").setInputFiles(record);
  await page.locator(".replay").waitFor();
  return page;
}
const at = (page: Page) => page.locator(".replay-slider output").textContent();

test("stepping by buttons, keys and slider", async () => {
  const page = await openRecord();
  expect(await at(page)).toBe(`0 of ${steps}`);
  await page.getByRole("button", { name: "One step on" }).click();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => at(page)).toBe(`2 of ${steps}`);
  await page.getByRole("slider").fill("40");
  await expect.poll(() => at(page)).toBe(`40 of ${steps}`);
  await page
    .locator("h1")
    .evaluate(
      (heading) =>
        heading.ownerDocument.activeElement instanceof HTMLElement && heading.ownerDocument.activeElement.blur(),
    );
  await page.keyboard.press("End");
  await expect.poll(() => at(page)).toBe(`${steps} of ${steps}`);
  await page.keyboard.press("Home");
  await expect.poll(() => at(page)).toBe(`0 of ${steps}`);
});

test("what is shown is the state of that step, and the story leads to it", async () => {
  const page = await openRecord();
  await page.getByRole("slider").fill("33");
  await expect.poll(() => page.locator(".score-round").textContent()).toContain("Round 4");
  const line = page.locator(".story li", { hasText: "Round 2" }).first();
  await line.locator("button").click();
  await expect.poll(() => page.locator(".score-round").textContent()).toContain("Round 2");
  expect(Number((await at(page))!.split(" ")[0])).toBeLessThan(33);
});

test("own cards or all cards", async () => {
  const page = await openRecord();
  await page.getByRole("slider").fill("2");
  const hands = page.locator(".replay-hands .hand");
  await expect.poll(() => hands.count()).toBe(1);
  await page.getByRole("button", { name: "Both" }).click();
  await expect.poll(() => hands.count()).toBe(2);
  await expect.poll(() => hands.nth(1).locator('[aria-label*="level"]').count()).toBeGreaterThan(0);
});

fully("it plays by itself and pauses", async () => {
  const page = await openRecord();
  await page.getByRole("button", { name: "4×" }).click();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(async () => Number((await at(page))!.split(" ")[0]), { timeout: 20_000 }).toBeGreaterThan(2);
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
});

test("win chances and mistakes come in, a mistake leads to its choice", async () => {
  const page = await openRecord();
  const mistake = page.locator(".moment").first();
  await mistake.waitFor({ timeout: 60_000 });
  expect(await mistake.textContent()).toContain("Better:");
  await mistake.click();
  await expect.poll(() => mistake.getAttribute("aria-current")).toBe("step");
});

test("playing on from a step opens a game there", async () => {
  const page = await openRecord();
  await page.getByRole("slider").fill("10");
  await expect.poll(() => at(page)).toBe(`10 of ${steps}`);
  const round = await page.locator(".score-round").textContent();
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.locator(".live .prompt").waitFor();
  expect(await page.locator(".score-round").textContent()).toBe(round);
});

test("a file that is no record is refused with the line, and nothing changes", async () => {
  const page = await newPage(browser, {}, { language: "fr" });
  await page.goto(`${site.address}/replay/`);
  const spoiled = readFileSync(record, "utf8").replace(/^20 .*$/m, "20 a fly away");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "spoiled.record", mimeType: "text/plain", buffer: Buffer.from(spoiled) });
  const alert = page.getByRole("alert");
  await alert.waitFor();
  const line = spoiled.split("\n").indexOf("20 a fly away") + 1;
  expect(await alert.textContent()).toContain(`Ligne ${line}`);
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "x.png", mimeType: "image/png", buffer: Buffer.from([137, 80, 78, 71, 0, 255]) });
  await expect.poll(() => alert.textContent()).toContain("x.png");
});

test("by touch on a phone", async () => {
  const page = await openRecord(phone);
  await page.getByRole("button", { name: "One step on" }).tap();
  await expect.poll(() => at(page)).toBe(`1 of ${steps}`);
  await page.getByRole("button", { name: "Graph and story" }).tap();
  await page.locator("dialog[open] .graph").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("one step on is watched, and the next step has it over", async () => {
  const page = await openRecord({}, { speed: 0.5 });
  await page.getByRole("slider").fill("16");
  await expect.poll(() => at(page)).toBe(`16 of ${steps}`);
  const choices = page.locator(".replay[data-watching]");
  const step = page.getByRole("button", { name: "One step on" });
  // Until a step has something to watch.
  for (let i = 17; i < 40 && (await choices.count()) === 0; ++i) {
    await step.click();
    await expect.poll(() => at(page)).toBe(`${i} of ${steps}`);
    await page.waitForTimeout(60);
  }
  expect(await choices.count()).toBe(1);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => choices.count()).toBe(0);
});
