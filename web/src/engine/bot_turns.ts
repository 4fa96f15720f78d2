// When bots at the table think and move: they think as soon as a state waits for them, and move when
// the time is over that the table gives them. Whatever changes the table in between changes that.
import type { State } from "./messages";

export interface BotTurnParts {
  now(): number;
  after(milliseconds: number, work: () => void): void;
  // Both come in turn with everything else that is done at the table.
  think(): Promise<void>;
  advance(): Promise<void>;
  inTurn(work: () => Promise<void>): void;
}

// The choice that is being waited for: the next after so many.
interface Plan {
  choices: number;
  due: number;
}

export class BotTurns {
  // Bots take so many times as long as the table gives them.
  pace = 1;
  private plan: Plan | null = null;

  constructor(private readonly parts: BotTurnParts) {}

  // The table is like this now.
  follow(state: State): void {
    if (state.waits === null) return this.stop();
    if (this.plan?.choices === state.v) return;
    const plan = { choices: state.v, due: this.parts.now() + state.waits * this.pace };
    this.plan = plan;
    this.later(0, plan, async () => {
      await this.parts.think();
      this.later(Math.max(plan.due - this.parts.now(), 0), plan, () => this.parts.advance());
    });
  }

  stop(): void {
    this.plan = null;
  }

  private later(milliseconds: number, plan: Plan, work: () => Promise<void>): void {
    this.parts.after(milliseconds, () =>
      this.parts.inTurn(async () => {
        if (this.plan === plan) await work();
      }),
    );
  }
}
