// What the engine's worker does, apart from being a worker: answers the page one request after the
// other, lets bots take their time, and keeps the game before anybody hears of a choice, so that no
// choice that was answered is ever lost. If the engine breaks down, a new one goes on with what was
// kept.
import { BotTurns } from "./bot_turns";
import type { CompiledEngine } from "./loader";
import type { Answer, Failure, Language, Purpose, Request, State } from "./messages";
import type { GameStore, KeptGame } from "./saved_games";
import type { FromWorker, SavedGame, ToWorker, WorkerRequest } from "./worker_messages";
import { says } from "./worker_words";

export interface EngineHostParts {
  // A new engine with nothing on its table.
  startEngine(): CompiledEngine;
  store: GameStore;
  post(message: FromWorker): void;
  // An address for a file with this text.
  fileAddress(text: string): string;
  newId(): string;
  now(): number;
  // About what should never happen, for whoever looks into it.
  complain(error: unknown): void;
  after(milliseconds: number, work: () => void): void;
  // Takes this game from any other page that has it open, and is called back when another page takes
  // it. Returns how to let go of it.
  claim(id: string, lost: () => void): () => void;
}

// What the table's host asks it; the page may not.
type HostRequest = { type: "think" } | { type: "advance" };

// From so many on, bots are not tried again before something else has gone well.
const mostBreakdowns = 3;

// A request that cannot be done, in words for the page.
class Refusal extends Error {}

// The engine has failed and is of no use any more.
class Breakdown extends Error {}

export class EngineHost {
  private engine: CompiledEngine;
  private language: Language = "en";
  private turn: Promise<void> = Promise.resolve();
  private open: KeptGame | null = null; // what is on the table, if it is kept
  private state: State | null = null; // as it was last posted
  private keeps = true;
  private breakdowns = 0; // in a row
  private letGo = () => {};
  private readonly bots: BotTurns;

  constructor(private readonly parts: EngineHostParts) {
    this.engine = parts.startEngine();
    this.bots = new BotTurns({
      now: parts.now,
      after: parts.after,
      think: () => this.think(),
      advance: () => this.advance(),
      inTurn: (work) => this.inTurn(work),
    });
  }

  receive(request: ToWorker): void {
    this.inTurn(async () => this.post(await this.answered(request), request.id));
  }

  // One thing after the other, whatever takes how long.
  private inTurn(work: () => Promise<void>): void {
    this.turn = this.turn.then(work).catch((error: unknown) => this.parts.post(failure(String(error))));
  }

  private async answered(request: ToWorker): Promise<FromWorker> {
    try {
      const answer = await this.answer(request);
      this.breakdowns = 0;
      return answer;
    } catch (error) {
      return this.excuse(error);
    }
  }

  private async excuse(error: unknown): Promise<FromWorker> {
    if (error instanceof Breakdown) return this.recover(error);
    return failure(error instanceof Refusal ? error.message : String(error));
  }

  private answer(request: ToWorker): Promise<FromWorker> | FromWorker {
    switch (request.type) {
      case "saved_games":
        return this.savedGames();
      case "resume":
        return this.resume(request.game);
      case "look_back":
        return this.lookBack(request.game);
      case "play_on":
        return this.playOn(request);
      case "forget":
        return this.forget(request.game);
      case "export":
        return this.exported(request.game);
      case "import":
        return this.imported(request.file, request.purpose);
      case "pace":
        this.bots.pace = request.factor;
        return { type: "done" };
      default:
        return this.tableAnswer(request);
    }
  }

  // --- the table protocol ---

  private async tableAnswer(request: Request): Promise<FromWorker> {
    if (request.type === "record" && this.isUnderWay()) throw new Refusal(says("hidden", this.language));
    const answer = this.ask(request);
    if (answer.type === "welcome" || answer.type === "state" || answer.type === "done")
      if (request.type === "hello" || request.type === "language") this.language = request.language;
    if (answer.type !== "state") return answer;
    if (request.type === "new" || request.type === "open" || request.type === "lesson")
      this.place(isKept(answer) ? this.newGame() : null);
    return this.kept(answer);
  }

  private ask(request: Request | HostRequest): Answer {
    return JSON.parse(this.handled(JSON.stringify(request))) as Answer;
  }

  private handled(message: string): string {
    try {
      return this.engine.handle(message);
    } catch (error) {
      throw new Breakdown(String(error), { cause: error });
    }
  }

  private asked(request: Request | HostRequest): State {
    const answer = this.ask(request);
    if (answer.type === "state") return answer;
    throw new Refusal(answer.type === "error" ? answer.text : answer.type);
  }

  private isUnderWay(): boolean {
    return this.state !== null && this.state.replay === null && this.state.result === null;
  }

  private post(message: FromWorker, id?: number): void {
    this.parts.post(id === undefined ? message : { ...message, id });
    if (message.type !== "state") return;
    this.state = message;
    if (this.breakdowns < mostBreakdowns) this.bots.follow(message);
  }

  // --- keeping the game ---

