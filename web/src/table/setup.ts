// Which game is to be played. The table is opened with it in its address (`/table?mode=skirmish&players=
// human,captain`); the address is plain again as soon as the game has begun. `seed` fixes all chance of
// a game and `pace=0` lets bots move at once: for tests, and to play the same deal once more.
import type { Request } from "../engine/messages";

export type NewGame = Extract<Request, { type: "new" }>;

export interface Setup {
  mode: string;
  // In order of the seats: "human" or a level.
  players: string[];
  // Names of decks kept in this browser; null is a random one. Total War only.
  decks: (string | null)[];
  rules: string[];
  seed: string | null;
  // For who has never played: what there is to choose before the first round is chosen for them.
  first?: boolean;
}

export const firstGame: Setup = {
  mode: "training",
  players: ["human", "cadet"],
  decks: [],
  rules: [],
  seed: null,
  first: true,
};

export function setupQuery(setup: Setup): Record<string, string> {
  const query: Record<string, string> = { mode: setup.mode, players: setup.players.join(",") };
  if (setup.decks.some((deck) => deck !== null)) query["decks"] = setup.decks.map((deck) => deck ?? "").join(",");
  if (setup.rules.length > 0) query["rules"] = setup.rules.join(",");
  if (setup.seed !== null) query["seed"] = setup.seed;
  if (setup.first) query["first"] = "1";
  return query;
}

// Null if the address asks for no new game.
export function setupFrom(query: URLSearchParams): Setup | null {
  const mode = query.get("mode");
  if (!mode) return null;
  const list = (name: string) => query.get(name)?.split(",") ?? [];
  const players = list("players");
  return {
    mode,
    players: players.length === 2 ? players : firstGame.players,
    decks: list("decks").map((deck) => deck || null),
    rules: list("rules"),
    seed: query.get("seed"),
    ...(query.has("first") && { first: true }),
  };
}

export const swapped = (setup: Setup): Setup => ({
  ...setup,
  players: setup.players.toReversed(),
  decks: setup.decks.toReversed(),
});

export function newGame(setup: Setup, deckText: (id: string) => string | null): NewGame {
  const decks = setup.decks.map((id) => (id === null ? null : deckText(id)));
  return {
    type: "new",
    game: "starfighter",
    mode: setup.mode,
    players: setup.players,
    ...(decks.some((deck) => deck !== null) && { decks }),
    ...(setup.rules.length > 0 && { rules: setup.rules }),
    ...(setup.seed !== null && { seed: setup.seed }),
  };
}
