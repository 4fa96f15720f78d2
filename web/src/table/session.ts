// A table in the page: what the engine said last, what the person in front of it has pointed at, and
// what was asked about that. Every screen and every kind of input works on this one object.
import { batch, computed, signal } from "@preact/signals";
import type { Engine } from "../engine/client";
import type { Hint, Preview, Request, Seat, StoryEvent } from "../engine/messages";
import type { TableState } from "../engine/worker_messages";
import { moveOf } from "../games/starfighter/moves";
import { Reel, type Director, type Frame } from "./watch/reel";
import { spoken, spokenHint, spokenPreview, type Speaker } from "./speaker";
import { nothing, stage, type Pointing, type Staging } from "./staging";

// As much of the engine as a session needs; tests bring their own.
export type TableEngine = Pick<Engine, "ask" | "onState" | "onTrouble">;

export interface Habits {
  // Options are played as soon as they are complete.
  quick: () => boolean;
  // Passing asks once more.
  confirmPass: () => boolean;
  // The win chance is worked out at every decision.
  winBar: () => boolean;
  // How long things take to see, in terms of the usual; 0 is not at all.
  pace: () => number;
}

// What a game brings: how what happened is shown, and how it is said.
export interface GameTable {
  direct: Director;
  speaker: Speaker;
}

const plain: GameTable = {
  direct: () => [],
  speaker: {
    event: ({ text }) => text,
    question: ({ decision }) => decision?.question ?? "",
    option: ({ text }) => text,
    remark: (text) => text,
  },
};

export interface Refusal {
  text: string;
  clause: string | null;
  more: readonly string[];
}

export interface HintShown {
  // First where to look, then what to do.
  step: 1 | 2;
  hint: Hint;
}

export class Session {
  readonly state = signal<TableState | null>(null);
  readonly story = signal<readonly StoryEvent[]>([]);
  // How many events of the story were there before the last state.
  readonly told = signal(0);
  readonly staging = signal<Staging>(nothing);
  readonly preview = signal<Preview | null>(null);
  readonly refusal = signal<Refusal | null>(null);
  readonly hint = signal<HintShown | null>(null);
  readonly chance = signal<number | null>(null);
  readonly asksToPass = signal(false);
  // A choice is on its way, or a hint is being worked out.
  readonly busy = signal<"act" | "hint" | null>(null);
  // The picture of what is staged is asked for.
  readonly looksAhead = signal(false);
  readonly problem = signal<string | null>(null);

  // What happened since the last choice is being shown; nothing is asked meanwhile.
  readonly reel: Reel;
  readonly watching = computed(() => this.reel.frame.value !== null);
  // The story as far as it was shown.
  readonly heard = computed(() => {
    const frame = this.reel.frame.value;
    return frame ? [...this.story.value, ...frame.story] : this.story.value;
  });

  // Whether the person in front of the screen decides now.
  readonly mine = computed(() => {
    const state = this.state.value;
    return !this.watching.value && state?.decision?.options != null && state.viewer === state.decision.seat;
  });
  // Nobody sits in front of the screen: the next person is asked to.
  readonly curtain = computed<Seat | null>(() => {
    const state = this.state.value;
    const seat = state?.decision?.seat;
    if (!state || !seat || state.viewer !== null || state.replay) return null;
    return playerOf(state, seat) === "human" ? seat : null;
  });

  // Called before a new frame is shown, while the old one still is.
  beforeFrame: (before: TableState, frame: Frame) => void = () => {};

  readonly #engine: TableEngine;
  readonly #habits: Habits;
  readonly #speaker: Speaker;
  readonly #stops: (() => void)[];

