// Takes a screenshot: node tools/shot.mjs ADDRESS FILE [WIDTH HEIGHT [full]]
// SETTINGS='{"theme":"light","language":"fr"}' are the settings it is taken with, SCALE the pixel ratio.
import { chromium } from "playwright-core";

const [address, file, width = "1280", height = "800", full = ""] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
const page = await browser.newPage({
  viewport: { width: Number(width), height: Number(height) },
  deviceScaleFactor: Number(process.env.SCALE ?? 1),
  hasTouch: Number(width) < 700,
});
const settings = process.env.SETTINGS;
if (settings) await page.addInitScript((text) => localStorage.setItem("wardroom.settings", text), settings);
page.on("console", (message) => message.type() === "error" && console.error(message.text()));
page.on("pageerror", (error) => console.error(String(error)));
await page.goto(address, { waitUntil: "networkidle" });
await page.screenshot({ path: file, fullPage: full === "full" });
await browser.close();
