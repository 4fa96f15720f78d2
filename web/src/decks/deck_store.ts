// The decks kept in this browser. Each is its text, under an id that stays when its name changes.
import { effect, signal } from "@preact/signals";

export interface StoredDeck {
  id: string;
  text: string;
}

export const storageKey = "wardroom.decks";

// What cannot be read is left out; the rest is kept.
export function readDecks(stored: string | null): StoredDeck[] {
  try {
    const found: unknown = JSON.parse(stored ?? "[]");
    if (!Array.isArray(found)) return [];
    return found.filter((each): each is StoredDeck => typeof each?.id === "string" && typeof each?.text === "string");
  } catch {
    return [];
  }
}

export const decks = signal<StoredDeck[]>([]);

let started = false;

// Reads what is stored, and from then on stores every change; other tabs of the page are listened to.
export function startDecks(): void {
  if (started) return;
  started = true;
  decks.value = readDecks(fromStorage());
  addEventListener("storage", (event) => {
    if (event.key === storageKey) decks.value = readDecks(event.newValue);
  });
  effect(() => {
    try {
      localStorage.setItem(storageKey, JSON.stringify(decks.value));
    } catch {
      // Storage is off or full: the decks hold until the page is closed, and can be exported.
    }
  });
}

function fromStorage(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

export const deckById = (id: string | null): StoredDeck | null => decks.value.find((deck) => deck.id === id) ?? null;

export function addDeck(text: string): string {
  const id = crypto.randomUUID().slice(0, 8);
  decks.value = [...decks.peek(), { id, text }];
  return id;
}

export function changeDeck(id: string, text: string): void {
  decks.value = decks.peek().map((deck) => (deck.id === id ? { id, text } : deck));
}

export function removeDeck(id: string): void {
  decks.value = decks.peek().filter((deck) => deck.id !== id);
}
