// Kept games without a browser.
import { type GameStore, type KeptGame, latestFirst, summary } from "../../src/engine/saved_games";

export class MemoryStore implements GameStore {
  readonly games = new Map<string, KeptGame>();
  full = false;

  async list() {
    return latestFirst([...this.games.values()].map(summary));
  }
  async read(id: string) {
    return this.games.get(id);
  }
  async write(game: KeptGame) {
    if (this.full) throw new Error("no room");
    this.games.set(game.id, structuredClone(game));
  }
  async remove(id: string) {
    this.games.delete(id);
  }
}
