// The server's protocol as types: what comes to the table protocol (engine/messages.ts) when several people
// sit at one table from anywhere. docs/server.md is the description.
import type {
  Bilingual,
  Catalogue,
  Failure,
  Hint,
  Language,
  Preview,
  RecordText,
  Refused,
  Seat,
  State,
  Welcome,
  Why,
} from "../engine/messages";

export type ClockSetting =
  | { kind: "fischer"; base: number; increment: number }
  | { kind: "correspondence"; days: number };

export type RoomClock = ClockSetting & {
  // Milliseconds for each seat as of when it was sent; null for who need not decide.
  left: (number | null)[];
  running: Seat | null;
};

export interface RoomSeat {
  seat: Seat;
  kind: "person" | "bot" | "open";
  // A level for bots, null where nobody sits.
  name: string | null;
  present: boolean;
}

export type HowEnded = "played" | "conceded" | "time" | "agreed" | "abandoned";

export interface Room {
  id: string;
  game: string;
  mode: string;
  rules: string[];
  // Which cards it is played with; null before the game begins.
  cards: string | null;
  public: boolean;
  phase: "waiting" | "playing" | "over";
  version: number;
  you: Seat | null;
  seats: RoomSeat[];
  clock: RoomClock | null;
  offer: { what: "draw" | "undo"; from: Seat } | null;
  watching: number;
  invite: string | null;
  end: { how: HowEnded; winners: Seat[] } | null;
  rematch: Seat[];
  next: string | null;
  commitment: string | null;
  // Why the game cannot be shown just now; there is no state then.
  fault: string | null;
}

// A table in a list, with the seat that decides.
export type ListedRoom = Room & { turn: Seat | null };

export interface You {
  person: string;
  name: string;
  account: boolean;
}

export type ServerWelcome = Welcome & { you: You; token: string | null; phrases: Bilingual[] };
export type ServerState = State & { hash: string; room: Room };
export type YouAnswer = { type: "you"; you: You; token?: string | null; device?: string | null };
export type RoomMessage = { type: "room"; room: Room };
export type Lobby = { type: "lobby"; tables: ListedRoom[]; live: ListedRoom[]; mine: ListedRoom[] };
export type Said = { type: "said"; seat: Seat; phrase: number };
export type Replaced = { type: "replaced" };
export type Done = { type: "done" };
export type ServerFailure = Failure & { retry?: number };

export interface NewTable {
  game: string;
  mode: string;
  // In order: "me", "open" or a level.
  seats: string[];
  rules?: string[];
  deck?: string;
  clock: ClockSetting | null;
  public: boolean;
}

type AtTable = ServerState | RoomMessage;

// Every request with what it is answered by; every one may also be answered by `error`.
export interface Exchanges {
  hello: [{ protocol: 1; language: Language; token: string | null }, ServerWelcome];
  language: [{ language: Language }, Done];
  rename: [{ name: string }, YouAnswer];
  register: [{ name: string; password: string }, YouAnswer];
  login: [{ name: string; password: string; device?: string }, YouAnswer];
  logout: [object, Done];
  password: [{ old: string; new: string }, YouAnswer];
  delete_account: [{ password: string | null }, Done];
  export_data: [object, { type: "data"; text: string }];
  ping: [{ t: number }, { type: "pong"; t: number }];
  lobby: [{ watch: boolean }, Lobby];
  create: [NewTable, AtTable];
  invitation: [{ invite: string }, RoomMessage];
  join: [{ invite?: string; room?: string; deck?: string }, AtTable];
  enter: [{ room: string }, AtTable];
  leave: [object, Done];
  stand_up: [object, Done];
  seat_bot: [{ level: string }, AtTable];
  act: [{ n: number; option: string }, ServerState | Refused];
  undo: [object, AtTable];
  offer: [{ what: "draw" }, RoomMessage];
  reply: [{ accept: boolean }, AtTable];
  concede: [object, ServerState];
  say: [{ phrase: number }, Done];
  rematch: [object, RoomMessage];
  why: [{ option: string }, Why];
  preview: [{ option: string }, Preview];
  hint: [object, Hint];
  record: [object, RecordText];
  catalogue: [object, Catalogue];
  resync: [object, ServerState];
  block: [{ seat: Seat; on: boolean }, YouAnswer];
  report: [{ seat: Seat; reason: string }, Done];
}

export type ExchangeType = keyof Exchanges;
export type ServerRequest = { [T in ExchangeType]: { type: T } & Exchanges[T][0] }[ExchangeType];
export type ServerAnswer<T extends ExchangeType = ExchangeType> = Exchanges[T][1];
// What comes by itself.
export type Happening = ServerState | RoomMessage | Lobby | Said | Replaced;
export type FromServer = (ServerAnswer | Happening | ServerFailure) & { id?: number };
