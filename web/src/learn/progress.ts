// Which chapters have been played to their end in this browser.
import { signal } from "@preact/signals";

export const storageKey = "wardroom.learned";

export function readLearned(stored: string | null): string[] {
  try {
    const found: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(found) ? found.filter((name): name is string => typeof name === "string") : [];
  } catch {
    return [];
  }
}

function fromStorage(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

export const learned = signal<readonly string[]>(readLearned(fromStorage()));

function keep(names: readonly string[]): void {
  learned.value = names;
  try {
    localStorage.setItem(storageKey, JSON.stringify(names));
  } catch {
    // Storage is off: it holds until the page is closed.
  }
}

export function markLearned(name: string): void {
  if (!learned.peek().includes(name)) keep([...learned.peek(), name]);
}

export const forgetLearned = (): void => keep([]);

// The first that has not been played; all others are just as open.
export const firstToLearn = (names: readonly string[], done: readonly string[]): string | null =>
  names.find((name) => !done.includes(name)) ?? null;

export function nextAfter(names: readonly string[], name: string): string | null {
  const at = names.indexOf(name);
  return at === -1 ? null : (names[at + 1] ?? null);
}
