// Looks back at every choice of a game, one after the other, in a worker of its own, so that stepping
// stays quick. What was found so far can be shown at any time.
import { signal } from "@preact/signals";
import { Engine } from "../engine/client";
import type { AnalysedChoice, Language, MistakeMark, Seat } from "../engine/messages";

// Where the game comes from: kept in this browser, or a file.
export type Source = { game: string } | { file: Blob };

// Enough to tell blunders from good moves; a whole game takes less than a minute on a slow machine.
const simulations = 1500;

export class Analyst {
  // By number of the choice; null where there was nothing to choose.
  readonly found = signal<ReadonlyMap<number, AnalysedChoice | null>>(new Map());
  readonly #engine: Engine;
  readonly #opened: Promise<unknown>;
  readonly #remark: (text: string) => string;
  readonly #steps: number;
  #round = 0;

  // `remark` is how the game says the engine’s sentences.
  constructor(
    source: Source,
    steps: number,
    language: Language,
    remark = (text: string) => text,
    engine = new Engine(),
  ) {
    this.#engine = engine;
    this.#remark = remark;
    this.#steps = steps;
    const greeted = engine.ask({ type: "hello", protocol: 1, language });
    this.#opened =
      "game" in source
        ? engine.ask({ type: "look_back", game: source.game })
        : engine.ask({ type: "import", file: source.file, purpose: "replay" });
    // Whoever opened the game for stepping tells what is wrong with it; and this may be closed at any time.
    for (const asked of [greeted, this.#opened]) asked.catch(() => {});
  }

  // From the first choice on; in another language everything is said anew.
  async run(language: Language): Promise<void> {
    const round = ++this.#round;
    this.found.value = new Map();
    try {
      await this.#opened;
      await this.#engine.ask({ type: "language", language });
      for (let step = 1; step <= this.#steps && round === this.#round; ++step) {
        const { choice } = await this.#engine.ask({ type: "analyse", step, simulations });
        if (round === this.#round)
          this.found.value = new Map(this.found.peek()).set(step, choice && this.#said(choice));
      }
    } catch {
      // Closed, or the game cannot be analysed: what was found stays.
    }
  }

  #said(choice: AnalysedChoice): AnalysedChoice {
    return { ...choice, chosen_text: this.#remark(choice.chosen_text), best_text: this.#remark(choice.best_text) };
  }

  close(): void {
    ++this.#round;
    this.#engine.close();
  }
}

export const severity: Record<MistakeMark, string> = {
  none: "",
  unclear: "",
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
};

export const isMistake = (choice: AnalysedChoice | null | undefined): choice is AnalysedChoice =>
  choice != null && severity[choice.mark] !== "";

// The win chance of a seat before each choice that was looked at.
export function chancesOf(
  found: ReadonlyMap<number, AnalysedChoice | null>,
  seat: Seat,
): { step: number; chance: number }[] {
  return [...found.values()]
    .filter((choice): choice is AnalysedChoice => choice !== null)
    .map(({ n, seat: whose, chance }) => ({ step: n - 1, chance: whose === seat ? chance : 1 - chance }))
    .sort((one, other) => one.step - other.step);
}
