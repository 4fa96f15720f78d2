// What a person has chosen for this browser. One signal holds all of it; whatever follows from it
// (theme, language, speed) is derived here, so that nothing else asks the browser. Unknown or damaged
// stored values fall back to the defaults one by one.
import { computed, effect, signal } from "@preact/signals";
import type { Language } from "../engine/messages";
import { language } from "../i18n/words";

export const themes = ["system", "dark", "light", "contrast"] as const;
export const speeds = [0, 0.5, 1, 2] as const;
export type ThemeChoice = (typeof themes)[number];
export type Theme = Exclude<ThemeChoice, "system">;
export type Speed = (typeof speeds)[number];

// What can be done at the table by key, with the key it has unless changed (KeyboardEvent.key).
export const defaultKeys = {
  card1: "1",
  card2: "2",
  card3: "3",
  card4: "4",
  card5: "5",
  card6: "6",
  card7: "7",
  card8: "8",
  card9: "9",
  sector1: "q",
  sector2: "w",
  sector3: "e",
  sector4: "r",
  sector5: "t",
  flip: "f",
  pass: "p",
  confirm: " ",
  undo: "z",
  shift_left: "[",
  shift_right: "]",
  log: "l",
  chain: "c",
  hint: "h",
  help: "?",
} as const satisfies Record<string, string>;
export type KeyAction = keyof typeof defaultKeys;
export const keyActions = Object.keys(defaultKeys) as KeyAction[];

export interface Settings {
  language: Language;
  theme: ThemeChoice;
  // How many times as fast as usual things move; 0 is not at all.
  speed: Speed;
  sound: boolean;
  // A tone when it is one's turn, whatever else is silent.
  turnSound: boolean;
  // A notification when it is one's turn and the page is not looked at.
  notify: boolean;
  hints: boolean;
  winBar: boolean;
  confirmPass: boolean;
  // A choice that is complete is made at once, without confirming it.
  quick: boolean;
  textMode: boolean;
  // Of two people at this screen; empty for who has given none.
  names: [string, string];
  keys: Record<KeyAction, string>;
}

export const storageKey = "wardroom.settings";

export function defaults(languagesOfBrowser: readonly string[] = []): Settings {
  const first = languagesOfBrowser.map((tag) => tag.slice(0, 2)).find((tag) => tag === "en" || tag === "fr");
  return {
    language: first === "fr" ? "fr" : "en",
    theme: "dark",
    speed: 1,
    sound: false,
    turnSound: false,
    notify: false,
    hints: true,
    winBar: false,
    confirmPass: true,
    quick: false,
    textMode: false,
    names: ["", ""],
    keys: { ...defaultKeys },
  };
}

export function read(stored: string | null, base: Settings): Settings {
  let raw: unknown = null;
  try {
    raw = JSON.parse(stored ?? "null");
  } catch {
    // Damaged: as if there were nothing.
  }
  if (typeof raw !== "object" || raw === null) return base;
  const found = raw as Record<string, unknown>;
  const among = <T>(name: string, allowed: readonly T[], otherwise: T) =>
    allowed.includes(found[name] as T) ? (found[name] as T) : otherwise;
  const flag = (name: string, otherwise: boolean) => among(name, [true, false], otherwise);
  const keys = { ...base.keys };
  const storedKeys = (found["keys"] ?? {}) as Record<string, unknown>;
  for (const action of keyActions) {
    const key = storedKeys[action];
    if (typeof key === "string" && key !== "") keys[action] = key;
  }
  return {
    language: among("language", ["en", "fr"] as const, base.language),
    theme: among("theme", themes, base.theme),
    speed: among("speed", speeds, base.speed),
    sound: flag("sound", base.sound),
    turnSound: flag("turnSound", base.turnSound),
    notify: flag("notify", base.notify),
    hints: flag("hints", base.hints),
    winBar: flag("winBar", base.winBar),
    confirmPass: flag("confirmPass", base.confirmPass),
    quick: flag("quick", base.quick),
    textMode: flag("textMode", base.textMode),
    names: namesIn(found["names"], base.names),
    keys,
  };
}

export const longestName = 20;

const namesIn = (stored: unknown, otherwise: [string, string]): [string, string] =>
  Array.isArray(stored) && stored.length === 2 && stored.every((name) => typeof name === "string")
    ? (stored.map((name: string) => name.slice(0, longestName)) as [string, string])
    : otherwise;

export const settings = signal<Settings>(defaults());

export function change(some: Partial<Settings>): void {
  settings.value = { ...settings.peek(), ...some };
}

// What the browser or system asks for.
const prefersLight = signal(false);
const prefersContrast = signal(false);
const prefersStillness = signal(false);

export const theme = computed<Theme>(() => {
  const chosen = settings.value.theme;
  if (chosen !== "system") return chosen;
  if (prefersContrast.value) return "contrast";
  return prefersLight.value ? "light" : "dark";
});

// 0 when nothing may move: chosen, or asked for by the system.
export const speed = computed<number>(() => (prefersStillness.value ? 0 : settings.value.speed));

function follow(query: string, into: { value: boolean }): void {
  const media = matchMedia(query);
  into.value = media.matches;
  media.addEventListener("change", () => (into.value = media.matches));
}

export function startSettings(): void {
  follow("(prefers-color-scheme: light)", prefersLight);
  follow("(prefers-contrast: more)", prefersContrast);
  follow("(prefers-reduced-motion: reduce)", prefersStillness);
  settings.value = read(stored(), defaults(navigator.languages));
  effect(() => {
    try {
      localStorage.setItem(storageKey, JSON.stringify(settings.value));
    } catch {
      // Storage is off: the choices hold until the page is closed.
    }
  });
  effect(() => {
    language.value = settings.value.language;
    document.documentElement.lang = settings.value.language;
  });
  effect(() => {
    document.documentElement.dataset["theme"] = theme.value;
  });
  effect(() => {
    const page = document.documentElement;
    page.dataset["motion"] = speed.value === 0 ? "off" : "on";
    page.style.setProperty("--pace", String(1 / (speed.value || 1)));
  });
}

function stored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
