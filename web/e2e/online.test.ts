// Two people and the real server: whole games by invitation, with connections cut and the server killed, and
// somebody who watches. Skipped where the program was not built.
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { byMouse, choices } from "./players";
import { cuttingProxy, hasServer, nextProgram, program, startServer, type RunningServer } from "./server";
import { fully, newPage, openBrowser } from "./support";

describe.skipIf(!hasServer)("playing with others", () => {
  let browser: Browser;
  let server: RunningServer;
  const pages: Page[] = [];
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
  });
  beforeEach(async () => {
    server = await startServer();
  });
  afterEach(async () => {
    for (const page of pages.splice(0)) await page.context().close();
    await server.close();
  });

  // Somebody with a browser of their own.
  async function somebody(): Promise<Page> {
    const page = await newPage(browser);
    pages.push(page);
    return page;
  }

  interface Wanted {
    mode?: string;
    whom?: string;
    clock?: string;
    // Where the guest gets in; the server itself if not said.
    guestAt?: string;
  }

  // One sets the table, the other comes by the link; both see the first question or who decides it.
  async function sitDown({
    mode = "Training",
    whom = "A friend, by link",
    clock = "None",
    guestAt = server.address,
  }: Wanted = {}): Promise<[Page, Page]> {
    const host = await somebody();
    const guest = await somebody();
    await host.goto(`${server.address}/online?new=1`);
    for (const choice of [mode, whom, clock]) await host.locator(".choice").filter({ hasText: choice }).first().click();
    await host.getByRole("button", { name: "Set the table" }).click();
    const link = await host.locator(".invitation input").inputValue();
    expect(link).toMatch(/\/online\/join\/?#.{8,}/);
    await guest.goto(link.replace(server.address, guestAt));
    await guest.getByRole("button", { name: "Sit down and play" }).click();
    for (const page of [host, guest]) await page.locator(".live .prompt").waitFor();
    return [host, guest];
  }

  const isOver = async (players: Page[]): Promise<boolean> => (await players[0]!.locator(".end").count()) > 0;

  // In which order a hand lies is remembered by the page, and not by the game.
  const cardsInHand = (page: Page): Promise<string[]> =>
    page.locator(".hand").evaluate((hand: HTMLElement) => hand.innerText.split("\n").sort());

  // Whoever is asked decides, until somebody has won or it is enough.
  async function playOn(
    players: Page[],
    enough: (turn: number) => Promise<boolean> = async () => false,
  ): Promise<void> {
    for (let turn = 0; turn < 400; ++turn) {
      await Promise.any(players.map((page) => page.locator(".prompt.mine, .end").first().waitFor()));
      if ((await isOver(players)) || (await enough(turn))) return;
      for (const page of players) {
        if ((await page.locator(".prompt.mine").count()) === 0) continue;
        const before = await choices(page);
        await byMouse.choose(page, turn);
        await page.waitForFunction(
          (was) => document.querySelector<HTMLElement>("[data-choices]")?.dataset["choices"] !== was,
          before,
        );
        break;
      }
    }
    if (!(await isOver(players))) throw new Error("the game does not end");
  }

  test("by invitation, a whole game, and a rematch", async () => {
    const [host, guest] = await sitDown({ clock: "10 min" });
    await host.locator(".clock").first().waitFor();
    await playOn([host, guest]);
    for (const page of [host, guest]) await page.locator(".end").waitFor();
    const heads = await Promise.all([host, guest].map((page) => page.locator(".end h2").textContent()));
    expect(heads.filter((head) => head === "You win").length).toBeLessThanOrEqual(1);
    await host.getByRole("button", { name: "Rematch" }).click();
    await guest.locator(".end-rematch").filter({ hasText: "wants a rematch" }).waitFor();
    await guest.getByRole("button", { name: "Rematch" }).click();
    for (const page of [host, guest]) await page.locator(".live .prompt").waitFor();
  });

  test("nobody comes, so a bot sits down", async () => {
    const host = await somebody();
    await host.goto(`${server.address}/online?new=1`);
    await host.locator(".choice").filter({ hasText: "A friend, by link" }).first().click();
    await host.getByRole("button", { name: "Set the table" }).click();
    await host.locator(".waiting-bot select").selectOption("cadet");
    await host.locator('[data-action="seat-bot"]').click();
    await host.locator(".live .prompt").waitFor();
    expect(await host.locator(".scoreboard").textContent()).toMatch(/Cadet/);
  });

  test("an offer, a phrase, a concession", async () => {
    const [host, guest] = await sitDown();
    const menu = (page: Page) => page.getByRole("button", { name: "Menu" }).click();
    await menu(host);
    await host.locator('[data-action="draw"]').click();
    await guest.locator(".offer.asked").getByRole("button", { name: "Decline" }).click();
    await host.locator(".offer").waitFor({ state: "detached" });
    await menu(guest);
    await guest.locator(".chip").first().click();
    await host.locator(".feed-line.said").waitFor();
    await menu(guest);
    await guest.locator('[data-action="concede"]').click();
    await guest.locator('[data-action="concede-now"]').click();
    await host.locator(".end h2").filter({ hasText: "You win" }).waitFor();
    await guest.locator(".end-sentence").filter({ hasText: "You conceded." }).waitFor();
    await host.getByRole("button", { name: "Replay" }).click();
    await host.locator(".replay").first().waitFor();
  });

  fully("who watches is sent nothing that is hidden", async () => {
    const [host, guest] = await sitDown({ whom: "Anybody" });
    const watcher = await somebody();
    const states: {
      viewer: unknown;
      view: { hand: unknown[][]; deck: unknown[] };
      decision: { options: unknown } | null;
      result: unknown;
    }[] = [];
    watcher.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        const message = JSON.parse(String(payload)) as { type: string };
        if (message.type === "state") states.push(message as never);
      }),
    );
    await watcher.goto(`${server.address}/online`);
    await watcher.getByRole("link", { name: "Watch" }).click();
    await watcher.locator(".watch-strip").waitFor();
    await playOn([host, guest], async (turn) => turn > 12);
    await expect.poll(() => states.length).toBeGreaterThan(5);
    for (const { viewer, view, decision, result } of states) {
      expect(viewer).toBeNull();
      if (result) continue;
      expect(decision?.options ?? null).toBeNull();
      expect(view.hand.flat().filter((card) => card !== null)).toEqual([]);
      expect(view.deck.flat().filter((card) => card !== null)).toEqual([]);
    }
    expect(await watcher.locator(".hand-pick, .prompt.mine").count()).toBe(0);
  });

  fully("a connection that is cut again and again loses nothing", async () => {
    const proxy = await cuttingProxy(server.port, 10);
    const [host, guest] = await sitDown({ guestAt: proxy.address });
    await playOn([host, guest]);
    for (const page of [host, guest]) await page.locator(".end").waitFor();
    expect(proxy.cuts()).toBeGreaterThan(3);
    await proxy.close();
  });

  test("a server that is killed in the middle of a chain goes on where it was", async () => {
    const [host, guest] = await sitDown({ mode: "Skirmish" });
    const players = [host, guest];
    const inChain = async () =>
      (await Promise.all(players.map((page) => page.locator(".prompt.mine").count()))).some(Boolean) &&
      (await host.locator(".chain [aria-current], .chain .now").count()) > 0;
    await playOn(players, inChain);
    const before = await choices(host);
    await server.kill();
    for (const page of players) await page.locator(".notice").filter({ hasText: "Connection lost" }).waitFor();
    await server.restart();
    for (const page of players)
      await page.locator(".notice").filter({ hasText: "Connection lost" }).waitFor({ state: "detached" });
    expect(await choices(host)).toBe(before);
    expect(await choices(guest)).toBe(before);
    await playOn(players);
  });

  fully("a game goes on with its cards when the server comes back with others", async () => {
    const [host, guest] = await sitDown({ mode: "Skirmish" });
    const players = [host, guest];
    await playOn(players, async (turn) => turn > 6);
    const [before, hand] = [await choices(host), await cardsInHand(host)];
    await server.kill();
    const cards = fileURLToPath(new URL("../../examples/cards/starfighter", import.meta.url));
    await server.restart(["--cards", `starfighter=${cards}`]);
    await host.reload();
    await host.locator(".live .prompt").waitFor();
    expect(await choices(host)).toBe(before);
    expect(await cardsInHand(host)).toEqual(hand);
    await playOn(players);
    const [newHost] = await sitDown({ mode: "Skirmish" });
    expect(await newHost.locator(".live .prompt").count()).toBe(1);
  });

  fully("a game goes on with its rules when the server comes back with others", async () => {
    const players = await sitDown({ mode: "Skirmish" });
    const [host] = players;
    await playOn(players, async (turn) => turn > 6);
    const [before, hand] = [await choices(host), await cardsInHand(host)];
    await server.kill();
    await server.restart([], nextProgram);
    await host.reload();
    await host.getByText("begun with version 1 of the rules").waitFor();
    await server.kill();
    await server.restart(["--older", program], nextProgram);
    await host.reload();
    await host.locator(".live .prompt").waitFor();
    expect(await choices(host)).toBe(before);
    expect(await cardsInHand(host)).toEqual(hand);
    await playOn(players);
    const [newHost] = await sitDown({ mode: "Skirmish" });
    expect(await newHost.locator(".live .prompt").count()).toBe(1);
  });

  test("one table in two windows is shown in the later one, and can be taken back", async () => {
    const [host] = await sitDown();
    const second = await host.context().newPage();
    await second.goto(host.url());
    await second.locator(".live .prompt").waitFor();
    await host.getByRole("button", { name: "Play on here" }).click();
    await host.locator(".live .prompt").waitFor();
    await second.getByRole("button", { name: "Play on here" }).waitFor();
  });

  test("a guest makes an account and finds the game from another browser", async () => {
    const [host] = await sitDown();
    await host.goto(`${server.address}/account`);
    const form = (page: Page, title: string) =>
      page.locator("form").filter({ has: page.getByRole("heading", { name: title }) });
    for (const [page, title] of [[host, "Make an account"]] as const) {
      await form(page, title).locator("input").nth(0).fill("Admiral Robin");
      await form(page, title).locator("input").nth(1).fill("a long enough password");
      await form(page, title).getByRole("button").click();
      await page.getByText("You are logged in as Admiral Robin.").waitFor();
    }
    const elsewhere = await somebody();
    await elsewhere.goto(`${server.address}/account`);
    await form(elsewhere, "Log in").locator("input").nth(0).fill("Admiral Robin");
    await form(elsewhere, "Log in").locator("input").nth(1).fill("a long enough password");
    await form(elsewhere, "Log in").getByRole("button").click();
    await elsewhere.getByText("You are logged in as Admiral Robin.").waitFor();
    await elsewhere.goto(`${server.address}/online`);
    await elsewhere.getByRole("link", { name: "Go on" }).click();
    await elsewhere.locator(".live .prompt").waitFor();
  });
});
