// What a room adds to the table (table/extras.ts), put together from what the server said of it.
import { Icon } from "../icons/icon";
import { words } from "../i18n/words";
import type { TableState } from "../engine/worker_messages";
import type { TableExtras } from "../table/extras";
import { levels } from "../table/welcome";
import { readingOf } from "./clock";
import type { Status } from "./connection";
import { OnlineMenu, type RoomActions } from "./online_menu";
import type { Room, ServerWelcome } from "./protocol";
import type { HeardPhrase } from "./remote_table";
import { OfferLine, phraseText, RoomNotices } from "./table_notices";
import { helped, nameAt } from "./words";

const t = words({
  said: { en: "{name}: {text}", fr: "{name} : {text}" },
  watchers: { en: "{n} watching", fr: "{n} {n|spectateur|spectateurs}" },
  watching: { en: "You are watching", fr: "Vous regardez" },
  watching_note: {
    en: "Hands stay closed until the game is over.",
    fr: "Les mains restent cachées jusqu’à la fin de la partie.",
  },
});

export interface Looking {
  room: Room;
  state: TableState;
  heardAt: number;
  said: readonly HeardPhrase[];
  status: Status;
  welcome: Pick<ServerWelcome, "phrases"> | null;
  otherEngine: boolean;
  actions: RoomActions & { reply(accept: boolean): void };
}

export function extrasOf({ room, state, heardAt, said, status, welcome, otherEngine, actions }: Looking): TableExtras {
  const phrases = welcome?.phrases ?? [];
  const known = levels();
  return {
    clockOf: (seat) => readingOf(room, seat, heardAt),
    isAway: (seat) =>
      room.phase === "playing" &&
      seat !== room.you &&
      room.seats.some((each) => each.seat === seat && each.kind === "person" && !each.present),
    hints: helped(room),
    asides: said.map(({ seat, phrase, after }) => ({
      after,
      event: {
        kind: "said",
        seat,
        text: t("said", { name: nameAt(room, seat, known), text: phraseText(phrases, phrase) }),
      },
    })),
    notices: (
      <RoomNotices room={room} levels={known} status={status} otherEngine={otherEngine} said={said} phrases={phrases} />
    ),
    line:
      room.phase === "playing" && room.offer ? <OfferLine room={room} levels={known} onReply={actions.reply} /> : null,
    tools: room.watching > 0 && <Watchers count={room.watching} />,
    hand: room.you === null ? <WatchStrip /> : null,
    menu: (props) => (
      <OnlineMenu {...props} room={room} levels={known} phrases={phrases} canTakeBack={state.undo} actions={actions} />
    ),
  };
}

function Watchers({ count }: { count: number }) {
  const text = t("watchers", { n: count });
  return (
    <span class="watchers" role="img" aria-label={text} title={text}>
      <Icon name="eye" size={16} />
      {count}
    </span>
  );
}

function WatchStrip() {
  return (
    <p class="watch-strip">
      <Icon name="eye" size={24} />
      <span>
        <b>{t("watching")}</b>
        <small>{t("watching_note")}</small>
      </span>
    </p>
  );
}
