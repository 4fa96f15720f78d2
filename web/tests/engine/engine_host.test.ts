import { beforeEach, expect, test } from "vitest";
import { EngineHost } from "../../src/engine/engine_host";
import type { CompiledEngine } from "../../src/engine/loader";
import type { State } from "../../src/engine/messages";
import type { AnyRequest, FromWorker, TableState, ToWorker } from "../../src/engine/worker_messages";
import { newEngine } from "./compiled";
import { MemoryStore } from "./memory_store";

// A host with a clock that stands still until somebody moves it.
class Trial {
  readonly store: MemoryStore;
  readonly posted: FromWorker[] = [];
  readonly files: string[] = [];
  readonly claims = new Map<string, () => void>();
  now = 1_000_000;
  breaks: (message: string) => boolean = () => false;
  private timers: { at: number; work: () => void }[] = [];
  private readonly host: EngineHost;
  private lastId = 0;
  private ids = 0;

  constructor(store = new MemoryStore()) {
    this.store = store;
    this.host = new EngineHost({
      startEngine: () => this.engine(),
      store,
      post: (message) => this.posted.push(structuredClone(message)),
      fileAddress: (text) => `file:${this.files.push(text)}`,
      newId: () => `game${++this.ids}-${store.games.size}`,
      now: () => this.now,
      complain: () => {},
      after: (milliseconds, work) => this.timers.push({ at: this.now + milliseconds, work }),
      claim: (id, lost) => {
        this.claims.set(id, lost);
        return () => this.claims.delete(id);
      },
    });
  }

  private engine(): CompiledEngine {
    const real = newEngine(11n);
    return {
      handle: (message) => {
        if (this.breaks(message)) throw new WebAssembly.RuntimeError("unreachable");
        return real.handle(message);
      },
    };
  }

  // What answers it; what else is posted stays in `posted`.
  async ask(request: AnyRequest): Promise<FromWorker> {
    const id = ++this.lastId;
    this.host.receive({ ...request, id } as ToWorker);
    await settled();
    const at = this.posted.findIndex((message) => message.id === id);
    expect(at).not.toBe(-1);
    return this.posted.splice(at, 1)[0] as FromWorker;
  }

  async state(request: AnyRequest): Promise<TableState> {
    const answer = await this.ask(request);
    if (answer.type !== "state") throw new Error(JSON.stringify(answer));
    return answer;
  }

  // Lets so much time go by; what is due happens in order.
  async wait(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    for (;;) {
      this.timers.sort((x, y) => x.at - y.at);
      const next = this.timers[0];
      if (!next || next.at > end) break;
      this.timers.shift();
      this.now = next.at;
      next.work();
      await settled();
    }
    this.now = end;
  }

  // Bots move until it is a person's turn or the game is over.
  async settle(state: TableState): Promise<TableState> {
    while (state.waits !== null) {
      await this.wait(state.waits);
      state = this.lastState();
    }
    return state;
  }

  lastState(): TableState {
    return this.posted.filter((message) => message.type === "state").at(-1) as TableState;
  }
}

async function settled(): Promise<void> {
  for (let i = 0; i < 50; ++i) await Promise.resolve();
}

const game = { type: "new", game: "starfighter", mode: "training", seed: "1" } as const;
const hotSeat = { ...game, players: ["human", "human"] };
const againstBot = { ...game, players: ["human", "random"] };
const betweenBots = { ...game, players: ["random", "greedy"] };

function first(state: State): AnyRequest {
  const option = state.decision?.options?.[0]?.option;
  if (option === undefined) throw new Error("nothing to choose");
  return { type: "act", n: state.v, option };
}

let trial: Trial;
beforeEach(() => {
  trial = new Trial();
});

test("a bot moves when its time is over, not sooner", async () => {
  const state = await trial.state(betweenBots);
  expect(state.waits).toBeGreaterThan(0);
  await trial.wait((state.waits as number) - 1);
  expect(trial.posted).toEqual([]);
  await trial.wait(1);
  expect(trial.lastState().v).toBeGreaterThan(state.v);
});

