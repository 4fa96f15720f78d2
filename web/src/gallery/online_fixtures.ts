// Rooms for the gallery and for looking at the table among people without a server.
import { computed } from "@preact/signals";
import type { Bilingual, Welcome } from "../engine/messages";
import type { TableState } from "../engine/worker_messages";
import { language } from "../i18n/words";
import type { ListedRoom, Lobby, Room, RoomClock, RoomSeat } from "../online/protocol";
import { namesOf } from "../online/remote_table";
import { fixtureState } from "./fixtures";

const person = (seat: "a" | "b", name: string, present = true): RoomSeat => ({ seat, kind: "person", name, present });
const openSeat = (seat: "a" | "b"): RoomSeat => ({ seat, kind: "open", name: null, present: false });
const bot = (seat: "a" | "b", name: string): RoomSeat => ({ seat, kind: "bot", name, present: true });

export const fischer = (left: [number, number], running: "a" | "b" | null): RoomClock => ({
  kind: "fischer",
  base: 600,
  increment: 10,
  left,
  running,
});
const daily: RoomClock = { kind: "correspondence", days: 3, left: [null, 190_000_000], running: "b" };

export const fixtureRoom = (more: Partial<ListedRoom> = {}): ListedRoom => ({
  id: "r1",
  game: "starfighter",
  mode: "skirmish",
  rules: [],
  cards: null,
  public: true,
  phase: "playing",
  version: 12,
  you: "a",
  seats: [person("a", "Robin"), person("b", "Camille")],
  clock: fischer([412_000, 17_400], "a"),
  offer: null,
  watching: 2,
  invite: null,
  end: null,
  rematch: [],
  next: null,
  commitment: null,
  fault: null,
  turn: "a",
  ...more,
});

export const waitingRoom: Room = fixtureRoom({
  phase: "waiting",
  seats: [person("a", "Robin"), openSeat("b")],
  invite: "pQ3vX8-kT1zYw",
  turn: null,
});
export const invitedRoom: Room = fixtureRoom({
  phase: "waiting",
  mode: "total-war",
  you: null,
  seats: [person("a", "Camille"), openSeat("b")],
  rules: ["open-discard=off"],
  turn: null,
});
export const timedOutRoom: Room = fixtureRoom({
  phase: "over",
  clock: fischer([231_000, 0], null),
  end: { how: "time", winners: ["a"] },
  rematch: ["b"],
  turn: null,
});
export const agreedRoom: Room = fixtureRoom({
  phase: "over",
  end: { how: "agreed", winners: [] },
  rematch: ["a"],
  turn: null,
});

export const fixtureLobby: Lobby = {
  type: "lobby",
  mine: [
    fixtureRoom(),
    fixtureRoom({
      id: "r2",
      mode: "total-war",
      clock: daily,
      turn: "b",
      seats: [person("a", "Robin"), person("b", "Maximiliane von Sternberg")],
    }),
    fixtureRoom({
      id: "r3",
      phase: "waiting",
      clock: null,
      turn: null,
      seats: [openSeat("a"), person("b", "Robin")],
      you: "b",
    }),
    fixtureRoom({ id: "r4", phase: "over", turn: null, end: { how: "conceded", winners: ["a"] } }),
  ],
  tables: [
    fixtureRoom({
      id: "r5",
      phase: "waiting",
      you: null,
      mode: "training",
      seats: [person("a", "Alex"), openSeat("b")],
      turn: null,
    }),
    fixtureRoom({
      id: "r6",
      phase: "waiting",
      you: null,
      mode: "total-war",
      clock: daily,
      rules: ["open-discard=off", "x=on"],
      seats: [openSeat("a"), person("b", "Noé")],
      turn: null,
    }),
  ],
  live: [
    fixtureRoom({ id: "r7", you: null, seats: [person("a", "Inès"), bot("b", "captain")], watching: 3, turn: "b" }),
  ],
};

export const fixtureLevels: Welcome["levels"] = [
  { name: "cadet", title: { en: "Cadet", fr: "Cadet" } },
  { name: "captain", title: { en: "Captain", fr: "Capitaine" } },
];

export const fixturePhrases: Bilingual[] = [
  { en: "Hello!", fr: "Bonjour !" },
  { en: "Good game!", fr: "Bien joué !" },
  { en: "One moment, please.", fr: "Un instant, s’il vous plaît." },
  { en: "Thank you.", fr: "Merci." },
];

// The state of the fixture as the room's viewer has it; who only watches sees both hands closed.
export const roomState = (room: Room): TableState => roomStates.value(room);

const roomStates = computed(() => {
  const state = fixtureState(language.value);
  return (room: Room): TableState => ({
    ...state,
    players: ["human", "human"],
    viewer: room.you,
    view: room.you ? state.view : { ...state.view, hand: state.view.hand.map((hand) => hand.map(() => null)) },
    decision: room.you && state.decision ? state.decision : { ...state.decision!, options: null },
    undo: room.you !== null,
    result: room.end ? { winners: room.end.winners } : null,
    saved: null,
    names: namesOf(room),
  });
});
