import { expect, test, vi } from "vitest";
import type { Choice, Seat } from "../../src/engine/messages";
import type { TableState } from "../../src/engine/worker_messages";
import { Session, type Habits, type TableEngine } from "../../src/table/session";

// An engine that answers what it was told to and remembers what it was asked.
class FakeEngine {
  asked: Record<string, unknown>[] = [];
  answers: Record<string, unknown> = { preview: { type: "preview", story: [], all: true, view: null, stage: null } };
  #listeners = new Set<(state: TableState) => void>();

  ask(request: Record<string, unknown>): Promise<unknown> {
    this.asked.push(request);
    const answer = this.answers[request["type"] as string];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer ?? { type: "done" });
  }
  onState(listener: (state: TableState) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
  onTrouble(listener: (text: string) => void): () => void {
    this.trouble = listener;
    return () => {};
  }
  trouble = (_: string): void => {};
  tell(state: TableState): void {
    for (const listener of this.#listeners) listener(state);
  }
  types(): unknown[] {
    return this.asked.map(({ type }) => type);
  }
}

const state = (v: number, options: string[] | null, more: Partial<TableState> = {}): TableState =>
  ({
    type: "state",
    v,
    players: ["human", "cadet"],
    viewer: "a",
    decision: {
      seat: "a",
      kind: "act",
      question: "?",
      clause: null,
      options: options?.map((option): Choice => ({ option, text: option })) ?? null,
    },
    story: [],
    from: 0,
    undo: true,
    replay: null,
    result: null,
    ...more,
  }) as unknown as TableState;

function sit(habits: Partial<Habits> = {}): { engine: FakeEngine; session: Session } {
  const engine = new FakeEngine();
  const usual = { quick: () => false, confirmPass: () => true, winBar: () => false, pace: () => 0, ...habits };
  return { engine, session: new Session(engine as unknown as TableEngine, usual) };
}

const deploy = ["pass", "play 0-05 up a1", "play 0-05 down a1"];

test("a choice is staged, looked at, and played when it is confirmed", async () => {
  const { engine, session } = sit();
  engine.tell(state(3, deploy));
  session.point({ type: "drop", card: "0-05", sector: "a1" });
  expect(engine.asked).toEqual([{ type: "preview", option: "play 0-05 up a1" }]);
  await session.commit();
  expect(engine.asked.at(-1)).toEqual({ type: "act", n: 3, option: "play 0-05 up a1" });
});

test("in quick mode a complete choice is played at once, but a pass never is", async () => {
  const { engine, session } = sit({ quick: () => true });
  engine.tell(state(3, deploy));
  session.point({ type: "take", option: "pass" });
  expect(engine.types()).not.toContain("act");
  session.point({ type: "drop", card: "0-05", sector: "a1" });
  expect(engine.types()).toContain("act");
  await vi.waitFor(() => expect(session.busy.value).toBeNull());
});

test("a pass asks once; the same again does it", async () => {
  const { engine, session } = sit();
  engine.tell(state(3, deploy));
  await session.play("pass");
  expect(session.asksToPass.value).toBe(true);
  expect(engine.types()).not.toContain("act");
  await session.play("pass");
  expect(engine.types()).toContain("act");
});

test("a pass that is the only choice, or that nobody wants to be asked about, does not ask", async () => {
  for (const [options, habits] of [
    [["pass"], {}],
    [deploy, { confirmPass: () => false }],
  ] as const) {
    const { engine, session } = sit(habits);
    engine.tell(state(3, [...options]));
    await session.play("pass");
    expect(engine.types()).toContain("act");
  }
});

test("what is not legal is asked about, and an answer that comes late is dropped", async () => {
  const { engine, session } = sit();
  engine.answers["why"] = { type: "why", allowed: false, text: "No.", clause: "SF-DEPLOY-14", more: [] };
  engine.tell(state(3, deploy));
  session.point({ type: "drop", card: "0-05", sector: "a2" });
  expect(engine.asked).toEqual([{ type: "why", option: "play 0-05 up a2" }]);
  await vi.waitFor(() => expect(session.refusal.value?.clause).toBe("SF-DEPLOY-14"));
  session.point({ type: "drop", card: "0-05", sector: "a2" });
  session.point({ type: "clear" });
  await Promise.resolve();
  expect(session.refusal.value).toBeNull();
});

test("undo puts back what is staged before it takes back a choice", async () => {
  const { engine, session } = sit();
  engine.tell(state(3, deploy));
  session.point({ type: "card", card: "0-05" });
  await session.undo();
  expect(session.staging.value.picks).toEqual({});
  expect(engine.types()).not.toContain("undo");
  await session.undo();
  expect(engine.types()).toContain("undo");
});

test("the story goes on where a state says it does, also after taking back", () => {
  const { engine, session } = sit();
  const told = (from: number, ...texts: string[]) => ({
    from,
    story: texts.map((text) => ({ kind: "x", seat: "a" as Seat, text })),
  });
  engine.tell(state(1, deploy, told(0, "one", "two")));
  engine.tell(state(2, deploy, told(2, "three")));
  expect(session.story.value.map(({ text }) => text)).toEqual(["one", "two", "three"]);
  expect(session.told.value).toBe(2);
  engine.tell(state(1, deploy, told(2)));
  expect(session.story.value.map(({ text }) => text)).toEqual(["one", "two"]);
});

test("another language keeps what is staged, another question does not", () => {
  const { engine, session } = sit();
  engine.tell(state(3, deploy));
  session.point({ type: "drop", card: "0-05", sector: "a1" });
  engine.tell(state(3, deploy));
  expect(session.staging.value.staged?.option).toBe("play 0-05 up a1");
  engine.tell(state(4, deploy));
  expect(session.staging.value.staged).toBeNull();
});

test("a hint says where to look first and stages the choice when asked again", async () => {
  const { engine, session } = sit();
  const choices = [{ option: "pass", text: "" }];
  engine.answers["hint"] = { type: "hint", chance: 0.6, where_to_look: "a1", choices, line: [] };
  engine.tell(state(3, deploy));
  await session.askHint();
  expect(session.hint.value?.step).toBe(1);
  expect(session.staging.value.staged).toBeNull();
  await session.askHint();
  expect(session.hint.value?.step).toBe(2);
  expect(session.staging.value.staged?.option).toBe("pass");
  expect(session.chance.value).toBe(0.6);
});

test("nothing can be pointed at while somebody else decides", () => {
  const { engine, session } = sit();
  engine.tell(state(3, null, { decision: { seat: "b", kind: "act", question: "?", clause: null, options: null } }));
  session.point({ type: "card", card: "0-05" });
  expect(session.staging.value.picks).toEqual({});
  expect(session.mine.value).toBe(false);
});

test("with nobody in front of the screen there is a curtain for the one who decides, if that is a person", () => {
  const { engine, session } = sit();
  engine.tell(state(3, null, { viewer: null, players: ["human", "human"] }));
  expect(session.curtain.value).toBe("a");
  engine.tell(state(4, null, { viewer: null, players: ["cadet", "human"] }));
  expect(session.curtain.value).toBeNull();
});

test("what goes wrong is told", async () => {
  const { engine, session } = sit();
  engine.trouble("lost");
  expect(session.problem.value).toBe("lost");
  engine.answers["act"] = new Error("broken");
  engine.tell(state(3, deploy));
  session.point({ type: "drop", card: "0-05", sector: "a1" });
  await session.commit();
  expect(session.problem.value).toBe("broken");
  expect(session.busy.value).toBeNull();
});
