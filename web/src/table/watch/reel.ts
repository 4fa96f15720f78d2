// What happened between two choices, shown as a sequence: a reel of frames from the state that is seen to the one
// that came. A frame is a picture between the two; the last one is the new state itself, so that however a reel
// ends, by itself or at once, the same is seen. States that come meanwhile wait for their turn.
import { batch, signal } from "@preact/signals";
import type { Seat, StoryEvent } from "../../engine/messages";
import type { TableState } from "../../engine/worker_messages";

export interface Frame {
  // The picture; nobody is asked anything in it.
  state: TableState;
  // What it shows. What flies is seen before it lands: the frame after has no events of its own.
  events: readonly StoryEvent[];
  // What was told since the last state, up to here.
  story: readonly StoryEvent[];
  // How long it is looked at, at the usual speed.
  ms: number;
  // Handles of what lights up.
  lit?: readonly string[];
  flight?: Flight;
}

// So many things on their way from one handle to another.
export interface Flight {
  what: "token" | "card";
  seat: Seat;
  from: string;
  to: string;
  count: number;
}

// How a game shows what leads from one state to the next: at least one frame if there is something to see, and the
// last of them has the next state.
export type Director = (before: TableState, next: TableState) => Frame[];

export interface ReelParts {
  direct: Director;
  // The state that is seen, and how another one is.
  shown: () => TableState | null;
  show: (state: TableState) => void;
  // Called while the frame before is still seen.
  beforeFrame: (before: TableState, frame: Frame) => void;
  // How long things take, in terms of the usual; 0 is not at all.
  pace: () => number;
}

// With so many states waiting, whatever is on hurries.
const mostWaiting = 2;
const hurried = 0.4;

export class Reel {
  // The frame that is seen; null when the state itself is.
  readonly frame = signal<Frame | null>(null);

  readonly #parts: ReelParts;
  #frames: Frame[] = [];
  #goal: TableState | null = null;
  #waiting: TableState[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: ReelParts) {
    this.#parts = parts;
  }

  receive(next: TableState): void {
    const last = this.#waiting.at(-1) ?? this.#goal ?? this.#parts.shown();
    // What was taken back, or is another game, is not told about.
    if (last && next.v < last.v) this.finish();
    if (this.#timer !== undefined) this.#waiting.push(next);
    else this.#begin(next);
  }

  // Whatever there is to come is there, at once.
  finish(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const left = [...(this.#goal ? [this.#goal] : []), ...this.#waiting];
    this.#goal = null;
    this.#frames = [];
    this.#waiting = [];
    batch(() => {
      this.frame.value = null;
      for (const state of left) this.#parts.show(state);
    });
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#goal = null;
    this.#frames = [];
    this.#waiting = [];
    this.frame.value = null;
  }

  #begin(next: TableState): void {
    const before = this.#parts.shown();
    this.#frames = before && this.#parts.pace() > 0 ? this.#parts.direct(before, next) : [];
    this.#goal = next;
    this.#turn();
  }

  // To the next frame. The last one leaves nothing to wait for, except to what has come since.
  #turn(): void {
    const goal = this.#goal!;
    const frame = this.#frames.shift();
    const seen = this.frame.peek()?.state ?? this.#parts.shown();
    if (frame && seen) this.#parts.beforeFrame(seen, frame);
    if (frame && this.#frames.length > 0) {
      this.frame.value = frame;
      this.#wait(frame.ms, () => this.#turn());
      return;
    }
    batch(() => {
      this.#goal = null;
      this.frame.value = null;
      this.#parts.show(goal);
    });
    if (frame) this.#wait(frame.ms, () => this.#next());
    else this.#next();
  }

  #next(): void {
    const next = this.#waiting.shift();
    if (next) this.#begin(next);
  }

  #wait(ms: number, then: () => void): void {
    const haste = this.#waiting.length >= mostWaiting ? hurried : 1;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        then();
      },
      ms * haste * this.#parts.pace(),
    );
  }
}
