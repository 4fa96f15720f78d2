// A page plays only with the engine it was built for: an old page that meets a new engine asks to be
// loaded again, because rules, cards or messages may differ.
import type { Welcome } from "../engine/messages";

export const protocol = 1;

export function fits(welcome: Pick<Welcome, "protocol" | "engine">, builtFor: string | null): boolean {
  return welcome.protocol === protocol && (builtFor === null || welcome.engine === builtFor);
}
