// Tells the rest of the page which games this browser keeps. Loaded after the home page is there, and
// with it the engine: the first game then begins at once.
import { savedGames } from "../app/saved";
import { engine } from "../engine/shared";

export async function tellKeptGames(): Promise<void> {
  const { games } = await engine().ask({ type: "saved_games" });
  savedGames.value = games;
}
