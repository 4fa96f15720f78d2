// What stands before the page's title while somebody waits for the person who reads it.
import { signal } from "@preact/signals";

export const titleMark = signal("");
