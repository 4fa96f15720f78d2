import { expect, test } from "vitest";
import { Connection } from "../../src/online/connection";
import { fnv1a } from "../../src/online/fnv";
import { connected, FakeWorld, room } from "./fake_world";

const done = { type: "done" };

test("it greets with the token it has, and keeps the one it gets", () => {
  const { world, connection } = connected();
  expect(world.wire.last("hello")).toMatchObject({ protocol: 1, language: "en", token: null });
  expect(world.kept).toBe("secret");
  expect(connection.status.value).toBe("open");
  expect(connection.you.value?.name).toBe("Robin");
  world.wire.cut();
  world.pass(500);
  world.wire.onopen?.();
  expect(world.wire.last("hello")["token"]).toBe("secret");
});

test("an account knows the browser again by what it gave it", async () => {
  const { world, connection } = connected();
  const first = connection.ask({ type: "login", name: "Robin", password: "long enough" });
  expect(world.wire.last("login")["device"]).toBe("");
  world.wire.answers("login", { type: "you", you: { person: "p1", name: "Robin", account: true }, device: "known" });
  await first;
  void connection.ask({ type: "login", name: "Robin", password: "long enough" }).catch(() => {});
  expect(world.wire.last("login")["device"]).toBe("known");
});

test("requests have answers of their own, errors are rejected in the server's words", async () => {
  const { world, connection } = connected();
  const one = connection.ask({ type: "rename", name: "Sam" });
  const two = connection.ask({ type: "offer", what: "draw" });
  world.wire.answers("offer", { type: "error", text: "Not now." });
  world.wire.answers("rename", { type: "you", you: { person: "p1", name: "Sam", account: false } });
  await expect(two).rejects.toThrow("Not now.");
  expect((await one).you.name).toBe("Sam");
  expect(connection.you.value?.name).toBe("Sam");
});

test("what is asked before it is open is sent when it is", async () => {
  const world = new FakeWorld();
  const connection = new Connection(world);
  connection.open();
  const asked = connection.ask({ type: "export_data" });
  expect(world.wire.sent).toEqual([]);
  world.wire.welcomes();
  world.wire.answers("export_data", { type: "data", text: "{}" });
  expect((await asked).text).toBe("{}");
});

test("a lost connection is tried again, later and later up to 5 s, and at once when the network is back", () => {
  const { world, connection } = connected();
  world.wire.cut();
  expect(connection.status.value).toBe("lost");
  for (const wait of [500, 1000, 2000, 4000, 5000, 5000]) {
    const before = world.wires.length;
    world.pass(wait - 1);
    expect(world.wires.length).toBe(before);
    world.pass(1);
    expect(world.wires.length).toBe(before + 1);
    world.wire.cut();
  }
  const before = world.wires.length;
  world.wake();
  expect(world.wires.length).toBe(before + 1);
  world.wire.welcomes();
  expect(connection.status.value).toBe("open");
  world.wire.cut();
  world.pass(500);
  expect(world.wires.length).toBe(before + 2);
});

test("without any network nothing is tried", () => {
  const { world } = connected();
  world.isOffline = true;
  world.wire.cut();
  world.pass(30_000);
  expect(world.wires).toHaveLength(1);
  world.isOffline = false;
  world.wake();
  expect(world.wires).toHaveLength(2);
});

test("after a reconnect it sits down at the table first, then repeats what was not answered", async () => {
  const { world, connection } = connected();
  connection.table = "r1";
  const act = connection.ask({ type: "act", n: 3, option: "pass" });
  world.wire.cut();
  world.pass(500);
  expect(world.wire.sent).toEqual([]);
  world.wire.welcomes();
  expect(world.wire.types()).toEqual(["hello", "enter", "act"]);
  expect(world.wire.last("act")).toMatchObject({ n: 3, option: "pass" });
  world.wire.answers("act", { type: "refused", text: "No.", clause: null });
  expect((await act).type).toBe("refused");
});

