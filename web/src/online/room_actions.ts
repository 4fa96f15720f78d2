// What can be done at a table beside playing. What cannot be done is told where the table tells its problems.
import { href } from "../app/addresses";
import { go } from "../app/router";
import type { Seat } from "../engine/messages";
import { handRecord } from "../replay/handed";
import type { Session } from "../table/session";
import type { Connection } from "./connection";
import type { RoomActions } from "./online_menu";

export interface AllActions extends RoomActions {
  reply(accept: boolean): void;
  rematch(): void;
  replay(): void;
  // Whether it was done.
  standUp(): Promise<boolean>;
  seatBot(level: string): void;
}

export function roomActions(connection: Pick<Connection, "ask">, session: Session): AllActions {
  const done = (asked: Promise<unknown>): Promise<boolean> =>
    asked.then(
      () => true,
      (reason: unknown) => {
        session.problem.value = reason instanceof Error ? reason.message : String(reason);
        return false;
      },
    );
  return {
    offerDraw: () => void done(connection.ask({ type: "offer", what: "draw" })),
    takeBack: () => void done(connection.ask({ type: "undo" })),
    concede: () => void done(connection.ask({ type: "concede" })),
    say: (phrase: number) => void done(connection.ask({ type: "say", phrase })),
    reply: (accept: boolean) => void done(connection.ask({ type: "reply", accept })),
    rematch: () => void done(connection.ask({ type: "rematch" })),
    block: (seat: Seat, on: boolean) => done(connection.ask({ type: "block", seat, on })),
    report: (seat: Seat, reason: string) => done(connection.ask({ type: "report", seat, reason })),
    standUp: () => done(connection.ask({ type: "stand_up" })),
    seatBot: (level: string) => void done(connection.ask({ type: "seat_bot", level })),
    replay: () =>
      void done(
        connection.ask({ type: "record" }).then(({ text }) => {
          handRecord(text);
          go(href("/replay", { file: "1" }));
        }),
      ),
  };
}
