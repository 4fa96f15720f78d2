// Opens the table: a lesson or a new game as the address says, a kept one by its id, or the one this tab
// last had.
import { catalogue } from "../cards/catalogue";
import { deckById, startDecks } from "../decks/deck_store";
import { engine } from "../engine/shared";
import { newGame, setupFrom, setupQuery, type Setup } from "./setup";

const gameKey = "wardroom.table.game";
const setupKey = "wardroom.table.setup";

// Whether there is something on the table now.
export async function openTable(query: URLSearchParams): Promise<boolean> {
  const table = engine();
  catalogue.value ??= await table.ask({ type: "catalogue", game: "starfighter" });
  if (query.has("pace")) await table.ask({ type: "pace", factor: Number(query.get("pace")) });
  const lesson = query.get("lesson");
  if (lesson) {
    await table.ask({ type: "lesson", game: "starfighter", lesson });
    return true;
  }
  const setup = setupFrom(query);
  if (setup) {
    startDecks();
    const state = await table.ask(newGame(setup, (id) => deckById(id)?.text ?? null));
    note(state.saved, { ...setup, first: false });
    const choice = setup.first && state.view.phase === "setup" ? state.decision?.options?.[0] : null;
    if (choice) await table.ask({ type: "act", n: state.v, option: choice.option });
    return true;
  }
  const game = query.get("game") ?? (await gameOfTab());
  if (!game) return false;
  note((await table.ask({ type: "resume", game })).saved, null);
  return true;
}

// Loaded again, a tab goes on with its own game, also when that is over; a new one with the last game
// that is not.
async function gameOfTab(): Promise<string | null> {
  const { games } = await engine().ask({ type: "saved_games" });
  const own = sessionStorage.getItem(gameKey);
  return (games.find((game) => game.id === own) ?? games.find((game) => !game.over))?.id ?? null;
}

function note(game: string | null, setup: Setup | null): void {
  if (game) sessionStorage.setItem(gameKey, game);
  else sessionStorage.removeItem(gameKey);
  if (setup) sessionStorage.setItem(setupKey, new URLSearchParams(setupQuery({ ...setup, seed: null })).toString());
  else sessionStorage.removeItem(setupKey);
}

// How the game on the table was set up, for a rematch; null if it was begun elsewhere.
export function lastSetup(): Setup | null {
  const kept = sessionStorage.getItem(setupKey);
  return kept === null ? null : setupFrom(new URLSearchParams(kept));
}
