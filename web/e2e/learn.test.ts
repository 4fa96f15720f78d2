// Every chapter of the tutorial is played to its end by mouse, by keyboard and by touch: by following
// what the coach marks, and nothing else.
import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Browser, ElementHandle, Page } from "playwright-core";
import { appears, fully, newPage, openBrowser, phone, serveSite, type Site, visit } from "./support";

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
const next = '[data-lesson-action="next"]';
// What the coach marks, or to go on where nothing is to be done.
const marked = `${next}, dialog[open] [data-wanted], [data-wanted]:not(dialog [data-wanted])`;
const shown = `${next}, [data-lesson-action="show"]`;
const over = ".lesson.over";

type Press = (page: Page, target: ElementHandle) => Promise<void>;

const byMouse: Press = (_, target) => target.click({ timeout: 3000 });
// Where the finger sees it: on phones the whole column takes the touch.
const byTouch: Press = async (page, target) => {
  await target.scrollIntoViewIfNeeded({ timeout: 3000 });
  const box = await target.boundingBox();
  if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
};
// Tab is held down, some steps at a time; it is not heard any more where it was to go.
const byKeyboard: Press = async (page, target) => {
  const stopped = await target.evaluateHandle((element) => {
    const stop = (event: KeyboardEvent) => {
      if (event.key !== "Tab" || document.activeElement !== element) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener("keydown", stop, { capture: true });
    return { element, end: () => removeEventListener("keydown", stop, { capture: true }) };
  });
  const there = () => stopped.evaluate(({ element }) => element === document.activeElement);
  let steps = 0;
  while (!(await there()) && steps < 150) {
    const some = Array.from({ length: 15 }, () => page.keyboard.down("Tab"));
    await Promise.all(some);
    await page.keyboard.up("Tab");
    steps += some.length;
  }
  await stopped.evaluate(({ end }) => end());
  if (!(await there())) throw new Error("cannot be reached by Tab");
  await page.keyboard.press("Enter");
};

// Until the chapter is over: what is asked for, one press after the other.
async function follow(page: Page, press: Press, asked: string): Promise<void> {
  for (let presses = 0; presses < mostPresses; ++presses) {
    await appears(page, `${asked}, ${over}`);
    if ((await page.locator(over).count()) > 0) return;
    // What is gone by now was followed by something else: look again.
    const target = (await page.locator(asked).elementHandles()).at(-1);
    if (target) await press(page, target).catch(() => undefined);
  }
  throw new Error("the chapter does not end");
}

async function chapters(page: Page): Promise<string[]> {
  await visit(page, `${site.address}/learn/`, ".chapter");
  return page
    .locator(".chapter")
    .evaluateAll((all) => all.map((chapter) => (chapter as HTMLElement).dataset["lesson"]!));
}

// One test each, whatever the engine has.
const lessons = new URL("../../games/starfighter/data/lessons/", import.meta.url);
const names = readdirSync(lessons).map(
  (file) => /^name = "(.*)"$/m.exec(readFileSync(new URL(file, lessons), "utf8"))![1]!,
);

// The first of them in the core. One page serves all: a window costs more than a chapter.
const inTier = (name: string) => (name === names[0] ? test : fully);

describe.each([
  ["mouse", byMouse, {}, "en"],
  ["keyboard", byKeyboard, {}, "en"],
  ["touch", byTouch, phone, "fr"],
] as const)("by %s", (_, press, options, language) => {
  let page: Page;
  beforeAll(async () => {
    page = await newPage(browser, options, { language });
  });
  for (const name of names)
    inTier(name)(name, async () => {
      await page.goto(`${site.address}/table/?lesson=${name}`);
      await follow(page, press, marked);
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
  await appears(page, marked);
  await page.goto(`${site.address}/learn/`);
  await expect.poll(() => page.locator(".chapter-number .icon").count()).toBe(1);
  expect(await page.locator(`[data-lesson="${second}"]`).getAttribute("class")).toContain("next");
});

describe("“Show me” plays", () => {
  let page: Page;
  beforeAll(async () => {
    page = await newPage(browser);
  });
  fully.each(names)("%s", async (name) => {
    await page.goto(`${site.address}/table/?lesson=${name}`);
    await follow(page, byMouse, shown);
  });
});
