// What a key means at the table. Keys can be chosen in the settings; a sector's key with Shift means
// the enemy's sector in the same place.
import type { KeyAction } from "../app/settings";

export type Command =
  | { type: "card"; number: number }
  | { type: "sector"; number: number; enemy: boolean }
  | { type: Exclude<KeyAction, `card${number}` | `sector${number}`> }
  | { type: "cancel" };

interface Pressed {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

export function commandOf(pressed: Pressed, keys: Record<KeyAction, string>): Command | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  if (pressed.key === "Escape") return { type: "cancel" };
  if (pressed.key === "Enter") return { type: "confirm" };
  const actions = Object.keys(keys) as KeyAction[];
  const exact = actions.find((action) => keys[action] === pressed.key);
  if (exact) return commandFor(exact, false);
  const small = pressed.key.toLowerCase();
  const shifted = actions.find((action) => keys[action].toLowerCase() === small);
  if (!shifted) return null;
  if (!pressed.shiftKey) return commandFor(shifted, false);
  return shifted.startsWith("sector") ? commandFor(shifted, true) : null;
}

function commandFor(action: KeyAction, enemy: boolean): Command {
  const number = Number(action.at(-1));
  if (action.startsWith("card")) return { type: "card", number };
  if (action.startsWith("sector")) return { type: "sector", number, enemy };
  return { type: action } as Command;
}
