// One WebSocket to the server, kept alive: it greets, asks and hears answers, notices when the other end is
// gone, comes back by itself, sits down at the open table again and repeats what was not answered. Time and
// socket are given to it, so that tests need neither.
import { signal } from "@preact/signals";
import { EngineError } from "../engine/client";
import type { Language } from "../engine/messages";
import { words } from "../i18n/words";
import type {
  Exchanges,
  ExchangeType,
  FromServer,
  Happening,
  ServerAnswer,
  ServerFailure,
  ServerRequest,
  ServerWelcome,
  You,
} from "./protocol";

const t = words({
  unsure: {
    en: "The connection was lost before the server answered. Look whether it was done, and try again if not.",
    fr: "La connexion a été perdue avant la réponse du serveur. Regardez si c’est fait, et recommencez sinon.",
  },
  closed: { en: "The server has closed the connection.", fr: "Le serveur a fermé la connexion." },
  too_long: { en: "That was too long for the server.", fr: "C’était trop long pour le serveur." },
});

// As much of a WebSocket as is used.
export interface Wire {
  send(text: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Surroundings {
  open(): Wire;
  // Milliseconds; only differences matter.
  now(): number;
  // Returns how to call it off.
  after(milliseconds: number, work: () => void): () => void;
  // Between 0 and 1.
  chance(): number;
  // The browser knows of no network at all.
  offline(): boolean;
  // Called when the network comes back or the page is looked at again.
  onWake(wake: () => void): () => void;
  language(): Language;
  token: Kept;
  // By which an account knows this browser again when somebody else guesses its password.
  device: Kept;
}

export interface Kept {
  read(): string | null;
  write(text: string | null): void;
}

// `lost` means that it was open, or could not be opened, and is tried again.
export type Status = "connecting" | "open" | "lost";
export type Ended = "rules" | "logged_out";

interface Pending {
  request: ServerRequest;
  // It is under way on the present socket.
  sent: boolean;
  resolve(answer: never): void;
  reject(error: EngineError): void;
}

const idle = 10_000;
const dead = 20_000;
const shortestWait = 500;
const longestWait = 5_000;

// Done twice, these would do something else than once: whoever asked looks and asks again.
const onlyOnce: ReadonlySet<ExchangeType> = new Set([
  "undo",
  "create",
  "say",
  "register",
  "password",
  "delete_account",
  "logout",
  "report",
]);

export class Connection {
  readonly status = signal<Status>("connecting");
  // Why nothing is tried any more, until somebody says `open`.
  readonly ended = signal<Ended | null>(null);
  readonly welcome = signal<ServerWelcome | null>(null);
  readonly you = signal<You | null>(null);
  // The table to sit down at again after a reconnect.
  table: string | null = null;

  readonly #around: Surroundings;
  #wire: Wire | null = null;
  #greeted = false;
  #pending = new Map<number, Pending>();
  #lastId = 0;
  #failures = 0;
  #heard = 0;
  #pinged = false;
  #stopWatching = () => {};
  #stopWaiting = () => {};
  #stopWaking = () => {};
  #listeners = new Set<(message: Happening) => void>();
  #troubled = new Set<(text: string) => void>();

  constructor(around: Surroundings) {
    this.#around = around;
  }

  open(): void {
    if (this.#wire) return;
    this.ended.value = null;
    this.#failures = 0;
    this.#stopWaking();
    this.#stopWaking = this.#around.onWake(() => this.#wake());
    this.status.value = "connecting";
    this.#connect();
  }

  close(): void {
    this.#drop(1000);
    this.#stopWaiting();
    this.#stopWaking();
    this.#giveUp(t("closed"));
  }

  // The answer; rejects with an EngineError if it cannot be had. What is asked while the connection is lost is
  // sent when it is back.
  ask<T extends ExchangeType>(request: { type: T } & Exchanges[T][0]): Promise<ServerAnswer<T>> {
    if (this.ended.peek()) this.open();
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { request: request as ServerRequest, sent: false, resolve, reject });
      if (this.#greeted) this.#send(id);
    });
  }

  // Everything that is not an answer, and the states and rooms that are, in order. Returns how to stop.
  onMessage(listener: (message: Happening) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  // What went wrong without having been asked for.
  onTrouble(listener: (text: string) => void): () => void {
    this.#troubled.add(listener);
    return () => this.#troubled.delete(listener);
  }

  // --- coming and going ---

  #connect(): void {
    this.#stopWaiting();
    if (this.#around.offline()) return this.#retryLater();
    const wire = this.#around.open();
    this.#wire = wire;
    this.#greeted = false;
    this.#heard = this.#around.now();
    this.#pinged = false;
    wire.onopen = () =>
      this.#write(
        { type: "hello", protocol: 1, language: this.#around.language(), token: this.#around.token.read() },
        0,
      );
    wire.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as FromServer);
    wire.onclose = ({ code }) => this.#lose(code);
    this.#watch();
  }

  #lose(code: number): void {
    this.#drop(1000);
    if (code === 1008 || code === 4001) {
      if (code === 4001) {
        this.#around.token.write(null);
        this.you.value = null;
      }
      this.ended.value = code === 4001 ? "logged_out" : "rules";
      this.status.value = "lost";
      this.#stopWaking();
      return this.#giveUp(t("closed"));
    }
    for (const [id, pending] of this.#pending) {
      if (pending.sent && code === 1009) this.#refuse(id, t("too_long"));
      else if (pending.sent && onlyOnce.has(pending.request.type)) this.#refuse(id, t("unsure"));
      pending.sent = false;
    }
    this.#retryLater();
  }

