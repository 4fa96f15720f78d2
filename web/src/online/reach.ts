// Whether this page comes from a server that people can meet on, or from a host of files. Asked once.
import { signal } from "@preact/signals";

export type Reach = "asking" | "server" | "files";

export const reach = signal<Reach>("asking");

let asked = false;

export function askReach(): void {
  if (asked) return;
  asked = true;
  fetch("/healthz", { cache: "no-store" })
    // Some hosts of files answer every address with the page.
    .then(
      (answer) =>
        (reach.value =
          answer.ok && !(answer.headers.get("content-type") ?? "").includes("text/html") ? "server" : "files"),
    )
    .catch(() => {
      // No network, perhaps: the next screen that wants to know asks again.
      asked = false;
      reach.value = "files";
    });
}
