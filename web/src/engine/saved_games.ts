// Games kept in this browser, in its IndexedDB. Only the engine's worker uses it: a kept game has the
// record, and with it everything hidden.
import type { SavedGame } from "./worker_messages";

export interface KeptGame extends SavedGame {
  record: string;
}

export interface GameStore {
  // The latest first.
  list(): Promise<SavedGame[]>;
  read(id: string): Promise<KeptGame | undefined>;
  // When this is done, the game outlives page and worker.
  write(game: KeptGame): Promise<void>;
  remove(id: string): Promise<void>;
}

// As many games that are over are kept; those under way always are.
const mostOver = 100;

// What the page may know of it.
export function summary({ record: _, ...rest }: KeptGame): SavedGame {
  return rest;
}

export function latestFirst(games: SavedGame[]): SavedGame[] {
  return games.sort((x, y) => y.played - x.played || (x.id < y.id ? -1 : 1));
}

// The games to give up so that not too many are kept.
export function superfluous(games: SavedGame[]): SavedGame[] {
  return latestFirst(games.filter((game) => game.over)).slice(mostOver);
}

export function openGameStore(factory: IDBFactory = indexedDB): GameStore {
  const name = "wardroom";
  const games = "games";
  let opened: Promise<IDBDatabase> | null = null;

  function open(): Promise<IDBDatabase> {
    const request = factory.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(games, { keyPath: "id" });
    return done(request);
  }

  async function within<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    opened ??= open();
    try {
      const database = await opened;
      database.onclose = () => (opened = null);
      const transaction = database.transaction(games, mode);
      const [result] = await Promise.all([done(work(transaction.objectStore(games))), completed(transaction)]);
      return result;
    } catch (error) {
      opened = null;
      throw error;
    }
  }

  const all = () => within("readonly", (store) => store.getAll() as IDBRequest<KeptGame[]>);

  return {
    list: async () => latestFirst((await all()).map(summary)),
    read: (id) => within("readonly", (store) => store.get(id) as IDBRequest<KeptGame | undefined>),
    async write(game) {
      await within("readwrite", (store) => store.put(game));
      if (!game.over) return;
      for (const old of superfluous((await all()).map(summary))) await this.remove(old.id);
    },
    async remove(id) {
      await within("readwrite", (store) => store.delete(id));
    },
  };
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}
