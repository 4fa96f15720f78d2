import { expect, test, vi } from "vitest";
import { RemoteTable } from "../../src/online/remote_table";
import { Session } from "../../src/table/session";
import { connected, room, state, told } from "./fake_world";

const habits = { quick: () => false, confirmPass: () => false, winBar: () => false, pace: () => 0 };

function sit() {
  const { world, connection } = connected();
  const local = { ask: vi.fn(() => Promise.resolve({ type: "catalogue" })) };
  const table = new RemoteTable("r1", connection, local as never, world.now);
  const session = new Session(table, habits);
  table.open().catch(() => {});
  return { world, connection, local, table, session };
}

const texts = (session: Session) => session.story.value.map(({ text }) => text);

test("a session plays at it as at the engine's own table", async () => {
  const { world, table, session } = sit();
  world.wire.answers("enter", state(3, { from: 0, story: told("one") }));
  expect(session.state.value).toMatchObject({ v: 3, saved: null, names: ["Robin", "Camille"] });
  expect(session.mine.value).toBe(true);
  expect(table.room.value?.id).toBe("r1");
  const played = session.play("pass");
  expect(world.wire.last("act")).toMatchObject({ n: 3, option: "pass" });
  world.wire.answers("act", state(4, { from: 1, story: told("two"), decision: { seat: "b", options: null } }));
  await played;
  expect(texts(session)).toEqual(["one", "two"]);
  expect(session.mine.value).toBe(false);
  world.wire.says(state(5, { from: 2, story: told("three") }));
  expect(session.mine.value).toBe(true);
});

test("a gap in the story is asked about, and what comes meanwhile waits for the whole", () => {
  const { world, session } = sit();
  world.wire.answers("enter", state(1, { story: told("one") }));
  world.wire.says(state(3, { from: 4, story: told("five") }));
  expect(texts(session)).toEqual(["one"]);
  expect(world.wire.types()).toContain("resync");
  world.wire.says(state(4, { from: 5, story: told("six") }));
  expect(session.state.value?.v).toBe(1);
  world.wire.answers("resync", state(4, { story: told("one", "two", "three", "four", "five", "six") }));
  expect(texts(session)).toHaveLength(6);
  expect(world.wire.types().filter((type) => type === "resync")).toHaveLength(1);
});

test("a wrong figure is asked about once, and then believed", async () => {
  const { world, session } = sit();
  world.wire.answers("enter", state(1));
  world.wire.says(state(2, { hash: "00000000" }));
  expect(session.state.value?.v).toBe(1);
  world.wire.answers("resync", state(2, { hash: "00000000" }));
  expect(session.state.value?.v).toBe(2);
  await Promise.resolve();
  expect(world.wire.types().filter((type) => type === "resync")).toHaveLength(1);
});

test("a choice that was under way when the connection was lost is made once", async () => {
  const { world, session } = sit();
  world.wire.answers("enter", state(3));
  const played = session.play("pass");
  world.wire.cut();
  world.pass(500);
  world.wire.welcomes();
  expect(world.wire.types().filter((type) => type !== "preview")).toEqual(["hello", "enter", "act"]);
  // It had arrived: the same number does nothing and is answered by what is.
  world.wire.answers("enter", state(4, { decision: { seat: "b", options: null } }));
  world.wire.answers("act", state(4, { decision: { seat: "b", options: null } }));
  await played;
  expect(session.state.value?.v).toBe(4);
  expect(session.busy.value).toBeNull();
});

test("a table opened elsewhere is not taken back unasked", () => {
  const { world, table } = sit();
  world.wire.answers("enter", state(1));
  world.wire.says({ type: "replaced" });
  expect(table.replaced.value).toBe(true);
  world.wire.cut();
  world.pass(500);
  world.wire.welcomes();
  expect(world.wire.types()).toEqual(["hello"]);
  table.open().catch(() => {});
  world.wire.answers("enter", state(1));
  expect(table.replaced.value).toBe(false);
});

test("the room changes without the match; other names are shown at once", () => {
  const { world, table, session } = sit();
  world.wire.answers("enter", state(1, { story: told("one") }));
  world.wire.says({ type: "room", room: room({ version: 7, offer: { what: "draw", from: "b" } }) });
  expect(table.room.value?.offer).toEqual({ what: "draw", from: "b" });
  const seats = room().seats.map((seat) => ({ ...seat, name: seat.seat === "b" ? "Alex" : seat.name }));
  world.wire.says({ type: "room", room: room({ version: 8, seats }) });
  expect(session.state.value?.names).toEqual(["Robin", "Alex"]);
  expect(texts(session)).toEqual(["one"]);
  world.wire.says({ type: "room", room: room({ version: 5 }) });
  expect(table.room.value?.version).toBe(8);
  world.wire.says({ type: "room", room: room({ id: "r2", version: 99 }) });
  expect(table.room.value?.version).toBe(8);
});

test("phrases are heard with their place in the story", () => {
  const { world, table } = sit();
  world.wire.answers("enter", state(1, { story: told("one", "two") }));
  world.wire.says({ type: "said", seat: "b", phrase: 4 });
  expect(table.said.value).toMatchObject([{ seat: "b", phrase: 4, after: 2 }]);
});

test("what is looked up comes from the worker, what only a worker's table has is refused", async () => {
  const { table, local } = sit();
  await table.ask({ type: "catalogue", game: "starfighter" });
  expect(local.ask).toHaveBeenCalledOnce();
  await expect(table.ask({ type: "next" })).rejects.toThrow();
});

test("who leaves looks at no table any more", () => {
  const { world, table } = sit();
  world.wire.answers("enter", state(1));
  table.close();
  expect(world.wire.types().at(-1)).toBe("leave");
  world.wire.cut();
  world.pass(500);
  world.wire.welcomes();
  expect(world.wire.types()).not.toContain("enter");
});
