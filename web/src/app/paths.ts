// The addresses of all screens. The list is finite on purpose: a static host has a folder for each
// (vite.config.ts), and whatever varies stands in the query or behind the #.
export const screenPaths = [
  "/",
  "/play",
  "/table",
  "/online",
  "/online/join",
  "/online/table",
  "/account",
  "/learn",
  "/cards",
  "/decks",
  "/rules/starfighter",
  "/replay",
  "/settings",
  "/gallery",
] as const;

export type ScreenPath = (typeof screenPaths)[number];
