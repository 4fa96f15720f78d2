import { expect, test } from "vitest";
import { storedAnswer, storedUnder } from "../src/offline/precache";

const scope = "https://example.org/games/wardroom/";
const known = new Set(["index.html", "play/index.html", "rules/starfighter/index.html", "assets/main-1.js"]);
const page = (path: string) => storedAnswer(scope + path, scope, true, known);
const file = (path: string) => storedAnswer(scope + path, scope, false, known);

test("pages are found by their address", () => {
  expect(page("")).toEqual({ file: "index.html" });
  expect(page("play/?mode=training")).toEqual({ file: "play/index.html" });
  expect(page("rules/starfighter/index.html")).toEqual({ file: "rules/starfighter/index.html" });
});

test("an address without its slash is sent to the one with it, query included", () => {
  expect(page("rules/starfighter?side=1")).toEqual({ redirect: `${scope}rules/starfighter/?side=1` });
});

test("files are found, whatever is not ours is left to the network", () => {
  expect(file("assets/main-1.js")).toEqual({ file: "assets/main-1.js" });
  expect(file("assets/main-2.js")).toBeNull();
  expect(page("nowhere")).toBeNull();
  expect(page("nowhere/")).toBeNull();
  expect(file("play")).toBeNull();
  expect(storedAnswer("https://example.org/games/", scope, true, known)).toBeNull();
  expect(storedAnswer("https://elsewhere.org/games/wardroom/", scope, true, known)).toBeNull();
});

test("what a server answers itself never comes from the store", () => {
  const root = "https://example.org/";
  const all = new Set(["index.html", "api/lobby/index.html", "healthz/index.html", "ws"]);
  for (const path of ["ws", "healthz", "api/lobby", "api/lobby/", "admin/people", "metrics", "readyz"])
    for (const isPage of [true, false]) expect(storedAnswer(root + path, root, isPage, all), path).toBeNull();
  expect(storedAnswer(root, root, true, all)).toEqual({ file: "index.html" });
});

test("content that changed is stored under another key", () => {
  expect(storedUnder(scope, ["a.js", "1"])).not.toBe(storedUnder(scope, ["a.js", "2"]));
});
