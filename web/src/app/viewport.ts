// Whether the page is as narrow as a phone: it decides which detail cards are drawn with and whether
// panels stand beside the board or on sheets.
import { signal } from "@preact/signals";

export const narrow = signal(false);

export function startViewport(): void {
  const media = matchMedia("(max-width: 760px)");
  narrow.value = media.matches;
  media.addEventListener("change", () => (narrow.value = media.matches));
}
