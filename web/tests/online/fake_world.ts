// A world without time or network for tests of the connection: the test moves the clock, hears what was sent
// and says what the server would.
import { Connection, type Surroundings, type Wire } from "../../src/online/connection";
import { fnv1a } from "../../src/online/fnv";
import type { Room } from "../../src/online/protocol";

type Message = Record<string, unknown> & { type: string; id?: number };

export class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Message[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Message);
  }
  close(): void {
    this.closed = true;
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  cut(code = 1006): void {
    this.onclose?.({ code });
  }
  types(): string[] {
    return this.sent.map(({ type }) => type);
  }
  last(type: string): Message {
    const found = this.sent.findLast((message) => message.type === type);
    if (!found) throw new Error(`${type} was not sent`);
    return found;
  }
  // Answers the last request of this kind.
  answers(type: string, answer: object): void {
    this.says({ ...answer, id: this.last(type).id });
  }
  welcomes(token: string | null = null): void {
    this.onopen?.();
    this.answers("hello", {
      type: "welcome",
      protocol: 1,
      games: [],
      levels: [],
      you: { person: "p1", name: "Robin", account: false },
      token,
      phrases: [],
    });
  }
}

export class FakeWorld implements Surroundings {
  time = 0;
  wires: FakeWire[] = [];
  isOffline = false;
  wake = (): void => {};
  kept: string | null = null;
  #timers: { at: number; work: () => void }[] = [];

  token = {
    read: () => this.kept,
    write: (token: string | null) => {
      this.kept = token;
    },
  };
  knownAs: string | null = null;
  device = {
    read: () => this.knownAs,
    write: (text: string | null) => {
      this.knownAs = text;
    },
  };
  open = (): Wire => {
    this.wires.push(new FakeWire());
    return this.wire;
  };
  now = (): number => this.time;
  chance = (): number => 1;
  offline = (): boolean => this.isOffline;
  language = () => "en" as const;
  after = (milliseconds: number, work: () => void) => {
    const timer = { at: this.time + milliseconds, work };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((each) => each !== timer);
    };
  };
  onWake = (wake: () => void) => {
    this.wake = wake;
    return () => (this.wake = () => {});
  };

  get wire(): FakeWire {
    return this.wires.at(-1)!;
  }

  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const next = this.#timers.toSorted((x, y) => x.at - y.at)[0];
      if (!next || next.at > end) break;
      this.#timers = this.#timers.filter((each) => each !== next);
      this.time = next.at;
      next.work();
    }
    this.time = end;
  }
}

export function connected(): { world: FakeWorld; connection: Connection } {
  const world = new FakeWorld();
  const connection = new Connection(world);
  connection.open();
  world.wire.welcomes("secret");
  return { world, connection };
}

export const room = (more: Partial<Room> = {}): Room => ({
  id: "r1",
  game: "starfighter",
  mode: "training",
  rules: [],
  cards: null,
  public: false,
  phase: "playing",
  version: 1,
  you: "a",
  seats: [
    { seat: "a", kind: "person", name: "Robin", present: true },
    { seat: "b", kind: "person", name: "Camille", present: true },
  ],
  clock: null,
  offer: null,
  watching: 0,
  invite: null,
  end: null,
  rematch: [],
  next: null,
  commitment: null,
  fault: null,
  ...more,
});

// A state as the server sends it, with its figure.
export function state(v: number, more: Record<string, unknown> = {}) {
  const view = { round: v };
  return {
    type: "state",
    v,
    players: ["human", "human"],
    viewer: "a",
    view,
    decision: { seat: "a", kind: "act", question: "?", clause: null, options: [{ option: "pass", text: "Pass" }] },
    from: 0,
    story: [] as object[],
    undo: true,
    result: null,
    replay: null,
    hash: fnv1a(JSON.stringify(view)),
    room: room({ version: v }),
    ...more,
  };
}

export const told = (...texts: string[]) => texts.map((text) => ({ kind: "x", seat: "a", text }));
