// What hands do at the table: dragging, turning over, putting back, pressing long, asking; and what the
// table answers.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser, Locator, Page } from "playwright-core";
import { byMouse, choices, isOver, playOn } from "./players";
import { newPage, openBrowser, phone, serveSite, type Site, tableAddress, visit, wide } from "./support";

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = [await serveSite(), await openBrowser()];
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const action = (page: Page, id: string): Locator => page.locator(`.prompt-actions [data-action="${id}"]`);
const headline = (page: Page): Promise<string | null> => page.locator(".prompt-headline").textContent();
const settled = async (page: Page, before: string | null) => expect.poll(() => choices(page)).not.toBe(before);

// At the first card of a Training game; seed 5 deals a 3-10, 1-31, 3-25, 3-36 and 1-20 to seat a.
async function atDeployment(options = {}, settings = {}): Promise<Page> {
  const page = await newPage(browser, options, settings);
  await visit(page, tableAddress(site), ".cruiser-tile");
  const before = await choices(page);
  await page.locator(".cruiser-tile").first().click();
  if (!("quick" in settings)) await action(page, "confirm").click();
  await settled(page, before);
  await page.locator(".prompt.mine .prompt-actions").waitFor();
  return page;
}

const middle = async (target: Locator): Promise<[number, number]> => {
  const box = (await target.boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
};

async function drag(page: Page, from: Locator, to: [number, number]): Promise<void> {
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 6 });
  await page.mouse.up();
}

test("a card dragged onto a sector is staged there, turned over where it must be", async () => {
  const page = await atDeployment();
  await drag(page, page.locator("[data-card='3-10']"), await middle(page.locator("[data-place='a2']")));
  expect(await headline(page)).toMatch(/3-10 face down .* a2/);
  expect(await page.locator(".prompt-detail").textContent()).toMatch(/face down/);
  const before = await choices(page);
  await action(page, "confirm").click();
  await settled(page, before);
  expect(await page.locator("[data-spot='a2.0']").count()).toBe(1);
  await page.context().close();
});

test("what is not allowed says why, names the clause, and shows what is", async () => {
  const page = await atDeployment();
  await page.keyboard.press("1");
  await page.locator("[data-place='b2']").click({ position: { x: 20, y: 150 } });
  const refusal = page.locator(".refusal");
  await refusal.waitFor();
  expect(await refusal.textContent()).toMatch(/b2 is not on your Cruiser/i);
  expect(await refusal.locator("a").getAttribute("href")).toMatch(/rules\/starfighter#SF-/);
  await refusal.getByRole("button", { name: "Show what is allowed" }).click();
  expect(await page.locator(":focus").getAttribute("data-legal")).not.toBeNull();
  await page.context().close();
});

test("turning over what only fits face down is refused with the level", async () => {
  const page = await atDeployment();
  await page.keyboard.press("1");
  await page.keyboard.press("w");
  await page.keyboard.press("f");
  await page.locator(".refusal").waitFor();
  expect(await page.locator(".refusal").textContent()).toMatch(/level 3/);
  await page.context().close();
});

test("what is picked and staged can be put back, and a choice taken back", async () => {
  const page = await atDeployment();
  const question = await headline(page);
  await page.keyboard.press("2");
  await page.keyboard.press("q");
  await page.keyboard.press("z");
  expect(await headline(page)).toBe(question);
  await page.keyboard.press("2");
  await page.keyboard.press("q");
  const before = await choices(page);
  await page.keyboard.press("Enter");
  await settled(page, before);
  await page.locator(".prompt.mine").waitFor();
  expect(await page.locator("[data-spot='a1.0']").count()).toBe(1);
  await page.keyboard.press("z");
  await expect.poll(() => choices(page)).toBe(before);
  expect(await page.locator("[data-spot='a1.0']").count()).toBe(0);
  await page.context().close();
});

test("a hint first says where to look, then stages the choice", async () => {
  const page = await atDeployment();
  await page.keyboard.press("h");
  await page.locator(".hint-look").waitFor();
  expect(await action(page, "confirm").count()).toBe(0);
  await page.keyboard.press("h");
  await page.locator(".hint-choices").waitFor();
  expect(await action(page, "confirm").count()).toBe(1);
  expect(await page.locator(".winbar").textContent()).toMatch(/\d+\s?%/);
  await page.context().close();
});

test("in quick mode two clicks are enough, but passing still asks", async () => {
  const page = await atDeployment({}, { quick: true });
  const before = await choices(page);
  await page.locator(".hand-pick").first().click();
  await page.locator(".spot.target").first().click();
  await settled(page, before);
  await page.locator(".prompt.mine").waitFor();
  await page.keyboard.press("p");
  expect(await headline(page)).toMatch(/Pass, with cards still to play/);
  await page.context().close();
});

test("the board is dragged to shift, and the forecast follows", async () => {
  const page = await newPage(browser);
  await page.goto(tableAddress(site, { seed: "12" }));
  await playOn(page, byMouse, async () => (await action(page, "stay").count()) > 0);
  const forecast = () => page.locator(".forecast").innerText();
  const before = await forecast();
  const hull = page.locator(".board.bottom .hull");
  const [x, y] = await middle(hull);
  await drag(page, hull, [x - 120, y]);
  expect(await headline(page)).toMatch(/to the left/);
  await expect.poll(forecast).not.toBe(before);
  await page.context().close();
});

test("Tab leads to legal places, Enter picks and then confirms", async () => {
  const page = await atDeployment();
  await page.locator(".hand-pick").first().focus();
  await page.keyboard.press("Enter");
  for (let i = 0; i < 40 && !(await page.locator(".spot.target:focus").count()); ++i)
    await page.keyboard.press("Shift+Tab");
  const before = await choices(page);
  await page.keyboard.press("Enter");
  await action(page, "confirm").waitFor();
  await page.keyboard.press("Enter");
  await settled(page, before);
  await page.context().close();
});

test("a long press reads a card on a phone", async () => {
  const page = await atDeployment(phone);
  const [x, y] = await middle(page.locator("[data-card='3-10']"));
  const touch = await page.context().newCDPSession(page);
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await page.locator("dialog[open] .reader").waitFor();
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  expect(await page.locator("dialog[open]").textContent()).toMatch(/Lateral move|lateral move/i);
  await page.context().close();
});

test("the language changes in the middle of a choice and the choice stays", async () => {
  const page = await atDeployment();
  await page.keyboard.press("1");
  await page.keyboard.press("w");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByText("Français").click();
  await page.keyboard.press("Escape");
  await expect.poll(() => headline(page)).toMatch(/Jouer \S+ 3-10 face cachée dans votre secteur de gauche/);
  expect(await page.locator(".feed").textContent()).toMatch(/pioche/);
  await page.context().close();
});

test("the keys are on a sheet, and the record can be saved to report a problem", async () => {
  const page = await atDeployment();
  await page.keyboard.press("?");
  await expect.poll(() => page.locator("dialog[open] .help-keys kbd").count()).toBeGreaterThan(14);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Menu" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Report a problem" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.record$/);
  await page.context().close();
});

