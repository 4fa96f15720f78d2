// The page's side of the engine's worker: ask, and hear of every state of the table. A worker that
// fails is replaced by a new one, which goes on with the game that was kept.
import type { Language, Problem } from "./messages";
import type { AnswerOf, AnyRequest, FromWorker, RequestOf, RequestType, TableState, ToWorker } from "./worker_messages";

// What could not be done, in words for people.
export class EngineError extends Error {
  constructor(
    text: string,
    readonly problems: Problem[] = [],
  ) {
    super(text);
  }
}

// As much of a worker as is used.
export interface EngineWorker {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

function browserWorker(): EngineWorker {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
}

interface Pending {
  resolve(answer: never): void;
  reject(error: EngineError): void;
}

// Failures in a row without an answer in between.
const mostRestarts = 3;

export class Engine {
  private worker: EngineWorker;
  private pending = new Map<number, Pending>();
  private lastId = 0;
  private restarts = 0;
  private stateListeners = new Set<(state: TableState) => void>();
  private troubleListeners = new Set<(text: string) => void>();
  private language: Language = "en";
  private pace = 1;
  private saved: string | null = null;

  constructor(private readonly makeWorker: () => EngineWorker = browserWorker) {
    this.worker = this.connect();
  }

  // The answer; rejects with an EngineError if it cannot be had.
  ask<T extends RequestType>(request: RequestOf<T> & { type: T }): Promise<AnswerOf<T>> {
    this.remember(request);
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject });
      this.worker.postMessage({ ...request, id } as ToWorker);
    });
  }

  // Every state, whether it was asked for or came of itself, in order. Returns how to stop listening.
  onState(listener: (state: TableState) => void): () => void {
    this.stateListeners.add(listener);
    return () => this.stateListeners.delete(listener);
  }

  // What went wrong without having been asked for: a bot that broke down, a game that cannot be kept.
  onTrouble(listener: (text: string) => void): () => void {
    this.troubleListeners.add(listener);
    return () => this.troubleListeners.delete(listener);
  }

  // Gives up whatever is under way and goes on with the game that was kept.
  restart(reason = "restarted"): void {
    this.close(reason);
    this.worker = this.connect();
    const greeting = [this.ask({ type: "hello", protocol: 1, language: this.language })] as Promise<unknown>[];
    greeting.push(this.ask({ type: "pace", factor: this.pace }));
    if (this.saved !== null) greeting.push(this.ask({ type: "resume", game: this.saved }));
    for (const asked of greeting) asked.catch((error: unknown) => this.tellTrouble(String(error)));
  }

  close(reason = "closed"): void {
    this.worker.terminate();
    const lost = [...this.pending.values()];
    this.pending.clear();
    for (const { reject } of lost) reject(new EngineError(reason));
  }

  private connect(): EngineWorker {
    const worker = this.makeWorker();
    worker.onmessage = ({ data }) => this.hear(data);
    worker.onerror = (event) => {
      if (++this.restarts <= mostRestarts) this.restart(event.message);
      else this.close(event.message);
      this.tellTrouble(event.message);
    };
    return worker;
  }

  // What a new worker must be told again.
  private remember(request: AnyRequest): void {
    if (request.type === "hello" || request.type === "language") this.language = request.language;
    if (request.type === "pace") this.pace = request.factor;
  }

  private hear(message: FromWorker): void {
    this.restarts = 0;
    if (message.type === "state") this.tellState(message);
    const asked = message.id === undefined ? undefined : this.pending.get(message.id);
    if (!asked) {
      if (message.type === "error" || message.type === "unsaved") this.tellTrouble(message.text);
      return;
    }
    this.pending.delete(message.id as number);
    if (message.type === "error") asked.reject(new EngineError(message.text, message.problems));
    else asked.resolve(message as never);
  }

  private tellState(state: TableState): void {
    this.saved = state.saved;
    for (const listener of this.stateListeners) listener(state);
  }

  private tellTrouble(text: string): void {
    for (const listener of this.troubleListeners) listener(text);
  }
}
