// The games kept in this browser, as far as the page may know them, the latest first. Whoever talks to
// the engine fills this; the home page offers to go on with them.
import { signal } from "@preact/signals";
import type { SavedGame } from "../engine/worker_messages";

export const savedGames = signal<SavedGame[]>([]);
