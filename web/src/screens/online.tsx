// The lobby, and with ?new the form for a new table.
import { useSignal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { href } from "../app/addresses";
import { go, route } from "../app/router";
import { Toast } from "../kit/notice";
import { startDecks } from "../decks/deck_store";
import { lookUp } from "../engine/reference";
import { CreateForm } from "../online/create_form";
import { JoinDialog } from "../online/join_dialog";
import { LobbyView } from "../online/lobby_view";
import type { ListedRoom, Lobby, NewTable } from "../online/protocol";
import { askReach, reach } from "../online/reach";
import { server } from "../online/shared";
import { NoServer, StatusNotice } from "../online/status_notice";
import { useTurnAlert } from "../online/turn_alert";
import { isTurn, needsDeck } from "../online/words";
import { Loading } from "../studio/loading";
import "../studio/studio.css";
import "./play.css";
import "../online/online.css";

export default function OnlineScreen() {
  useEffect(askReach, []);
  if (reach.value === "files") return <NoServer />;
  if (reach.value === "asking") return <Loading problem={null} />;
  return <LobbyScreen />;
}

function LobbyScreen() {
  const connection = server();
  const lobby = useSignal<Lobby | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [joining, setJoining] = useState<ListedRoom | null>(null);
  const [you, welcome, status] = [connection.you.value, connection.welcome.value, connection.status.value];
  const query = route.value.query;
  const fail = (reason: unknown) => setProblem(reason instanceof Error ? reason.message : String(reason));

  useEffect(() => startDecks(), []);
  useEffect(
    () =>
      connection.onMessage((message) => {
        if (message.type === "lobby") lobby.value = message;
      }),
    [],
  );
  // The server forgets who watches when the connection is lost.
  useEffect(() => {
    if (status === "open") connection.ask({ type: "lobby", watch: true }).catch(fail);
  }, [status, you?.person]);
  useEffect(
    () => () => {
      if (connection.status.peek() === "open") connection.ask({ type: "lobby", watch: false }).catch(() => {});
    },
    [],
  );
  useTurnAlert(lobby.value?.mine.some(isTurn) ?? false, "lobby");

  const sitDown = async (asked: ReturnType<typeof connection.ask<"create" | "join">>) => {
    setProblem(null);
    const answer = await asked.catch(fail);
    if (answer) go(href("/online/table", { room: answer.room.id }));
  };
  const create = (table: NewTable) => sitDown(connection.ask({ type: "create", ...table }));
  const join = (room: ListedRoom, deck?: string) =>
    sitDown(connection.ask({ type: "join", room: room.id, ...(deck && { deck }) }));
  const rename = (name: string) => connection.ask({ type: "rename", name }).then(() => setProblem(null), fail);

  const notice = (
    <>
      <StatusNotice connection={connection} />
      {problem && <Toast text={problem} icon="report" onClose={() => setProblem(null)} />}
    </>
  );
  if (!you || !welcome)
    return (
      <>
        {notice}
        <Loading problem={null} />
      </>
    );
  if (query.has("new"))
    return (
      <>
        {notice}
        <NewTableForm levels={welcome.levels} mode={query.get("mode")} onCreate={create} />
      </>
    );
  return (
    <>
      <LobbyView
        you={you}
        lobby={lobby.value}
        levels={welcome.levels}
        notice={notice}
        onRename={rename}
        onJoin={(room) => (needsDeck(room) ? setJoining(room) : void join(room))}
      />
      <JoinDialog
        open={joining !== null}
        onClose={() => setJoining(null)}
        onJoin={(deck) => {
          if (joining) void join(joining, deck);
          setJoining(null);
        }}
      />
    </>
  );
}

function NewTableForm(props: Omit<Parameters<typeof CreateForm>[0], "set">) {
  const { answer: set, problem } = lookUp("catalogue");
  return set ? <CreateForm set={set} {...props} /> : <Loading problem={problem} />;
}