  constructor(engine: TableEngine, habits: Habits, game: GameTable = plain) {
    this.#engine = engine;
    this.#habits = habits;
    this.#speaker = game.speaker;
    this.reel = new Reel({
      direct: game.direct,
      shown: () => this.state.peek(),
      show: (state) => this.show(state),
      beforeFrame: (before, frame) => {
        this.staging.value = nothing;
        this.beforeFrame(before, frame);
      },
      pace: habits.pace,
    });
    this.#stops = [
      () => this.reel.stop(),
      engine.onState((state) => this.reel.receive(spoken(state, game.speaker))),
      engine.onTrouble((text) => (this.problem.value = text)),
    ];
  }

  close(): void {
    for (const stop of this.#stops) stop();
  }

  show(state: TableState): void {
    const before = this.state.peek();
    batch(() => {
      const sameQuestion =
        before !== null &&
        before.v === state.v &&
        before.viewer === state.viewer &&
        before.decision?.seat === state.decision?.seat;
      this.told.value = sameQuestion ? this.told.peek() : state.from;
      this.story.value = continued(this.story.peek(), state);
      this.state.value = state;
      this.problem.value = null;
      this.#ask(state, sameQuestion);
    });
    if (this.#habits.winBar() && this.mine.peek()) void this.#estimate();
  }

  // A new question begins with nothing picked; the same one in another language keeps what was.
  #ask(state: TableState, sameQuestion: boolean): void {
    const moves = (state.decision?.options ?? []).map(moveOf);
    const before = this.staging.peek();
    let staging = stage(nothing, { type: "ask", moves });
    if (sameQuestion) {
      const staged = moves.find((move) => move.option === before.staged?.option) ?? null;
      staging = { ...before, moves, staged, refused: null };
    } else {
      this.hint.value = null;
      this.chance.value = null;
    }
    this.staging.value = staging;
    this.preview.value = null;
    this.refusal.value = null;
    this.asksToPass.value = false;
    this.looksAhead.value = false;
    if (sameQuestion && staging.staged) void this.#look(staging.staged.option);
  }

  point(pointing: Pointing): void {
    if (!this.mine.peek() || this.busy.peek() === "act") return;
    const before = this.staging.peek();
    const after = stage(before, pointing);
    batch(() => {
      this.staging.value = after;
      this.asksToPass.value = false;
      this.refusal.value = null;
      this.looksAhead.value = false;
    });
    if (after.refused) void this.#why(after.refused);
    if (after.staged?.option === before.staged?.option) return;
    this.preview.value = null;
    if (!after.staged) return;
    if (this.#habits.quick() && after.staged.verb !== "pass") void this.commit();
    else void this.#look(after.staged.option);
  }

  // Plays what is staged. A pass that could be a mistake asks once.
  async commit(): Promise<void> {
    const state = this.state.peek();
    const staged = this.staging.peek().staged;
    if (!state || !staged || this.busy.peek() === "act") return;
    const others = this.staging.peek().moves.length > 1;
    if (staged.verb === "pass" && others && this.#habits.confirmPass() && !this.asksToPass.peek()) {
      this.asksToPass.value = true;
      return;
    }
    this.busy.value = "act";
    await this.#tell({ type: "act", n: state.v, option: staged.option });
    this.busy.value = null;
  }

  // Takes a whole option and plays it: what a typed command and a pressed button of a question mean.
  async play(option: string): Promise<void> {
    if (this.staging.peek().staged?.option !== option) this.point({ type: "take", option });
    if (this.staging.peek().staged?.option === option) await this.commit();
  }

  // What is staged is put back first; after that the last choice is.
  async undo(): Promise<void> {
    const { staged, picks } = this.staging.peek();
    if (staged || Object.keys(picks).length > 0) return this.point({ type: "clear" });
    if (!this.state.peek()?.undo || this.busy.peek()) return;
    await this.#tell({ type: "undo" });
  }

  // The next step of a lesson that waits for nobody's choice.
  async goOn(): Promise<void> {
    await this.#tell({ type: "next" });
  }

  async sit(seat: Seat | null): Promise<void> {
    await this.#tell({ type: "sit", seat });
  }

  async askHint(): Promise<void> {
    const shown = this.hint.peek();
    if (shown) {
      this.hint.value = { ...shown, step: 2 };
      const best = shown.hint.choices[0];
      if (best) this.point({ type: "take", option: best.option });
      return;
    }
    if (!this.mine.peek() || this.busy.peek()) return;
    const question = this.state.peek();
    this.busy.value = "hint";
    const hint = await this.#engine.ask({ type: "hint" }).catch((error: unknown) => this.#fail(error));
    this.busy.value = null;
    if (!hint || !question || this.state.peek() !== question) return;
    this.hint.value = { step: 1, hint: spokenHint(hint, question, this.#speaker) };
    this.chance.value = hint.chance;
  }

  async #estimate(): Promise<void> {
    const question = this.state.peek();
    const hint = await this.#engine.ask({ type: "hint", simulations: 2000, ms: 200 }).catch(() => null);
    if (hint && this.state.peek() === question) this.chance.value = hint.chance;
  }

  async #look(option: string): Promise<void> {
    const preview = await this.#engine.ask({ type: "preview", option }).catch(() => null);
    const state = this.state.peek();
    if (preview && state && this.staging.peek().staged?.option === option)
      this.preview.value = spokenPreview(preview, state, this.#speaker);
  }

  async #why(option: string): Promise<void> {
    const why = await this.#engine.ask({ type: "why", option }).catch((error: unknown) => this.#fail(error));
    if (why && !why.allowed && this.staging.peek().refused === option)
      this.refusal.value = { ...why, text: this.#speaker.remark(why.text) };
  }

  // The new state, if there is one, comes through onState.
  async #tell(request: Extract<Request, { type: "act" | "undo" | "next" | "sit" }>): Promise<void> {
    const answer = await this.#engine.ask(request).catch((error: unknown) => this.#fail(error));
    if (answer?.type === "refused") this.refusal.value = { ...answer, more: [] };
  }

  #fail(error: unknown): null {
    this.problem.value = error instanceof Error ? error.message : String(error);
    return null;
  }
}

// A state tells what is new from event number `from` on; after taking back it begins earlier.
function continued(story: readonly StoryEvent[], { from, story: news }: TableState): readonly StoryEvent[] {
  return [...story.slice(0, from), ...news];
}

export const playerOf = (state: Pick<TableState, "players">, seat: Seat): string =>
  state.players["abcd".indexOf(seat)] ?? "human";

export const isHotSeat = (state: Pick<TableState, "players">): boolean =>
  state.players.filter((player) => player === "human").length > 1;
