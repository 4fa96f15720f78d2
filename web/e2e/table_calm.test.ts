// The table keeps still: nothing shifts while one plays, and movement neither blocks nor hides anything.
// Nothing serious for axe-core on any screen of a game.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { seriousFindings } from "./findings";
import { byMouse, byTouch, isOver, playOn } from "./players";
import { appears, fully, newPage, openBrowser, phone, serveSite, type Site, tableAddress, visit } from "./support";

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = [await serveSite(), await openBrowser()];
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

interface Shifting extends Window {
  shifts: string[];
}

// Every shift the browser sees that was not caused by a key or click just before.
async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shifts: string[] = [];
    (window as unknown as Shifting).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        hadRecentInput: boolean;
        value: number;
        sources: { node?: Element }[];
      })[]) {
        if (entry.hadRecentInput || entry.value < 0.0005) continue;
        const from = entry.sources.map(({ node }) =>
          node instanceof Element ? node.className.toString() : node?.["nodeName" as never],
        );
        shifts.push(`${entry.value.toFixed(4)} ${from.join(", ")}`);
      }
    }).observe({ type: "layout-shift", buffered: false });
  });
}

fully.each([
  ["wide", {}, byMouse, 0],
  ["wide, with movement", {}, byMouse, 2],
  ["phone", phone, byTouch, 0],
] as const)("nothing shifts in a whole game: %s", async (_, options, player, speed) => {
  const page = await newPage(browser, options, { speed });
  await page.goto(tableAddress(site, { mode: "skirmish", seed: "11" }));
  await appears(page, ".live .prompt");
  await watchShifts(page);
  await playOn(page, player, async (turn) => turn > 40 || (await isOver(page)()));
  expect(await page.evaluate(() => (window as unknown as Shifting).shifts)).toEqual([]);
  await page.context().close();
});

test("with movement on, the page is right at once and no animation is left when a key is pressed", async () => {
  const page = await newPage(browser, {}, { speed: 0.5 });
  await page.goto(tableAddress(site));
  await playOn(page, byMouse, async (turn) => turn > 3);
  await page.keyboard.press("Escape");
  const running = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          (one) => !(one instanceof CSSAnimation) && !(one instanceof CSSTransition) && one.playState === "running",
        ).length,
  );
  expect(running).toBe(0);
  await page.context().close();
});

async function lookAtGame(theme: string, options: BrowserContextOptions): Promise<void> {
  const page = await newPage(browser, options, { theme, language: theme === "light" ? "fr" : "en" });
  await visit(page, `${site.address}/play`, "form");
  expect(await seriousFindings(page)).toEqual([]);
  await page.goto(tableAddress(site, { seed: "12" }));
  const looked = new Set<string>();
  await playOn(page, "hasTouch" in options ? byTouch : byMouse, async () => {
    const kinds = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          ".cruiser-tile, .split-choice, .chain-link, .end, " +
            "[data-action=stay], [data-action^=order], [data-action^=resolve], [data-action=pass]",
        ),
      ].map((one) => one.className + (one.getAttribute("data-action")?.split(" ")[0] ?? "")),
    );
    const key = [...new Set(kinds)].sort().join();
    if (!looked.has(key)) expect([key, await seriousFindings(page)]).toEqual([key, []]);
    looked.add(key);
    return isOver(page)();
  });
  await page.context().close();
}

test("axe finds nothing serious from the first choice to the end", () => lookAtGame("dark", {}));

fully.each([
  ["light", {}],
  ["contrast", {}],
  ["dark", phone],
] as const)("axe finds nothing serious from the first choice to the end: %s %o", lookAtGame);

test("axe finds nothing serious behind the curtain, in text mode and on the sheets", async () => {
  const page = await newPage(browser);
  await visit(page, tableAddress(site, { players: "human,human" }), ".curtain");
  expect(await seriousFindings(page)).toEqual([]);
  await page.locator(".curtain-button").press("Enter");
  await page.locator(".curtain-button").press("Enter");
  await page.locator(".live").waitFor();
  await page.keyboard.press("?");
  await page.locator("dialog[open]").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Menu" }).click();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByText("Text mode").click();
  await page.locator(".text-mode").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.context().close();
});
