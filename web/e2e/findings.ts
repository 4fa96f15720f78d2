// What axe-core finds on a page that keeps people from using it. Each control's words are found in its name, too:
// drawn figures do not count as words.
import axe from "axe-core";
import type { Page } from "playwright-core";

export async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  // What was right in detail is not asked for: telling it takes as long as finding what is wrong.
  const found = await page.evaluate('axe.run({ resultTypes: ["violations"] })');
  return (found as axe.AxeResults).violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(" | ")}`);
}