test("what would do something else if done twice is not repeated", async () => {
  const { world, connection } = connected();
  const undo = connection.ask({ type: "undo" });
  world.wire.cut();
  await expect(undo).rejects.toThrow("lost before");
  const later = connection.ask({ type: "undo" });
  world.pass(500);
  world.wire.welcomes();
  world.wire.answers("undo", { type: "room", room: room() });
  expect((await later).type).toBe("room");
});

test("silence is asked about after 10 s and believed after 20", () => {
  const { world, connection } = connected();
  world.pass(9_999);
  expect(world.wire.types()).not.toContain("ping");
  world.pass(1);
  expect(world.wire.types()).toContain("ping");
  world.pass(3000);
  world.wire.answers("ping", { type: "pong", t: 0 });
  world.pass(10_000);
  expect(world.wire.types().filter((type) => type === "ping")).toHaveLength(2);
  const dead = world.wire;
  world.pass(9_999);
  expect(connection.status.value).toBe("open");
  world.pass(1);
  expect(connection.status.value).toBe("lost");
  expect(dead.closed).toBe(true);
  world.pass(500);
  expect(world.wires).toHaveLength(2);
  // The dead one has nothing to say any more.
  dead.says({ type: "room", room: room() });
  expect(connection.status.value).toBe("lost");
});

test("a page that slept notices at once that the connection is dead", () => {
  const { world, connection } = connected();
  world.time += 60_000;
  world.wake();
  expect(connection.status.value).toBe("lost");
});

test("a server that stops, or finds us too slow, is come back to; one that threw us out is not", async () => {
  for (const code of [1001, 4000]) {
    const { world } = connected();
    world.wire.cut(code);
    world.pass(500);
    expect(world.wires).toHaveLength(2);
  }
  const { world, connection } = connected();
  const asked = connection.ask({ type: "concede" });
  world.wire.cut(1008);
  world.pass(60_000);
  expect(world.wires).toHaveLength(1);
  expect(connection.ended.value).toBe("rules");
  await expect(asked).rejects.toThrow();
});

test("who is logged out is nobody, and a new guest only when something is asked again", () => {
  const { world, connection } = connected();
  world.wire.cut(4001);
  expect(world.kept).toBeNull();
  expect(connection.ended.value).toBe("logged_out");
  connection.ask({ type: "lobby", watch: true }).catch(() => {});
  world.wire.welcomes("another");
  expect(world.kept).toBe("another");
  expect(world.wire.types()).toEqual(["hello", "lobby"]);
});

test("what was too long is not sent again", async () => {
  const { world, connection } = connected();
  const asked = connection.ask({ type: "join", invite: "x", deck: "long" });
  world.wire.cut(1009);
  await expect(asked).rejects.toThrow("too long");
});

test("what came too fast is sent once more when the server says so", async () => {
  const { world, connection } = connected();
  const asked = connection.ask({ type: "leave" });
  world.wire.answers("leave", { type: "error", text: "Slow down.", retry: 700 });
  world.pass(700);
  expect(world.wire.types().filter((type) => type === "leave")).toHaveLength(2);
  world.wire.answers("leave", done);
  expect(await asked).toMatchObject(done);
});

test("what happens by itself is heard, and trouble too", () => {
  const { world, connection } = connected();
  const heard: string[] = [];
  connection.onMessage((message) => heard.push(message.type));
  connection.onTrouble((text) => heard.push(text));
  world.wire.says({ type: "said", seat: "b", phrase: 2 });
  world.wire.says({ type: "replaced" });
  world.wire.says({ type: "error", text: "Full." });
  expect(heard).toEqual(["said", "replaced", "Full."]);
});

test("the figure is FNV-1a over UTF-8", () => {
  expect(fnv1a("")).toBe("811c9dc5");
  expect(fnv1a("a")).toBe("e40c292c");
  expect(fnv1a("foobar")).toBe("bf9cf968");
  expect(fnv1a("é")).toBe(fnv1a("é"));
  expect(fnv1a("é")).not.toBe(fnv1a("e"));
});