test("after the end: a rematch with seats swapped, and home goes on with what was left", async () => {
  const page = await newPage(browser, { viewport: wide });
  await page.goto(tableAddress(site, { seed: "12" }));
  await playOn(page, byMouse, isOver(page));
  await page.getByRole("button", { name: "Rematch, seats swapped" }).click();
  await page.locator(".scoreboard").waitFor();
  expect(await page.locator(".score-side").first().getAttribute("data-seat")).toBe("b");
  await page.goto(site.address);
  await page.locator("a[href*='game=']").first().click();
  await page.locator(".scoreboard").waitFor();
  expect(await page.locator(".score-side").first().getAttribute("data-seat")).toBe("b");
  await page.context().close();
});

test("one click on the home page begins a first game", async () => {
  const page = await newPage(browser);
  await page.goto(site.address);
  await page.getByRole("link", { name: /Play now/ }).click();
  await page.locator(".live .prompt").waitFor();
  await page.context().close();
});

test("Total War with a deck of one's own, chosen before the game and again the next time", async () => {
  const page = await newPage(browser);
  await page.goto(`${site.address}/decks`);
  await page.locator(".shelf-random button").click();
  await page.locator(".legality-sum.legal").waitFor({ state: "attached" });
  await page.goto(`${site.address}/play`);
  await page.getByText("Total War").click();
  const own = page.getByRole("group", { name: "Your deck" }).getByRole("radio");
  await own.nth(1).check();
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator(".live .prompt").waitFor();
  expect(await page.locator(".scoreboard").textContent()).toMatch(/Round 1/);
  await page.goto(`${site.address}/play`);
  expect(await own.nth(1).isChecked()).toBe(true);
  await page.context().close();
});

test("what is pointed at is explained, and picking a card moves nothing", async () => {
  const page = await atDeployment();
  const card = page.locator("[data-card='3-10']");
  await card.hover();
  const words = page.locator(".pointed");
  await words.waitFor();
  expect(await words.textContent()).toMatch(/level 3.*lateral move/is);
  const places = () => page.locator(".hand-card").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  const before = await places();
  await card.click();
  expect(await places()).toEqual(before);
  expect(await page.locator('[data-action="flip"]').count()).toBe(1);
  await page.context().close();
});

test("a hand keeps its order when a card is played", async () => {
  const page = await atDeployment({}, { quick: true });
  const codes = () => page.locator("[data-card]").evaluateAll((all) => all.map((one) => one.getAttribute("data-card")));
  const before = await codes();
  const made = await choices(page);
  await page.keyboard.press("1");
  await page.locator(".spot.target").first().click();
  await settled(page, made);
  await page.locator(".prompt.mine").waitFor();
  expect((await codes()).slice(0, before.length - 1)).toEqual(before.slice(1));
  await page.context().close();
});

test("who has not won yet is told the goal, and the menu what wins and what the symbols mean", async () => {
  const page = await atDeployment();
  expect(await page.locator(".prompt-detail").textContent()).toMatch(/^Goal: .* armor to 0/);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: /How do I win/ }).click();
  const sheet = page.locator("dialog[open] .primer");
  await sheet.first().waitFor();
  expect(await sheet.allTextContents()).toEqual([
    expect.stringMatching(/more armor wins/),
    expect.stringMatching(/barrel roll.*force field/s),
  ]);
  await page.context().close();
});

test("the first game begins with a dealt hand", async () => {
  const page = await newPage(browser);
  await page.goto(site.address);
  await page.getByRole("link", { name: /Play now/ }).click();
  await page.locator(".prompt.mine .prompt-actions").waitFor();
  expect(await page.locator(".cruiser-tile").count()).toBe(0);
  expect(await page.locator("[data-card]").count()).toBeGreaterThan(3);
  await page.context().close();
});
