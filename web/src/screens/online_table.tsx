// A table on the server, at /online/table?room=ID: waiting, the game, its end. The table's own parts are those of
// the table in this page; the room adds its own (online/extras.tsx).
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { href } from "../app/addresses";
import { go, route } from "../app/router";
import { settings } from "../app/settings";
import { catalogue } from "../cards/catalogue";
import { Shell } from "../app/shell";
import { engine } from "../engine/shared";
import { words } from "../i18n/words";
import { extrasOf } from "../online/extras";
import { OnlineEnd } from "../online/online_end";
import { askReach, reach } from "../online/reach";
import type { Connection } from "../online/connection";
import type { Room } from "../online/protocol";
import { RemoteTable } from "../online/remote_table";
import { ReplacedNotice } from "../online/replaced";
import { roomActions } from "../online/room_actions";
import { server } from "../online/shared";
import { NoServer, StatusNotice } from "../online/status_notice";
import { TextStrip } from "../online/text_strip";
import { useTurnAlert } from "../online/turn_alert";
import { Waiting } from "../online/waiting";
import { helped } from "../online/words";
import { Toast } from "../kit/notice";
import { starfighter } from "../games/starfighter/table";
import { habits } from "../table/habits";
import { Session } from "../table/session";
import { TableView } from "../table/table_view";
import { TextMode } from "../table/text_mode";
import { greet, levels, welcome as engineWelcome } from "../table/welcome";
import "../studio/studio.css";
import "../online/online.css";

const t = words({
  title: { en: "The table", fr: "La table" },
  opening: { en: "The table is being set …", fr: "On dresse la table …" },
  none: { en: "No such table", fr: "Il n’y a pas de telle table" },
  lobby: { en: "To the lobby", fr: "Vers la liste des tables" },
  fault: { en: "This game cannot go on just now", fr: "Cette partie ne peut pas continuer pour l’instant" },
  nothing_lost: {
    en: "Nothing is lost: the table is here again as soon as it can be.",
    fr: "Rien n’est perdu : la table revient dès que possible.",
  },
  over: { en: "The game is over", fr: "La partie est finie" },
  concede: { en: "Concede the game", fr: "Abandonner la partie" },
});

export default function OnlineTableScreen() {
  useEffect(askReach, []);
  const id = route.value.query.get("room");
  if (reach.value === "files")
    return (
      <Shell>
        <NoServer />
      </Shell>
    );
  if (!id) return <Plain title={t("none")} />;
  return reach.value === "asking" ? <Plain title={t("title")} text={t("opening")} /> : <Seated key={id} id={id} />;
}

function Seated({ id }: { id: string }) {
  const connection = server();
  const [problem, setProblem] = useState<string | null>(null);
  const table = useMemo(() => new RemoteTable(id, connection, engine()), [id]);
  const session = useMemo(() => {
    const alone = () => table.room.peek() !== null && helped(table.room.peek()!);
    return new Session(table, { ...habits, winBar: () => alone() && habits.winBar() }, starfighter);
  }, [table]);
  const open = () => table.open().catch((reason: Error) => setProblem(reason.message));
  useEffect(() => {
    // Names of levels are told before the first state.
    greet().then(open, open);
    return () => {
      session.close();
      table.close();
    };
  }, [table]);
  const [room, state] = [table.room.value, session.state.value];
  const cards = useCards(connection, room?.cards ?? null);
  useTurnAlert(session.mine.value && room?.phase === "playing", id);
  useRematch(room?.next);
  const actions = useMemo(() => roomActions(connection, session), [session]);

  if (table.replaced.value) return <ReplacedNotice onTake={() => void open()} />;
  if (!room)
    return problem ? <Plain title={t("none")} text={problem} /> : <Plain title={t("title")} text={t("opening")} />;
  if (room.phase === "waiting")
    return (
      <Shell>
        <main class="page online">
          <StatusNotice connection={connection} />
          {session.problem.value && (
            <Toast text={session.problem.value} icon="report" onClose={() => (session.problem.value = null)} />
          )}
          <Waiting
            room={room}
            levels={levels()}
            onStandUp={() => void actions.standUp().then((done) => done && go(href("/online")))}
            onBot={actions.seatBot}
          />
        </main>
      </Shell>
    );
  if (room.fault) return <Faulty room={room} problem={session.problem.value} onConcede={actions.concede} />;
  if (!state || !cards) return <Plain title={t("title")} text={t("opening")} />;
  const welcome = connection.welcome.value;
  const otherEngine = Boolean(welcome && engineWelcome.value && welcome.version !== engineWelcome.value.version);
  const extras = extrasOf({
    room,
    state,
    heardAt: table.heardAt.value,
    said: table.said.value,
    status: connection.status.value,
    welcome,
    otherEngine,
    actions,
  });
  if (settings.value.textMode)
    return (
      <>
        <TextStrip room={room} levels={levels()} extras={extras} />
        <TextMode session={session} state={state} />
      </>
    );
  if ((room.phase === "over" && !session.watching.value) || state.result)
    return (
      <>
        <div class="end-notices">
          {extras.notices}
          {session.problem.value && (
            <Toast text={session.problem.value} icon="report" onClose={() => (session.problem.value = null)} />
          )}
        </div>
        <OnlineEnd
          room={room}
          state={state}
          levels={levels()}
          sentence={session.story.value.at(-1)?.text ?? ""}
          actions={{ ...actions, goToNext: () => room.next && toTable(room.next), leave: () => go(href("/online")) }}
        />
      </>
    );
  return <TableView session={session} state={state} extras={extras} />;
}

const toTable = (room: string): void => go(href("/online/table", { room }), "replace");

// The cards of this table: those it was begun with, which the page need not have. Other screens have its own again.
function useCards(connection: Connection, cards: string | null): boolean {
  const [known, setKnown] = useState<string | null>(null);
  useEffect(() => {
    if (cards === null) return;
    const own = catalogue.peek();
    void connection.ask({ type: "catalogue" }).then((answer) => {
      catalogue.value = answer;
      setKnown(cards);
    });
    return () => {
      catalogue.value = own;
    };
  }, [cards]);
  return known !== null && known === cards;
}

// Everybody goes on to the rematch when it is there; who opens an old game later stays.
function useRematch(next: string | null | undefined): void {
  const before = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    if (before.current === null && next) toTable(next);
    before.current = next;
  }, [next]);
}

// The server has the game but cannot play it on: all one can do is wait, leave or concede.
function Faulty({ room, problem, onConcede }: { room: Room; problem: string | null; onConcede: () => void }) {
  const playing = room.phase === "playing";
  return (
    <Plain
      title={t(playing ? "fault" : "over")}
      text={[room.fault, problem ?? (playing ? t("nothing_lost") : "")].join(" ")}
    >
      {room.you && playing && (
        <button type="button" class="button" onClick={onConcede}>
          {t("concede")}
        </button>
      )}
    </Plain>
  );
}

function Plain({ title, text, children }: { title: string; text?: string; children?: ComponentChildren }) {
  return (
    <Shell>
      <main class="page online">
        <h1>{title}</h1>
        {text && <p class="quiet">{text}</p>}
        <p>
          <a class="button" href={href("/online")}>
            {t("lobby")}
          </a>{" "}
          {children}
        </p>
      </main>
    </Shell>
  );
}
