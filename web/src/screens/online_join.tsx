// An invitation, at /online/join#SECRET: what it is to, and one button to sit down.
import { useEffect, useState } from "preact/hooks";
import { go, route } from "../app/router";
import { href } from "../app/addresses";
import { Toast } from "../kit/notice";
import { startDecks } from "../decks/deck_store";
import { words } from "../i18n/words";
import { InvitationView } from "../online/invitation_view";
import type { Room } from "../online/protocol";
import { askReach, reach } from "../online/reach";
import { server } from "../online/shared";
import { NoServer, StatusNotice } from "../online/status_notice";
import { Loading } from "../studio/loading";
import "../studio/studio.css";
import "./play.css";
import "../online/online.css";

const t = words({
  title: { en: "An invitation", fr: "Une invitation" },
  nothing: {
    en: "This link is not complete: what stands behind the # is missing.",
    fr: "Ce lien n’est pas complet : il manque ce qui suit le #.",
  },
  gone: {
    en: "This invitation is good no longer, or was never.",
    fr: "Cette invitation n’est plus valable, ou ne l’a jamais été.",
  },
  lobby: { en: "To the lobby", fr: "Vers la liste des tables" },
});

export default function JoinScreen() {
  useEffect(askReach, []);
  // Links within the page change what stands behind the #; the first that stood there is the secret.
  const [invite] = useState(route.peek().fragment);
  if (reach.value === "files") return <NoServer />;
  if (!invite) return <Sorry text={t("nothing")} />;
  return reach.value === "asking" ? <Loading problem={null} /> : <Invited invite={invite} />;
}

function Invited({ invite }: { invite: string }) {
  const connection = server();
  const [room, setRoom] = useState<Room | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    startDecks();
    connection.ask({ type: "invitation", invite }).then(
      ({ room }) => setRoom(room),
      (reason: Error) => setProblem(reason.message),
    );
  }, [invite]);
  if (!room) return problem ? <Sorry text={t("gone")} detail={problem} /> : <Loading problem={null} />;
  const join = async (deck: string | undefined) => {
    setProblem(null);
    const answer = await connection
      .ask({ type: "join", invite, ...(deck && { deck }) })
      .catch((reason: Error) => setProblem(reason.message));
    // What was the way in is of no more use in the history.
    if (answer) go(href("/online/table", { room: answer.room.id }), "replace");
  };
  return (
    <main class="page online">
      <StatusNotice connection={connection} />
      {problem && <Toast text={problem} icon="report" onClose={() => setProblem(null)} />}
      <InvitationView room={room} levels={connection.welcome.value?.levels ?? []} onJoin={(deck) => void join(deck)} />
    </main>
  );
}

function Sorry({ text, detail }: { text: string; detail?: string }) {
  return (
    <main class="page online">
      <h1>{t("title")}</h1>
      <p role="alert">{text}</p>
      {detail && <p class="quiet">{detail}</p>}
      <p>
        <a class="button" href={href("/online")}>
          {t("lobby")}
        </a>
      </p>
    </main>
  );
}
