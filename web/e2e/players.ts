// People at the table, each with one kind of input only. They look at the page and at nothing else, and
// play simply: some cards, then pass; of effects and battles the first choice there is.
import type { Locator, Page } from "playwright-core";
import { appears } from "./support";

export interface Player {
  // Makes the choice that is asked for now.
  choose(page: Page, turn: number): Promise<void>;
}

type Asked = "cruiser" | "split" | "button" | "deploy" | "target";

const button = (page: Page, start: string): Locator => page.locator(`.prompt-actions [data-action^="${start}"]`);
const confirmButton = (page: Page): Locator => button(page, "confirm");
const shown = async (locator: Locator): Promise<boolean> => (await locator.count()) > 0;

// What is asked shows in what there is to press.
const signs: [string, Asked][] = [
  [".cruiser-tile", "cruiser"],
  [".split-choice", "split"],
  ...["shift", "stay", "order", "resolve"].map((verb): [string, Asked] => [
    `.prompt-actions [data-action^=${verb}]`,
    "button",
  ]),
  [".prompt-actions [data-action^=pass]", "deploy"],
];
const asked = (page: Page): Promise<Asked> =>
  page.evaluate((all) => all.find(([sign]) => document.querySelector(sign))?.[1] ?? "target", signs);

// Of every four turns of Deployment three play a card.
const passes = (turn: number): boolean => turn % 4 === 3;

// Clicks, taps or presses: one thing after the other.
export function byPointer(press: (target: Locator) => Promise<void>): Player {
  const first = (page: Page, selector: string) => press(page.locator(selector).first());
  return {
    async choose(page, turn) {
      const before = await choices(page);
      switch (await asked(page)) {
        case "cruiser":
          await first(page, ".cruiser-tile");
          break;
        case "split":
          await first(page, ".split-choice");
          break;
        case "button":
          await first(page, '.prompt-actions [data-action*=" "], .prompt-actions [data-action="stay"]');
          break;
        case "target":
          await pickTarget(page, press);
          break;
        case "deploy": {
          const cards = page.locator(".hand-card:not(.dim) .hand-pick");
          const count = await cards.count();
          if (count === 0 || passes(turn)) {
            await press(button(page, "pass"));
            await press(confirmButton(page));
          } else {
            await press(cards.nth(turn % count));
            const places = page.locator(".spot.target[data-legal]");
            await press(places.nth(turn % (await places.count())));
          }
        }
      }
      // A last yes, if there is more to say yes to.
      const yes = '.prompt-actions [data-action^="confirm"]:enabled, [data-action="pass"].loud';
      await page.waitForFunction(isThereOrChosen, [yes, before] as const);
      if ((await choices(page)) === before) await press(page.locator(yes));
    },
  };
}

const isThereOrChosen = ([selector, before]: readonly [string, string | null]) =>
  document.querySelector(selector) !== null ||
  document.querySelector<HTMLElement>("[data-choices]")?.dataset["choices"] !== before;

// A card, on phones from the sheet of its sector where several could be meant; then where to.
async function pickTarget(page: Page, press: (target: Locator) => Promise<void>): Promise<void> {
  const inSheet = page.locator("dialog[open] .sector-sheet .button.loud");
  const whereTo = page.locator(".spot.target[data-legal]");
  const answered = (more: Locator) => more.or(confirmButton(page)).first().waitFor();
  await press(page.locator((await shown(page.locator(".sector-hit"))) ? ".sector-hit" : ".spot[data-legal]").first());
  await answered(inSheet.or(whereTo));
  if (await shown(inSheet)) {
    await press(inSheet.first());
    await answered(whereTo);
  }
  if (!(await shown(confirmButton(page)))) await press(whereTo.first());
}

export const byMouse: Player = byPointer((target) => target.click());
export const byTouch: Player = byPointer((target) => target.tap());

const sectorKeys = ["q", "w", "e", "r", "t", "Shift+Q", "Shift+W", "Shift+E", "Shift+R", "Shift+T"];

export const byKeyboard: Player = {
  async choose(page, turn) {
    const press = (key: string) => page.keyboard.press(key);
    const kind = await asked(page);
    if (kind === "cruiser" || kind === "split") await press("1");
    else if (kind === "button")
      await press((await shown(button(page, "resolve"))) ? "1" : (await shown(button(page, "shift left"))) ? "[" : "]");
    else if (kind === "deploy" && passes(turn)) await press("p");
    else {
      if (kind === "deploy") await press("1");
      await pressUntilStaged(page, turn);
    }
    await press(" ");
    if (await shown(page.locator('[data-action="pass"].loud'))) await press(" ");
  },
};

// Sectors one after the other, until card and place make a choice.
async function pressUntilStaged(page: Page, turn: number): Promise<void> {
  for (let round = 0; round < 3; ++round)
    for (let i = 0; i < sectorKeys.length; ++i) {
      await page.keyboard.press(sectorKeys[(i + turn) % sectorKeys.length]!);
      if (await shown(confirmButton(page))) return;
    }
  throw new Error("no key stages anything");
}

export const byText: Player = {
  async choose(page, turn) {
    const say = async (text: string) => {
      await page.keyboard.type(text);
      await page.keyboard.press("Enter");
    };
    const lines = page.locator(".text-log p");
    const before = await choices(page);
    // The first option of Deployment is to pass, and asks once. A number too high is answered, too.
    for (const number of [passes(turn) ? 1 : 2 + (turn % 7), 1, 1]) {
      const told = await lines.count();
      await say(String(number));
      await page.waitForFunction((count) => document.querySelectorAll(".text-log p").length > count, told);
      if ((await choices(page)) !== before) return;
    }
  },
};

// How many choices were made.
export const choices = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector<HTMLElement>("[data-choices]")?.dataset["choices"] ?? null);

// Until somebody has won: the player decides whenever the page asks for it. `between` is called at every
// other moment, such as a curtain.
export async function playOn(
  page: Page,
  player: Player,
  until: (turn: number) => Promise<boolean>,
  between?: () => Promise<void>,
): Promise<number> {
  for (let turn = 0; turn < 400; ++turn) {
    await appears(page, ".prompt.mine, .end, .curtain, .text-mode[data-mine], .text-mode[data-over]");
    if (await until(turn)) return turn;
    if (await shown(page.locator(".curtain"))) {
      await between?.();
      continue;
    }
    const before = await choices(page);
    await player.choose(page, turn);
    await page.waitForFunction(
      (was) => document.querySelector<HTMLElement>("[data-choices]")?.dataset["choices"] !== was,
      before,
    );
  }
  throw new Error("the game does not end");
}

export const isOver = (page: Page) => async (): Promise<boolean> => shown(page.locator(".end, [data-over]"));