  // Lets go of the socket without waiting for it: one that is dead says nothing for a long time.
  #drop(code: number): void {
    const wire = this.#wire;
    this.#stopWatching();
    this.#wire = null;
    this.#greeted = false;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close(code);
  }

  #retryLater(): void {
    this.status.value = "lost";
    const wait = Math.min(longestWait, shortestWait * 2 ** this.#failures++);
    // Not everybody at once when the server is back.
    this.#stopWaiting = this.#around.after(wait * (0.8 + 0.2 * this.#around.chance()), () => this.#connect());
  }

  // The network is back or somebody looks: no more waiting, and no trust in a socket that slept.
  #wake(): void {
    if (!this.#wire) {
      this.#failures = 0;
      return this.#connect();
    }
    if (this.#around.now() - this.#heard >= dead) this.#lose(1006);
    else if (this.#greeted) this.#ping();
  }

  // --- alive or not ---

  #watch(): void {
    this.#stopWatching();
    const silence = this.#around.now() - this.#heard;
    if (silence >= dead) return this.#lose(1006);
    if (silence >= idle && this.#greeted && !this.#pinged) this.#ping();
    const next = this.#pinged || !this.#greeted ? dead : idle;
    this.#stopWatching = this.#around.after(Math.max(1, next - silence), () => this.#watch());
  }

  #ping(): void {
    this.#pinged = true;
    this.#write({ type: "ping", t: Math.round(this.#around.now()) }, 0);
  }

  // --- asking and hearing ---

  #write(request: ServerRequest, id: number): void {
    this.#wire?.send(JSON.stringify({ ...request, id }));
  }

  #send(id: number): void {
    const pending = this.#pending.get(id);
    if (!pending || !this.#greeted) return;
    pending.sent = true;
    const { request } = pending;
    this.#write(request.type === "login" ? { ...request, device: this.#around.device.read() ?? "" } : request, id);
  }

  #hear(message: FromServer): void {
    this.#heard = this.#around.now();
    this.#pinged = false;
    if (message.type === "welcome") return this.#greet(message as ServerWelcome);
    if (message.type === "you") {
      this.you.value = message.you;
      if (message.token) this.#around.token.write(message.token);
      if (message.device) this.#around.device.write(message.device);
    }
    const asked = message.id === undefined ? undefined : this.#pending.get(message.id);
    if (message.type === "error") return this.#fail(message, asked && message.id);
    if (asked) this.#pending.delete(message.id!);
    if (isHappening(message)) for (const listener of this.#listeners) listener(message);
    asked?.resolve(message as never);
  }

  // Back at the table first; then what was not answered, in the order in which it was asked.
  #greet(welcome: ServerWelcome): void {
    if (welcome.token) this.#around.token.write(welcome.token);
    this.welcome.value = welcome;
    this.you.value = welcome.you;
    this.#greeted = true;
    this.#failures = 0;
    const entering = [...this.#pending.values()].some(({ request }) => request.type === "enter");
    if (this.table !== null && !entering) this.#write({ type: "enter", room: this.table }, 0);
    for (const id of this.#pending.keys()) this.#send(id);
    this.#watch();
    this.status.value = "open";
  }

  #fail(error: ServerFailure, id: number | undefined): void {
    // Too fast: the same again a little later.
    if (id !== undefined && error.retry !== undefined)
      return void this.#around.after(error.retry, () => this.#send(id));
    if (id !== undefined) return this.#refuse(id, error.text, error);
    for (const listener of this.#troubled) listener(error.text);
  }

  #refuse(id: number, text: string, error?: ServerFailure): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.reject(new EngineError(text, error?.problems));
  }

  #giveUp(text: string): void {
    for (const id of [...this.#pending.keys()]) this.#refuse(id, text);
  }
}

const happenings: ReadonlySet<string> = new Set(["state", "room", "lobby", "said", "replaced"]);

const isHappening = (message: FromServer): message is Happening & { id?: number } => happenings.has(message.type);