test("at no pace bots move at once", async () => {
  await trial.ask({ type: "pace", factor: 0 });
  await trial.state(betweenBots);
  await trial.wait(0);
  expect(trial.lastState().result).not.toBeNull();
});

test("a question while a bot waits does not make it wait longer", async () => {
  const state = await trial.state(betweenBots);
  await trial.wait((state.waits as number) - 1);
  await trial.ask({ type: "language", language: "fr" });
  await trial.wait(1);
  expect(trial.lastState().v).toBeGreaterThan(state.v);
});

test("a bot whose choice was taken back does not move", async () => {
  const begun = await trial.settle(await trial.state(againstBot));
  let acted = await trial.state(first(begun));
  while (acted.waits === null) acted = await trial.state(first(acted));
  const undone = await trial.state({ type: "undo" });
  expect(undone.decision?.seat).toBe(undone.viewer);
  trial.posted.length = 0;
  await trial.wait(10_000);
  expect(trial.posted).toEqual([]);
});

test("a game is kept before its state is told", async () => {
  const seen: number[] = [];
  const write = trial.store.write.bind(trial.store);
  trial.store.write = async (kept) => {
    seen.push(trial.posted.length);
    await write(kept);
  };
  const state = await trial.state(hotSeat);
  expect(seen).toEqual([0]);
  expect(trial.store.games.get(state.saved as string)?.choices).toBe(state.v);
});

test("another worker goes on where the first one ended, after any choice", async () => {
  await trial.ask({ type: "pace", factor: 0 });
  let state = await trial.settle(await trial.state(againstBot));
  for (let i = 0; i < 12 && state.decision; ++i) {
    const other = new Trial(trial.store);
    const resumed = await other.state({ type: "resume", game: state.saved as string });
    const { v, view, stage, decision } = state;
    expect(resumed).toMatchObject({ v, view, stage, decision, saved: state.saved });
    state = await trial.settle(await trial.state(first(state)));
  }
});

test("the list of kept games has no secrets", async () => {
  const state = await trial.state(hotSeat);
  trial.now += 5000;
  const later = await trial.state({ ...hotSeat, mode: "skirmish" });
  const list = await trial.ask({ type: "saved_games" });
  expect(list).toMatchObject({
    type: "saved_games",
    games: [
      { id: later.saved, mode: "skirmish", players: ["human", "human"], over: false },
      { id: state.saved, mode: "training", choices: 0, round: state.view.round },
    ],
  });
  expect(JSON.stringify(list)).not.toContain("chance");
  expect(JSON.stringify(list)).not.toContain("record");
});

test("lessons and replays are not kept", async () => {
  await trial.ask({ type: "pace", factor: 0 });
  const end = await trial.settle(await trial.state(betweenBots));
  expect(end.result).not.toBeNull();
  const replay = await trial.state({ type: "look_back", game: end.saved as string });
  expect(replay).toMatchObject({ saved: null, replay: { step: 0, steps: end.v } });
  await trial.state({ type: "step", to: 3, sight: "open" });
  expect(trial.store.games.size).toBe(1);
});

test("from a replay a new game can be played on", async () => {
  await trial.ask({ type: "pace", factor: 0 });
  const end = await trial.settle(await trial.state(betweenBots));
  await trial.state({ type: "look_back", game: end.saved as string });
  const on = await trial.state({ type: "play_on", at: 4, players: ["human", "human"] });
  expect(on.v).toBeGreaterThanOrEqual(4);
  expect(on.saved).not.toBe(end.saved);
  expect(trial.store.games.get(end.saved as string)?.over).toBe(true);
  expect(await trial.ask({ type: "play_on", at: 1 })).toMatchObject({ type: "error" });
});

