// The engine in the page and the program on the machine are the same sources, compiled twice. Here
// both play and must not differ: not in a digest, not in a bot's choice, not in a byte of an answer.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { Language, State } from "../../src/engine/messages";
import { type HostRequest, newEngine } from "./compiled";

const build = new URL("../../../build/", import.meta.url);
const native = ["check/", "release/"].map((name) => new URL(name, build)).find(hasProgram);

function hasProgram(folder: URL): boolean {
  return existsSync(new URL("cli/wardroom", folder)) && existsSync(new URL("bindings/wasm/sample_games", folder));
}

function program(name: string): string {
  if (!native) throw new Error("there is no native build of wardroom and sample_games to compare with");
  return fileURLToPath(new URL(name, native));
}

function run(file: string, args: string[], input?: string): string {
  const stdio: ["pipe" | "ignore", "pipe", "inherit"] = [input === undefined ? "ignore" : "pipe", "pipe", "inherit"];
  return execFileSync(file, args, {
    encoding: "utf8",
    maxBuffer: 1 << 28,
    stdio,
    ...(input !== undefined && { input }),
  });
}

test("bots play the same games", { timeout: 300_000 }, () => {
  const runner = fileURLToPath(new URL("../../../bindings/wasm/run.mjs", import.meta.url));
  const compiled = fileURLToPath(new URL("wasm/bindings/wasm/sample_games", build));
  const here = run("node", ["--no-warnings", runner, compiled]).split("\n");
  const there = run(program("bindings/wasm/sample_games"), []).split("\n");
  expect(here.length).toBeGreaterThan(3000);
  expect(here).toEqual(there);
});

// Plays at a table by asking for everything that can be asked, and notes what was asked and answered.
class Visitor {
  readonly asked: string[] = [];
  readonly answers: string[] = [];
  private readonly engine = newEngine(42n);
  private dice = 1;

  ask(request: HostRequest): { type: string } {
    const message = JSON.stringify({ ...request, id: this.asked.length });
    this.asked.push(message);
    const answer = this.engine.handle(message);
    this.answers.push(answer);
    return JSON.parse(answer);
  }

  private state(request: HostRequest): State {
    const answer = this.ask(request);
    expect(answer.type).toBe("state");
    return answer as State;
  }

  private below(count: number): number {
    this.dice = (this.dice * 16807) % 2147483647;
    return this.dice % count;
  }

  play(mode: string, players: string[], language: Language): void {
    this.ask({ type: "language", language });
    let state = this.state({ type: "new", game: "starfighter", mode, players });
    for (let turn = 0; state.decision; ++turn) {
      if (state.waits !== null) {
        this.ask({ type: "think" });
        state = this.state({ type: "advance" });
        continue;
      }
      if (state.viewer !== state.decision.seat) state = this.state({ type: "sit", seat: state.decision.seat });
      const options = state.decision?.options ?? [];
      const option = options[this.below(options.length)]?.option ?? "";
      if (turn % 7 === 0) this.lookAround(option);
      state = this.state({ type: "act", n: state.v, option });
      if (turn % 11 === 5 && state.undo) state = this.state({ type: "undo" });
    }
    this.lookBack(state.v);
  }

  private lookAround(option: string): void {
    this.ask({ type: "why", option: "play 9-99 up a9" });
    this.ask({ type: "why", option: "pass" });
    this.ask({ type: "preview", option });
    this.ask({ type: "hint", simulations: 200 });
    this.ask({ type: "act", n: 99999, option });
  }

  private lookBack(steps: number): void {
    const { text } = this.ask({ type: "record" }) as { type: string; text: string };
    this.state({ type: "open", record: text, purpose: "replay", at: 0 });
    for (const sight of ["own", "open"] as const) this.state({ type: "step", to: this.below(steps), sight });
    for (let i = 0; i < 3; ++i) this.ask({ type: "analyse", step: 1 + this.below(steps), simulations: 100 });
    this.state({ type: "open", record: text, at: this.below(steps), players: ["human", "cadet"] });
    this.ask({ type: "open", record: text.replace(/^digest .*$/m, "digest 0123456789abcdef") });
    this.ask({ type: "open", record: text.slice(0, 40) });
  }

  lookThingsUp(): void {
    const game = "starfighter";
    this.ask({ type: "catalogue", game });
    this.ask({ type: "rules", game });
    const lessons = this.ask({ type: "lessons", game }) as { type: string; lessons: { name: string }[] };
    for (const { name } of lessons.lessons) this.state({ type: "lesson", game, lesson: name });
    const deck = this.ask({ type: "random_deck", game, size: 40, seed: "luck" }) as { type: string; text: string };
    this.ask({ type: "check_deck", game, text: deck.text });
    this.ask({ type: "check_deck", game, text: "3-10\nnonsense 7\nété" });
  }
}

test("a table answers the same, byte for byte", { timeout: 300_000 }, () => {
  const visitor = new Visitor();
  visitor.ask({ type: "record" });
  visitor.ask({ type: "new", game: "starfighter", mode: "chess", players: ["human"] });
  visitor.lookThingsUp();
  visitor.play("training", ["human", "human"], "en");
  visitor.play("skirmish", ["human", "commander"], "fr");
  visitor.play("total-war", ["random", "human"], "en");
  const answers = run(program("cli/wardroom"), ["table", "--seed", "42"], `${visitor.asked.join("\n")}\n`);
  expect(visitor.answers.length).toBeGreaterThan(300);
  const lines = answers.trimEnd().split("\n");
  for (const [i, answer] of lines.entries()) expect(visitor.answers[i], visitor.asked[i]).toBe(answer);
  expect(lines.length).toBe(visitor.answers.length);
});
