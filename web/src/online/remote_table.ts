// A table on the server, in the shape of the engine in the worker: a session and its views work with either.
// What only a table among people has stands beside it in signals. States are checked against the figure that
// came with them, and against how much of the story was told: what does not fit is asked for again.
import { batch, signal } from "@preact/signals";
import { EngineError, type Engine } from "../engine/client";
import type { Seat } from "../engine/messages";
import type { AnyRequest, RequestType, TableState } from "../engine/worker_messages";
import { words } from "../i18n/words";
import type { TableEngine } from "../table/session";
import type { Connection } from "./connection";
import { fnv1a } from "./fnv";
import type { Happening, Room, ServerRequest, ServerState } from "./protocol";

const t = words({
  not_here: { en: "That cannot be done at this table.", fr: "Ce n’est pas possible à cette table." },
});

// A phrase somebody said, and how many events had been told by then.
export interface HeardPhrase {
  seat: Seat;
  phrase: number;
  after: number;
  // When it was heard, as the clock has it.
  at: number;
}

export type RemoteConnection = Pick<Connection, "ask" | "onMessage" | "onTrouble"> & { table: string | null };

// What the server answers for its table; everything else of the protocol is the worker's.
const served: ReadonlySet<RequestType> = new Set(["act", "undo", "why", "preview", "hint", "record"]);
const local: ReadonlySet<RequestType> = new Set(["catalogue", "rules", "lessons", "check_deck", "random_deck"]);

export class RemoteTable implements TableEngine {
  readonly room = signal<Room | null>(null);
  // When the room was heard of: its clocks are as of then.
  readonly heardAt = signal(0);
  readonly said = signal<readonly HeardPhrase[]>([]);
  // The same person opened this table elsewhere.
  readonly replaced = signal(false);

  readonly #connection: RemoteConnection;
  readonly #engine: Pick<Engine, "ask">;
  readonly #now: () => number;
  readonly #stops: (() => void)[];
  #listeners = new Set<(state: TableState) => void>();
  #last: TableState | null = null;
  // How many events were told.
  #told = 0;
  #resyncing = false;

  readonly ask: TableEngine["ask"] = (request) => this.#pass(request as AnyRequest) as Promise<never>;

  constructor(
    readonly id: string,
    connection: RemoteConnection,
    engine: Pick<Engine, "ask">,
    now: () => number = () => performance.now(),
  ) {
    this.#connection = connection;
    this.#engine = engine;
    this.#now = now;
    this.#stops = [connection.onMessage((message) => this.#hear(message))];
  }

  // Looks at the table, or takes it back from where it was opened since.
  async open(): Promise<void> {
    this.#connection.table = this.id;
    this.replaced.value = false;
    await this.#connection.ask({ type: "enter", room: this.id });
  }

  // Looks at it no more; the seat stays taken.
  close(): void {
    for (const stop of this.#stops) stop();
    if (this.#connection.table !== this.id) return;
    this.#connection.table = null;
    if (!this.replaced.peek()) this.#connection.ask({ type: "leave" }).catch(() => {});
  }

  onState(listener: (state: TableState) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  onTrouble(listener: (text: string) => void): () => void {
    return this.#connection.onTrouble(listener);
  }

  #pass(request: AnyRequest): Promise<unknown> {
    if (local.has(request.type)) return this.#engine.ask(request as { type: "catalogue"; game: string });
    if (!served.has(request.type)) return Promise.reject(new EngineError(t("not_here")));
    // An offer to take back is answered by the room: nothing a session would show.
    return this.#connection.ask((request.type === "hint" ? { type: "hint" } : request) as ServerRequest);
  }

  #hear(message: Happening): void {
    if (message.type === "state" && message.room.id === this.id) this.#hearState(message);
    else if (message.type === "room" && message.room.id === this.id) this.#hearRoom(message.room);
    else if (message.type === "said" && this.#connection.table === this.id)
      this.#hearPhrase(message.seat, message.phrase);
    else if (message.type === "replaced" && this.#connection.table === this.id) {
      // A reconnect must not take it back unasked.
      this.#connection.table = null;
      this.replaced.value = true;
    }
  }

  #hearState(message: ServerState): void {
    // Whatever comes before the whole story does is in it.
    if (this.#resyncing && message.from > 0) return;
    const fits = message.from <= this.#told && fnv1a(JSON.stringify(message.view)) === message.hash;
    if (!fits && !this.#resyncing) return void this.#resync();
    // What the server tells again is believed, or this would never end.
    this.#resyncing = false;
    const { room, hash: _, ...state } = message;
    this.#told = state.from + state.story.length;
    this.#last = { ...state, saved: null, names: namesOf(room) };
    batch(() => {
      this.#note(room);
      this.#tell(this.#last!);
    });
  }

  async #resync(): Promise<void> {
    this.#resyncing = true;
    await this.#connection.ask({ type: "resync" }).catch(() => {});
    this.#resyncing = false;
  }

  #hearRoom(room: Room): void {
    const names = namesOf(room);
    const last = this.#last;
    batch(() => {
      this.#note(room);
      if (!last || names.join("\n") === last.names?.join("\n")) return;
      // The same state with other names: nothing new is told.
      this.#last = { ...last, names, from: this.#told, story: [] };
      this.#tell(this.#last);
    });
  }

  #note(room: Room): void {
    const before = this.room.peek();
    if (before && before.version > room.version) return;
    this.room.value = room;
    this.heardAt.value = this.#now();
  }

  #hearPhrase(seat: Seat, phrase: number): void {
    this.said.value = [...this.said.peek(), { seat, phrase, after: this.#told, at: this.#now() }];
  }

  #tell(state: TableState): void {
    for (const listener of this.#listeners) listener(state);
  }
}

// People by name; bots are called what the page calls them.
export const namesOf = (room: Room): (string | null)[] =>
  room.seats.map(({ kind, name }) => (kind === "person" ? name : null));
