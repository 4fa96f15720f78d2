// A browser at the built page. The page is served as any static host would.
import { createServer, type Server } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { test } from "vitest";

// `npm run e2e` leaves these out (they count as skipped), `npm run e2e:all` does not.
export const full = process.env["WARDROOM_TIER"] === "all";
export const fully = test.runIf(full);

export const dist = fileURLToPath(new URL("../dist/", import.meta.url));

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

export interface Site {
  address: string;
  close(): Promise<void>;
}

export async function serveSite(folder = dist): Promise<Site> {
  const server: Server = createServer((request, response) => {
    void answer(folder, request.url ?? "/").then(
      ({ body, type }) => response.writeHead(200, { "content-type": type }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(Number(process.env["E2E_PORT"] ?? 0), "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

async function answer(folder: string, url: string): Promise<{ body: Buffer; type: string }> {
  const path = normalize(decodeURIComponent(new URL(url, "http://x").pathname));
  const file = extname(path) ? path : join(path, "index.html");
  return { body: await readFile(join(folder, file)), type: types[extname(file)] ?? "application/octet-stream" };
}

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });

export const wide = { width: 1280, height: 800 };
export const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

// Settings as the page stores them; what is not named is as usual, but nothing moves. The page is not kept for offline
// unless `serviceWorkers` allows it: keeping it takes longer than most tests.
export async function newPage(
  browser: Browser,
  options: BrowserContextOptions = {},
  settings: object = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: wide, locale: "en-GB", ...options });
  // As in a browser that has none.
  if (options.serviceWorkers !== "allow")
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
  await context.addInitScript(
    (stored) => {
      if (!localStorage.getItem("wardroom.settings")) localStorage.setItem("wardroom.settings", stored);
    },
    JSON.stringify({ speed: 0, ...settings }),
  );
  const page = await context.newPage();
  page.on("pageerror", (error) => {
    throw error;
  });
  return page;
}

// Opens an address and waits until something is there, looking at every frame: Playwright's own waits look every half
// second after a while.
export async function visit(page: Page, address: string, selector: string): Promise<void> {
  await page.goto(address);
  await appears(page, selector);
}
export const appears = (page: Page, selector: string): Promise<unknown> =>
  page.waitForFunction((wanted) => document.querySelector(wanted), selector);

// The table with a new game on it. The seed fixes all chance; bots move at once.
export function tableAddress(site: Site, game: { mode?: string; players?: string; seed?: string } = {}): string {
  const { mode = "training", players = "human,cadet", seed = "5" } = game;
  return `${site.address}/table?${new URLSearchParams({ mode, players, seed, pace: "0" }).toString()}`;
}
