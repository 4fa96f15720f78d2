// Every chapter of the tutorial is played to its end by mouse, by keyboard and by touch: by following
// what the coach marks, and nothing else.
import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Browser, Locator, Page } from "playwright-core";
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

const mostPresses = 120;
const next = (page: Page): Locator => page.locator('[data-lesson-action="next"]');
const wanted = (page: Page): Locator =>
  page.locator("dialog[open] [data-wanted], [data-wanted]:not(dialog [data-wanted])");
// What the coach marks, or to go on where nothing is to be done.
const marked = (page: Page): Locator => next(page).or(wanted(page));
const shown = (page: Page): Locator => next(page).or(page.locator('[data-lesson-action="show"]'));
const over = (page: Page): Locator => page.locator(".lesson.over");

type Press = (page: Page, target: Locator) => Promise<void>;

const byMouse: Press = (_, target) => target.click({ timeout: 3000 });
// Where the finger sees it: on phones the whole column takes the touch.
const byTouch: Press = async (page, target) => {
  await target.scrollIntoViewIfNeeded({ timeout: 3000 });
  const box = await target.boundingBox({ timeout: 3000 });
  if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
};
const byKeyboard: Press = async (page, target) => {
  const there = () => target.evaluate((element) => element === document.activeElement, null, { timeout: 5000 });
  for (let i = 0; i < 150; ++i) {
    if (await there()) return page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
  }
  throw new Error("cannot be reached by Tab");
};

// Until the chapter is over: what is asked for, one press after the other.
async function follow(page: Page, press: Press, asked: (page: Page) => Locator): Promise<void> {
  for (let presses = 0; presses < mostPresses; ++presses) {
    await asked(page).or(over(page)).first().waitFor();
    if ((await over(page).count()) > 0) return;
    await press(page, asked(page).last()).catch(() => undefined); // it is gone, something else is asked for: look again
  }
  throw new Error("the chapter does not end");
}

async function chapters(page: Page): Promise<string[]> {
  await page.goto(`${site.address}/learn/`);
  await page.locator(".chapter").first().waitFor();
  return page
    .locator(".chapter")
    .evaluateAll((all) => all.map((chapter) => (chapter as HTMLElement).dataset["lesson"]!));
}

// One test each, whatever the engine has.
const lessons = new URL("../../games/starfighter/lessons/", import.meta.url);
const names = readdirSync(lessons).map(
  (file) => /^name = "(.*)"$/m.exec(readFileSync(new URL(file, lessons), "utf8"))![1]!,
);

describe.each([
  ["mouse", byMouse, {}, "en"],
  ["keyboard", byKeyboard, {}, "en"],
  ["touch", byTouch, phone, "fr"],
] as const)("by %s", (_, press, options, language) => {
  test.each(names)("%s", async (name) => {
    const page = await newPage(browser, options, { language });
    await page.goto(`${site.address}/table/?lesson=${name}`);
    await follow(page, press, marked);
    await page.context().close();
  });
});

test("chapters lead from one to the next, and those played are remembered", async () => {
  const page = await newPage(browser);
  const [first, second, ...others] = await chapters(page);
  expect([first, second, ...others].sort()).toEqual([...names].sort());
  await page.locator(".chapter .button").first().click();
  await follow(page, byMouse, marked);
  await page.locator('[data-lesson-action="chapter"]').click();
  await expect.poll(() => page.url()).toContain(`lesson=${second}`);
  await marked(page).first().waitFor();
  await page.goto(`${site.address}/learn/`);
  await expect.poll(() => page.locator(".chapter-number .icon").count()).toBe(1);
  expect(await page.locator(`[data-lesson="${second}"]`).getAttribute("class")).toContain("next");
});

test.each(names)("“Show me” plays %s", async (name) => {
  const page = await newPage(browser);
  await page.goto(`${site.address}/table/?lesson=${name}`);
  await follow(page, byMouse, shown);
  await page.context().close();
});
