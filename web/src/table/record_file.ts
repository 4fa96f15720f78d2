// The record of a game as a file. The worker makes it; the page only passes on its address.
import { engine } from "../engine/shared";

export async function saveRecord(game?: string): Promise<void> {
  const file = await engine().ask({ type: "export", ...(game && { game }) });
  const link = document.createElement("a");
  link.href = file.url;
  link.download = file.name;
  link.click();
}
