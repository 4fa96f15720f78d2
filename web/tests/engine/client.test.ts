import { expect, test } from "vitest";
import { Engine, EngineError, type EngineWorker } from "../../src/engine/client";
import type { FromWorker, TableState, ToWorker } from "../../src/engine/worker_messages";

class FakeWorker implements EngineWorker {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  readonly asked: ToWorker[] = [];
  ended = false;

  postMessage(message: ToWorker) {
    this.asked.push(message);
  }
  terminate() {
    this.ended = true;
  }
  say(message: unknown) {
    this.onmessage?.({ data: message } as MessageEvent<FromWorker>);
  }
  fail(message: string) {
    this.onerror?.({ message } as ErrorEvent);
  }
}

function trial() {
  const workers: FakeWorker[] = [];
  const engine = new Engine(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
  const states: TableState[] = [];
  const troubles: string[] = [];
  engine.onState((state) => states.push(state));
  engine.onTrouble((text) => troubles.push(text));
  return { engine, workers, states, troubles, worker: workers[0] as FakeWorker };
}

test("every answer finds who asked", async () => {
  const { engine, worker } = trial();
  const one = engine.ask({ type: "why", option: "x" });
  const two = engine.ask({ type: "record" });
  const [first, second] = worker.asked;
  worker.say({ type: "record", text: "r", id: second?.id });
  worker.say({ type: "why", allowed: true, text: "", clause: null, more: [], id: first?.id });
  expect((await one).allowed).toBe(true);
  expect((await two).text).toBe("r");
});

test("states are told in order, asked for or not, and before whoever asked goes on", async () => {
  const { engine, worker, states } = trial();
  const asked = engine.ask({ type: "undo" }).then((state) => [...states.map(({ v }) => v), state.v]);
  worker.say({ type: "state", v: 1, saved: null });
  worker.say({ type: "state", v: 2, saved: null, id: worker.asked[0]?.id });
  expect(await asked).toEqual([1, 2, 2]);
});

test("who stops listening hears nothing more", () => {
  const { engine, worker } = trial();
  const heard: number[] = [];
  const stop = engine.onState(({ v }) => heard.push(v));
  worker.say({ type: "state", v: 1, saved: null });
  stop();
  worker.say({ type: "state", v: 2, saved: null });
  expect(heard).toEqual([1]);
});

test("what cannot be done is an error with its problems", async () => {
  const { engine, worker } = trial();
  const asked = engine.ask({ type: "random_deck", game: "starfighter", size: 3, seed: "" });
  const problems = [{ line: 1, column: 2, text: "no" }];
  worker.say({ type: "error", text: "too few", problems, id: worker.asked[0]?.id });
  const error = await asked.catch((problem: unknown) => problem);
  expect(error).toBeInstanceOf(EngineError);
  expect(error).toMatchObject({ message: "too few", problems });
});

test("what goes wrong without having been asked for is told", () => {
  const { worker, troubles } = trial();
  worker.say({ type: "unsaved", text: "no room" });
  worker.say({ type: "error", text: "broken" });
  expect(troubles).toEqual(["no room", "broken"]);
});

test("a worker that fails is replaced and goes on with the game that was kept", async () => {
  const { engine, workers, worker, states } = trial();
  void engine.ask({ type: "hello", protocol: 1, language: "fr" });
  void engine.ask({ type: "pace", factor: 0 });
  for (const { id } of worker.asked) worker.say({ type: "done", id });
  worker.say({ type: "state", v: 5, saved: "g" });
  const lost = engine.ask({ type: "hint" }).catch((error: unknown) => error);
  worker.fail("out of memory");
  expect(await lost).toMatchObject({ message: "out of memory" });
  expect(worker.ended).toBe(true);
  const [, next] = workers;
  expect(next?.asked).toMatchObject([
    { type: "hello", language: "fr" },
    { type: "pace", factor: 0 },
    { type: "resume", game: "g" },
  ]);
  next?.say({ type: "state", v: 5, saved: "g", id: next.asked[2]?.id });
  expect(states.length).toBe(2);
});

test("a worker that always fails is given up", async () => {
  const { engine, workers, troubles } = trial();
  const asked = engine.ask({ type: "saved_games" }).catch((error: unknown) => error);
  for (let i = 0; i < 10; ++i) workers.at(-1)?.fail("no");
  expect(await asked).toBeInstanceOf(EngineError);
  expect(workers.length).toBe(4);
  expect(troubles).toContain("no");
  expect(workers.every(({ ended }) => ended)).toBe(true);
});
