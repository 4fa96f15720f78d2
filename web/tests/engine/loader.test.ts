import { expect, test } from "vitest";
import { type System, wasi } from "../../src/engine/loader";
import { ask, imports, newEngine } from "./compiled";

const hello = { type: "hello", protocol: 1, language: "en" } as const;
const silent: System = { now: () => 0, complain: () => {} };

test("the engine needs nothing but what the loader gives", () => {
  const given = Object.keys(wasi(() => new DataView(new ArrayBuffer(0)), silent));
  for (const name of imports()) expect(given.map((one) => `wasi_snapshot_preview1.${one}`)).toContain(name);
});

test("answers a greeting and repeats its id", () => {
  const answer = JSON.parse(newEngine().handle(JSON.stringify({ ...hello, id: 7 })));
  expect(answer).toMatchObject({ type: "welcome", protocol: 1, id: 7 });
  expect(answer.games.map((game: { name: string }) => game.name)).toEqual(["starfighter"]);
});

test("text outside ASCII goes in and comes out", () => {
  const answer = ask(newEngine(), { type: "new", game: "échecs ♞", mode: "", players: [] });
  expect(answer).toMatchObject({ type: "error" });
  expect((answer as { text: string }).text).toContain("échecs ♞");
});

test("what is not a message is an error, and the engine goes on", () => {
  const engine = newEngine();
  for (const message of ["", "{", "[]", "null", '{"type":7}', "\u0000", "[".repeat(10_000)])
    expect(JSON.parse(engine.handle(message)).type).toBe("error");
  expect(ask(engine, hello).type).toBe("welcome");
});

test("all chance follows from the entropy", () => {
  const begin = (entropy: bigint) => {
    const engine = newEngine(entropy);
    ask(engine, { type: "new", game: "starfighter", mode: "skirmish", players: ["greedy", "greedy"] });
    return ask(engine, { type: "record" });
  };
  expect(begin(5n)).toEqual(begin(5n));
  expect(begin(5n)).not.toEqual(begin(6n));
});

test("a stream of pieces of text is written as one", () => {
  const memory = new ArrayBuffer(64);
  const view = new DataView(memory);
  const bytes = new TextEncoder().encode("né");
  new Uint8Array(memory, 32).set(bytes);
  // The second letter is cut in two.
  for (const [i, number] of [32, 2, 34, 1].entries()) view.setUint32(4 * i, number, true);
  const said: string[] = [];
  const system = { ...silent, complain: (text: string) => said.push(text) };
  const { fd_write } = wasi(() => view, system) as unknown as { fd_write(...args: number[]): number };
  expect(fd_write(2, 0, 2, 60)).toBe(0);
  expect(said).toEqual(["né"]);
  expect(view.getUint32(60, true)).toBe(3);
});
