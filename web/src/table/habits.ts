// How the person in front of this browser plays, from the settings.
import { settings, speed } from "../app/settings";
import type { Habits } from "./session";

export const habits: Habits = {
  quick: () => settings.peek().quick,
  confirmPass: () => settings.peek().confirmPass,
  winBar: () => settings.peek().winBar,
  // In words, and while nobody looks, everything is told at once.
  pace: () => (settings.peek().textMode || document.hidden || speed.peek() === 0 ? 0 : 1 / speed.peek()),
};
