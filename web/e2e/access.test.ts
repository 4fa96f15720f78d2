// axe-core finds nothing serious on any screen, in any theme, in both languages and on a phone.
import axe from "axe-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
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

const record = fileURLToPath(new URL("../../fuzz/seeds/record/training.record", import.meta.url));

const screens: Record<string, (page: Page) => Promise<unknown>> = {
  "/rules/starfighter/#SF-DEPLOY-14": (page) => page.locator(".rule.target").waitFor(),
  "/cards/?card=3-10": (page) => page.locator(".card-page").waitFor(),
  "/learn/": (page) => page.locator("h1").waitFor(),
  "/decks/": async (page) => {
    await page.locator(".shelf-random button").click();
    await page.locator(".shelf-deck").waitFor();
  },
  "/replay/": (page) => page.locator("h1").waitFor(),
  "/replay/?file": async (page) => {
    await page.locator("input[type=file]").setInputFiles(record);
    await page.locator(".replay").waitFor();
    await page.getByRole("slider").fill("33");
  },
};

// Each control's words are found in its name, too: drawn figures do not count as words.
async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = (await page.evaluate("axe.run()")) as axe.AxeResults;
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map((node) => node.html.slice(0, 120))
          .join(" | ")}`,
    );
}

describe.each(Object.entries(screens))("%s", (path, ready) => {
  test.each([
    ["dark", {}, "en"],
    ["light", {}, "fr"],
    ["contrast", {}, "en"],
    ["dark", phone, "fr"],
  ] as const)("%s %o %s", async (theme, options, language) => {
    const page = await newPage(browser, options, { theme, language });
    await page.goto(site.address + path);
    await ready(page);
    expect(await seriousFindings(page)).toEqual([]);
    await page.context().close();
  });
});
