// What the page can ask of the engine's worker beyond the table protocol: games kept in this browser,
// records as files, and the pace of bots. Records of games under way hold what is hidden, so they stay
// in the worker; the page gets summaries and files it need not read.
import type { AnswerTo, Failure, Purpose, Request, Seat, State } from "./messages";

export type WorkerRequest =
  | { type: "saved_games" }
  // Goes on with a game, or looks back at one that is over.
  | { type: "resume"; game: string }
  | { type: "look_back"; game: string }
  // Plays on from a step of the replay that is open; the players are those of the record.
  | { type: "play_on"; at: number; players?: string[] }
  | { type: "forget"; game: string }
  // A kept game, or the one that is open: for sharing it or reporting a problem.
  | { type: "export"; game?: string }
  | { type: "import"; file: Blob; purpose: Purpose }
  // Bots take so many times as long as they would: 0 is no time at all.
  | { type: "pace"; factor: number };

export interface WorkerAnswerTo {
  saved_games: SavedGames;
  resume: TableState;
  look_back: TableState;
  play_on: TableState;
  forget: SavedGames;
  export: RecordFile;
  import: TableState;
  pace: { type: "done" };
}

// A state with the game it is kept as; null for lessons, replays, and where nothing can be kept. At a table on
// a server people have names, in order of the seats; null for who has none of their own.
export type TableState = State & { saved: string | null; names?: (string | null)[] };

export interface SavedGames {
  type: "saved_games";
  games: SavedGame[];
}

// A kept game without anything hidden; the latest comes first in lists.
export interface SavedGame {
  id: string;
  game: string;
  mode: string;
  players: string[];
  round: number;
  choices: number;
  over: boolean;
  winners: Seat[];
  // When it was begun and when it was last played, in milliseconds since 1970.
  begun: number;
  played: number;
}

export interface RecordFile {
  type: "record_file";
  // Good until the worker ends.
  url: string;
  name: string;
}

// Games can no longer be kept, and why: the browser's own words.
export interface Unsaved {
  type: "unsaved";
  text: string;
}

export type AnyRequest = Request | WorkerRequest;
export type RequestType = AnyRequest["type"];
export type RequestOf<T extends RequestType> = Extract<AnyRequest, { type: T }>;
type Kept<A> = A extends State ? TableState : A;
type AllAnswers = AnswerTo & WorkerAnswerTo;
export type AnswerOf<T extends RequestType> = Kept<AllAnswers[T]>;

export type ToWorker = AnyRequest & { id: number };
export type FromWorker = (AnswerOf<RequestType> | Failure | Unsaved) & { id?: number };
