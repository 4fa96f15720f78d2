// Looks at the built page in Chromium: every screen that needs no engine, in three themes and both
// languages, at a phone's and a laptop's size. Fails on what axe-core finds serious, on sideways scrolling
// and on errors; leaves screenshots in shots/.   npm run build && npm run look [PORT]
import { readFileSync, mkdirSync } from "node:fs";
import { chromium } from "playwright-core";
import { preview } from "vite";

const port = Number(process.argv[2] ?? 5140);
const screens = [
  ["home", ""],
  ["settings", "settings/"],
  ["gallery", "gallery/"],
  ["table", "gallery/#table"],
  ["lobby", "gallery/#lobby"],
  ["online-table", "gallery/#online-table"],
  ["online-watched", "gallery/#online-watched"],
  ["online-replaced", "gallery/#online-replaced"],
  ["online-end", "gallery/#online-end"],
];
const sizes = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];
const looks = [
  { theme: "dark", language: "en" },
  { theme: "light", language: "fr" },
  { theme: "contrast", language: "en" },
];

const server = await preview({ preview: { port, strictPort: true } });
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
const axe = readFileSync(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
mkdirSync(new URL("../shots", import.meta.url), { recursive: true });
const problems = [];

for (const look of looks) {
  for (const size of sizes) {
    // axe is a script that the page's own policy would not let in.
    const context = await browser.newContext({
      viewport: size,
      hasTouch: size.width < 700,
      reducedMotion: "reduce",
      bypassCSP: true,
    });
    await context.addInitScript((text) => localStorage.setItem("wardroom.settings", text), JSON.stringify(look));
    for (const [name, path] of screens) {
      const label = `${name} ${look.theme} ${look.language} ${size.width}`;
      const page = await context.newPage();
      page.on("pageerror", (error) => problems.push(`${label}: ${error}`));
      page.on("console", (message) => message.type() === "error" && problems.push(`${label}: ${message.text()}`));
      await page.goto(`http://localhost:${port}/${path}`, { waitUntil: "networkidle" });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) problems.push(`${label}: ${wide} px wider than the screen`);
      await page.evaluate(axe);
      const found = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
      for (const { id, impact, nodes } of found.violations) {
        if (impact !== "serious" && impact !== "critical") continue;
        const [{ html, failureSummary }] = nodes;
        const why = failureSummary?.split("\n")[1] ?? "";
        problems.push(`${label}: ${id} x${nodes.length}, first ${html.slice(0, 160)} ${why}`);
      }
      await page.screenshot({ path: `shots/${label.replaceAll(" ", "-")}.png`, fullPage: name === "gallery" });
      await page.close();
    }
    await context.close();
  }
}
await browser.close();
await server.close();
console.log(problems.length === 0 ? "Nothing to complain about." : problems.join("\n"));
process.exit(problems.length === 0 ? 0 : 1);
