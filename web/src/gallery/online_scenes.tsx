// Whole screens of playing with others, over fixtures: nothing is sent anywhere.
import { useEffect, useMemo } from "preact/hooks";
import { Shell } from "../app/shell";
import { language } from "../i18n/words";
import { extrasOf } from "../online/extras";
import { LobbyView } from "../online/lobby_view";
import { OnlineEnd } from "../online/online_end";
import type { Room } from "../online/protocol";
import { ReplacedNotice } from "../online/replaced";
import { Session, type TableEngine } from "../table/session";
import { TableView } from "../table/table_view";
import "../online/online.css";
import "../studio/studio.css";
import { fixtureLevels, fixtureLobby, fixturePhrases, fixtureRoom, roomState, timedOutRoom } from "./online_fixtures";
import type { onlineScenes } from "./online_section";

const nothing = () => {};
const silent = {
  ask: () => new Promise<never>(nothing),
  onState: () => nothing,
  onTrouble: () => nothing,
} as unknown as TableEngine;
const habits = { quick: () => false, confirmPass: () => true, winBar: () => false, pace: () => 0 };
const never = () => Promise.resolve(false);
const actions = {
  offerDraw: nothing,
  takeBack: nothing,
  concede: nothing,
  say: nothing,
  block: never,
  report: never,
  reply: nothing,
};
const ends = { rematch: nothing, goToNext: nothing, replay: nothing, leave: nothing };

export function OnlineScene({ scene }: { scene: (typeof onlineScenes)[number] }) {
  switch (scene) {
    case "lobby":
      return (
        <Shell>
          <LobbyView
            you={{ person: "p1", name: "Robin", account: false }}
            lobby={fixtureLobby}
            levels={fixtureLevels}
            onRename={() => Promise.resolve()}
            onJoin={nothing}
          />
        </Shell>
      );
    case "online-table":
      return (
        <TableOf
          room={fixtureRoom({
            offer: { what: "draw", from: "b" },
            clock: { kind: "fischer", base: 600, increment: 10, left: [17_400, 412_000], running: "a" },
          })}
        />
      );
    case "online-watched":
      return (
        <TableOf
          room={fixtureRoom({
            you: null,
            seats: fixtureRoom().seats.map((seat) => ({ ...seat, present: seat.seat === "a" })),
          })}
        />
      );
    case "online-replaced":
      return <ReplacedNotice onTake={nothing} />;
    case "online-end":
      return (
        <OnlineEnd
          room={timedOutRoom}
          state={roomState(timedOutRoom)}
          levels={fixtureLevels}
          sentence=""
          actions={ends}
        />
      );
  }
}

function TableOf({ room }: { room: Room }) {
  const session = useMemo(() => new Session(silent, habits), []);
  const heardAt = useMemo(() => performance.now(), []);
  useEffect(() => session.show(roomState(room)), [language.value]);
  const state = session.state.value;
  if (!state) return null;
  const said = [{ seat: "b" as const, phrase: 1, after: state.story.length, at: heardAt }];
  const extras = extrasOf({
    room,
    state,
    heardAt,
    said,
    status: room.you ? "open" : "lost",
    welcome: { phrases: fixturePhrases },
    otherEngine: false,
    actions,
  });
  return <TableView session={session} state={state} extras={extras} />;
}
