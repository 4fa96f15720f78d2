// A replay in the page: where it is, what is shown there, and the whole story with the step each event
// belongs to. The engine has one state at a time, so requests go one after the other and steps that were
// passed over in the meantime are left out.
import { batch, computed, signal } from "@preact/signals";
import type { Engine } from "../engine/client";
import type { Seat, Sight, State, StoryEvent } from "../engine/messages";
import type { GameTable } from "../table/session";
import { spoken } from "../table/speaker";
import { Reel, type Frame } from "../table/watch/reel";
import type { TableState } from "../engine/worker_messages";
import { beginning, played, type Playback, type PlaybackAction } from "./playback";

export type ReplayEngine = Pick<Engine, "ask">;

export class ReplaySession {
  readonly state = signal<State>(null!);
  readonly playback = signal<Playback>(beginning(0));
  readonly sight = signal<Sight>("own");
  // Through whose eyes; nobody's are those of whoever decides.
  readonly eyes = signal<Seat | null>(null);
  readonly story = signal<readonly StoryEvent[]>([]);
  // How many events there were after each step.
  readonly told = signal<readonly number[]>([]);
  readonly problem = signal<string | null>(null);
  // What the last step told.
  readonly news = computed<readonly StoryEvent[]>(() => {
    const { step } = this.playback.value;
    const told = this.told.value;
    return this.story.value.slice(step === 0 ? 0 : (told[step - 1] ?? 0), told[step] ?? 0);
  });

  // One step on is shown as a sequence; wherever else it goes, it is there at once.
  readonly reel: Reel;
  beforeFrame: (before: TableState, frame: Frame) => void = () => {};

  readonly #engine: ReplayEngine;
  readonly #game: GameTable | undefined;
  #busy = false;
  #stale = false;
  // The step that is shown, or that the sequence leads to.
  #at: number;

  // `pace` is how long things take to see, in terms of the usual; 0 is not at all.
  constructor(engine: ReplayEngine, opened: State, game?: GameTable, pace: () => number = () => 0) {
    this.#engine = engine;
    this.#game = game;
    this.state.value = opened;
    this.#at = opened.replay?.step ?? 0;
    this.reel = new Reel({
      direct: game?.direct ?? (() => []),
      shown: () => this.state.peek() as TableState,
      show: (state) => (this.state.value = state),
      beforeFrame: (before, frame) => this.beforeFrame(before, frame),
      pace: () => pace() / this.playback.peek().speed,
    });
    this.playback.value = { ...beginning(opened.replay?.steps ?? 0), step: opened.replay?.step ?? 0 };
    const human = opened.players.indexOf("human");
    this.eyes.value = human === -1 ? null : human === 0 ? "a" : "b";
  }

  // Walks through the game once, so that every event knows its step.
  async begin(at = 0): Promise<void> {
    await this.#sit();
    const told: number[] = [];
    for (let step = 0; step <= this.playback.peek().steps; ++step) {
      const state = await this.#step(step);
      told.push(state.from + state.story.length);
      this.story.value = state.story;
    }
    this.told.value = told;
    this.do({ type: "go", to: at });
    await this.#catchUp(true);
  }

  do(action: PlaybackAction): void {
    this.reel.finish();
    this.playback.value = played(this.playback.peek(), action);
    void this.#catchUp(false);
  }

  async look(sight: Sight, eyes: Seat | null): Promise<void> {
    batch(() => {
      this.sight.value = sight;
      this.eyes.value = eyes;
    });
    await this.retell();
  }

  // The story anew: in another language, or as somebody else may know it.
  async retell(): Promise<void> {
    this.#stale = true;
    await this.#catchUp(true);
  }

  // Shows the wanted step; `anyway` even if it is shown already.
  async #catchUp(anyway: boolean): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      while (anyway || this.#stale || this.#at !== this.playback.peek().step) {
        const from = anyway || this.#stale ? null : this.#at;
        anyway = false;
        if (this.#stale) await this.#tellAll();
        const state = await this.#step(this.playback.peek().step);
        this.#show(state, from);
        this.problem.value = null;
      }
    } catch (error) {
      this.playback.value = { ...this.playback.peek(), playing: false };
      this.problem.value = error instanceof Error ? error.message : String(error);
    } finally {
      this.#busy = false;
    }
  }

  // Watched if it is the step after `from`. Through whose eyes is the session's business, so states differ in what
  // happened only.
  #show(state: State, from: number | null): void {
    const step = state.replay?.step ?? 0;
    const told = this.told.peek();
    this.#at = step;
    const watched = from !== null && step === from + 1;
    if (!watched) this.reel.finish();
    const news = watched ? this.story.peek().slice(told[step - 1] ?? 0, told[step] ?? 0) : state.story;
    const viewer = this.state.peek().viewer;
    const shown = { ...state, saved: null, story: news, from: watched ? (told[step - 1] ?? 0) : 0 };
    this.reel.receive(watched ? { ...shown, viewer } : shown);
  }

  async #tellAll(): Promise<void> {
    this.#stale = false;
    await this.#sit();
    this.story.value = (await this.#step(this.playback.peek().steps)).story;
  }

  #sit(): Promise<State> {
    return this.#engine.ask({ type: "sit", seat: this.eyes.peek() });
  }

  // Told to whoever's eyes are looked through.
  async #step(to: number): Promise<State> {
    const state = await this.#engine.ask({ type: "step", to, sight: this.sight.peek() });
    if (!this.#game) return state;
    const told = spoken({ ...state, viewer: this.eyes.peek() ?? "a" }, this.#game.speaker);
    return { ...told, viewer: state.viewer };
  }
}