test("the record of a game under way stays in the worker", async () => {
  const state = await trial.state(hotSeat);
  expect(await trial.ask({ type: "record" })).toMatchObject({ type: "error" });
  expect(await trial.ask({ type: "look_back", game: state.saved as string })).toMatchObject({ type: "error" });
  expect(await trial.ask({ type: "export" })).toMatchObject({ type: "record_file", url: "file:1" });
  expect(trial.files[0]).toBe(trial.store.games.get(state.saved as string)?.record);
});

test("what was exported can be imported", async () => {
  const state = await trial.state(hotSeat);
  const acted = await trial.state(first(await trial.state({ type: "sit", seat: state.decision?.seat ?? null })));
  await trial.ask({ type: "export" });
  const other = new Trial();
  const file = new Blob([trial.files[0] as string]);
  const opened = await other.state({ type: "import", file, purpose: "play" });
  expect(opened.v).toBe(acted.v);
  expect(other.store.games.size).toBe(1);
  expect(await other.ask({ type: "import", file: new Blob(["no"]), purpose: "play" })).toMatchObject({
    type: "error",
    problems: [{ line: 1 }],
  });
});

test("a forgotten game is gone", async () => {
  const state = await trial.state(hotSeat);
  expect(await trial.ask({ type: "forget", game: state.saved as string })).toMatchObject({ games: [] });
  expect(await trial.ask({ type: "resume", game: state.saved as string })).toMatchObject({ type: "error" });
});

test("who cannot keep a game is told once and plays on", async () => {
  trial.store.full = true;
  const state = await trial.state({ ...hotSeat });
  expect(state.saved).toBeNull();
  expect(trial.posted).toMatchObject([{ type: "unsaved" }]);
  const sat = await trial.state({ type: "sit", seat: state.decision?.seat ?? null });
  await trial.state(first(sat));
  expect(trial.posted.length).toBe(1);
});

test("a game that another page has taken is no longer kept here", async () => {
  const state = await trial.state(hotSeat);
  trial.claims.get(state.saved as string)?.();
  expect(trial.posted).toMatchObject([{ type: "unsaved" }]);
  const before = trial.store.games.get(state.saved as string);
  const sat = await trial.state({ type: "sit", seat: state.decision?.seat ?? null });
  expect((await trial.state(first(sat))).saved).toBeNull();
  expect(trial.store.games.get(state.saved as string)).toEqual(before);
});

test("an engine that breaks down is replaced, with the game as it was", async () => {
  const begun = await trial.state(hotSeat);
  const state = await trial.state({ type: "sit", seat: begun.decision?.seat ?? null });
  trial.breaks = (message) => message.includes('"act"');
  expect(await trial.ask(first(state))).toMatchObject({ type: "error" });
  expect(trial.lastState()).toMatchObject({ v: state.v, saved: state.saved });
  trial.breaks = () => false;
  await trial.state({ type: "sit", seat: begun.decision?.seat ?? null });
  expect((await trial.state(first(state))).v).toBeGreaterThan(state.v);
});

test("a bot that always breaks the engine is not tried for ever", async () => {
  trial.breaks = (message) => message.includes('"think"');
  await trial.state(betweenBots);
  await trial.wait(100_000);
  expect(trial.posted.filter((message) => message.type === "error").length).toBe(3);
  trial.breaks = () => false;
  expect((await trial.state({ type: "language", language: "en" })).v).toBe(0);
});

test("a store that cannot be read is an error and nothing more", async () => {
  const state = await trial.state(hotSeat);
  trial.store.list = () => Promise.reject(new Error("no database"));
  expect(await trial.ask({ type: "saved_games" })).toMatchObject({ type: "error", text: "Error: no database" });
  expect(await trial.state({ type: "language", language: "fr" })).toMatchObject({ v: state.v, saved: state.saved });
  expect(trial.posted).toEqual([]);
});

test("what the worker itself says is in the language of the page", async () => {
  await trial.ask({ type: "hello", protocol: 1, language: "fr" });
  expect(await trial.ask({ type: "resume", game: "x" })).toMatchObject({
    text: "Cette partie n’est plus conservée dans ce navigateur.",
  });
});
