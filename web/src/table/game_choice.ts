// What a person chose for the next game, kept for the one after it.
import type { Setup } from "./setup";

export interface GameChoice {
  mode: string;
  level: string;
  // Another person at the same screen instead of the computer.
  friend: boolean;
  // Ids of decks, own first; "" is one by chance.
  decks: [string, string];
  // Rulings that differ from what is usual.
  rules: Record<string, boolean>;
}

const storageKey = "wardroom.play";

export const usualChoice: GameChoice = { mode: "training", level: "cadet", friend: false, decks: ["", ""], rules: {} };

// Whatever is stored; what there is no longer falls back to the usual.
export function choiceFrom(stored: string | null, modes: readonly string[], levels: readonly string[]): GameChoice {
  let found: Partial<GameChoice> = {};
  try {
    const parsed: unknown = JSON.parse(stored ?? "{}");
    if (typeof parsed === "object" && parsed !== null) found = parsed;
  } catch {
    // Damaged: as if there were nothing.
  }
  const deck = (at: 0 | 1) =>
    Array.isArray(found.decks) && typeof found.decks[at] === "string" ? found.decks[at] : "";
  const rules = Object.entries(found.rules ?? {}).filter(([, on]) => typeof on === "boolean");
  return {
    mode: modes.includes(found.mode ?? "") ? found.mode! : usualChoice.mode,
    level: levels.includes(found.level ?? "") ? found.level! : usualChoice.level,
    friend: found.friend === true,
    decks: [deck(0), deck(1)],
    rules: Object.fromEntries(rules),
  };
}

export function readChoice(modes: readonly string[], levels: readonly string[]): GameChoice {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(storageKey);
  } catch {
    // Storage is off.
  }
  return choiceFrom(stored, modes, levels);
}

export function storeChoice(choice: GameChoice): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(choice));
  } catch {
    // Storage is off: chosen anew the next time.
  }
}

export function gameOf({ mode, level, friend, decks, rules }: GameChoice): Setup {
  return {
    mode,
    players: ["human", friend ? "human" : level],
    decks: mode === "total-war" ? decks.map((id) => id || null) : [],
    rules: ruleTexts(rules),
    seed: null,
  };
}

// As the protocol has them.
export const ruleTexts = (rules: GameChoice["rules"]): string[] =>
  Object.entries(rules).map(([name, on]) => `${name}=${on ? "on" : "off"}`);
