// After the first visit the page works without its host, every address of it; a new version waits until
// it is asked for.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { screenPaths } from "../src/app/paths";
import { writeServiceWorker } from "../build/offline";
import { dist, newPage, openBrowser, serveSite, visit } from "./support";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

// The worker has everything and answers for this page.
const kept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done));
  });

test("offline after the first load: every screen, and a game", async () => {
  const site = await serveSite();
  const page = await newPage(browser, { serviceWorkers: "allow" });
  await page.goto(site.address);
  await kept(page);
  await site.close();
  await page.context().setOffline(true);
  for (const path of screenPaths) {
    await page.goto(`${site.address}${path}`);
    await page.locator("#app > *:not(svg) h1, .table").first().waitFor({ state: "attached" });
  }
  await visit(page, `${site.address}/rules/starfighter#SF-R-16`, "#SF-R-16.target");
  await visit(page, `${site.address}/table?mode=training&players=human,cadet&seed=5&pace=0`, ".live .prompt");
});

test("nothing is asked of any other host", async () => {
  const site = await serveSite();
  const page = await newPage(browser, { serviceWorkers: "allow" });
  const others: string[] = [];
  page.context().on("request", (request) => {
    if (!request.url().startsWith(site.address) && !/^(blob|data):/.test(request.url())) others.push(request.url());
  });
  for (const path of screenPaths) {
    await page.goto(`${site.address}${path}`);
    await page.locator("#app > *:not(svg) h1, .table").first().waitFor({ state: "attached" });
  }
  expect(others).toEqual([]);
  await site.close();
});

test("a new version waits until it is asked for, then everything is new", async () => {
  const folder = mkdtempSync(join(tmpdir(), "wardroom-"));
  cpSync(dist, folder, { recursive: true });
  const site = await serveSite(folder);
  const page = await newPage(browser, { serviceWorkers: "allow" });
  await page.goto(site.address);
  await kept(page);
  const index = join(folder, "index.html");
  writeFileSync(index, readFileSync(index, "utf8").replace(/content="Classic[^"]*"/, 'content="newer"'));
  await writeServiceWorker(folder);
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
  const reload = page.getByRole("button", { name: "Reload" });
  await reload.waitFor();
  const version = () => page.locator("meta[name=description]").getAttribute("content");
  await page.reload();
  await reload.waitFor();
  expect(await version()).not.toBe("newer");
  await Promise.all([page.waitForEvent("load"), reload.click()]);
  await expect.poll(version).toBe("newer");
  await expect.poll(() => reload.count()).toBe(0);
  await site.close();
  rmSync(folder, { recursive: true });
});