  // Something else lies on the table now, kept as this game or not at all.
  private place(game: KeptGame | null): void {
    this.letGo();
    this.letGo = game ? this.parts.claim(game.id, () => this.lose(game)) : () => {};
    this.open = game;
    this.bots.stop();
  }

  // Another page goes on with it; whoever plays on here plays for nothing.
  private lose(game: KeptGame): void {
    if (this.open !== game) return;
    this.open = null;
    this.parts.post({ type: "unsaved", text: says("elsewhere", this.language) });
  }

  private newGame(): KeptGame {
    const now = this.parts.now();
    const nothing = { game: "", mode: "", players: [], round: 0, choices: -1, over: false, winners: [], record: "" };
    return { ...nothing, id: this.parts.newId(), begun: now, played: now };
  }

  private async kept(state: State): Promise<FromWorker> {
    const game = this.open;
    if (game && game.choices !== state.v) {
      const record = this.ask({ type: "record" });
      if (record.type === "record") {
        Object.assign(game, summaryOf(state), { played: this.parts.now(), record: record.text });
        await this.write(game);
      }
    }
    return { ...state, saved: this.keeps && game ? game.id : null };
  }

  private async write(game: KeptGame): Promise<void> {
    try {
      await this.parts.store.write({ ...game });
      this.keeps = true;
    } catch (error) {
      if (this.keeps) this.parts.post({ type: "unsaved", text: String(error) });
      this.keeps = false;
    }
  }

  private async found(id: string): Promise<KeptGame> {
    const game = id === this.open?.id ? this.open : await this.parts.store.read(id);
    if (!game) throw new Refusal(says("gone", this.language));
    return game;
  }

  private async savedGames(): Promise<FromWorker> {
    return { type: "saved_games", games: await this.parts.store.list() };
  }

  private async resume(id: string): Promise<FromWorker> {
    const game = await this.found(id);
    const state = this.asked({ type: "open", record: game.record });
    this.place(game);
    return this.kept(state);
  }

  private async lookBack(id: string): Promise<FromWorker> {
    const game = await this.found(id);
    if (!game.over) throw new Refusal(says("hidden", this.language));
    const state = this.asked({ type: "open", record: game.record, purpose: "replay", at: 0 });
    this.place(null);
    return this.kept(state);
  }

  private async playOn({ at, players }: WorkerRequest & { type: "play_on" }): Promise<FromWorker> {
    const record = this.ask({ type: "record" });
    if (record.type !== "record" || this.isUnderWay()) throw new Refusal(says("noReplay", this.language));
    const state = this.asked({ type: "open", record: record.text, at, ...(players && { players }) });
    this.place(this.newGame());
    return this.kept(state);
  }

  private async forget(id: string): Promise<FromWorker> {
    await this.parts.store.remove(id);
    if (this.open?.id === id) this.place(null);
    return this.savedGames();
  }

  private async exported(id?: string): Promise<FromWorker> {
    const game = id === undefined ? this.open : await this.found(id);
    const record = game?.record ?? this.recordOnTable();
    const played = new Date(game?.played ?? this.parts.now());
    const name = `wardroom-${played.toISOString().slice(0, 16).replace(":", "")}.record`;
    return { type: "record_file", url: this.parts.fileAddress(record), name };
  }

  private recordOnTable(): string {
    const record = this.ask({ type: "record" });
    if (record.type !== "record") throw new Refusal(says("nothing", this.language));
    return record.text;
  }

  private async imported(file: Blob, purpose: Purpose): Promise<FromWorker> {
    const request: Request = { type: "open", record: await file.text(), purpose };
    return this.tableAnswer(request);
  }

  // --- bots ---

  private async think(): Promise<void> {
    await this.surely(async () => void this.ask({ type: "think" }));
  }

  private async advance(): Promise<void> {
    await this.surely(async () => this.post(await this.kept(this.asked({ type: "advance" }))));
  }

  // What nobody asked for and nobody waits for.
  private async surely(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.post(await this.excuse(error));
    }
  }

  // --- when the engine breaks down ---

  private async recover(error: Breakdown): Promise<FromWorker> {
    this.parts.complain(error);
    const game = this.open;
    this.place(null);
    ++this.breakdowns;
    this.engine = this.parts.startEngine();
    this.ask({ type: "hello", protocol: 1, language: this.language });
    if (game) {
      try {
        const state = this.asked({ type: "open", record: game.record });
        this.place(game);
        this.post(await this.kept(state));
      } catch (again) {
        this.parts.complain(again);
      }
    }
    return failure(says(this.open ? "brokeDown" : "lost", this.language));
  }
}

function failure(text: string): Failure {
  return { type: "error", text };
}

// Lessons can be begun again, and replays have their record.
function isKept(state: State): boolean {
  return state.lesson === null && state.replay === null;
}

function summaryOf(state: State): Omit<SavedGame, "id" | "begun" | "played"> {
  return {
    game: state.game,
    mode: state.mode,
    players: state.players,
    round: state.view.round,
    choices: state.v,
    over: state.result !== null,
    winners: state.result?.winners ?? [],
  };
}
