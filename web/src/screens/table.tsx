// The table's address: begins the game that is asked for, or goes on with the last one.
import { useEffect, useMemo, useState } from "preact/hooks";
import { go, route } from "../app/router";
import { href } from "../app/addresses";
import { settings } from "../app/settings";
import { catalogue } from "../cards/catalogue";
import { Curtain } from "../kit/curtain";
import { engine } from "../engine/shared";
import { words } from "../i18n/words";
import { LessonPanel } from "../learn/lesson_panel";
import { EndView } from "../table/end";
import { starfighter } from "../games/starfighter/table";
import { habits } from "../table/habits";
import { nameOf } from "../table/names";
import { openTable } from "../table/open";
import { Session } from "../table/session";
import { TableView } from "../table/table_view";
import { TextMode } from "../table/text_mode";
import { greet, levels } from "../table/welcome";

const t = words({
  opening: { en: "The table is being set …", fr: "On dresse la table …" },
  nothing: { en: "No game is under way.", fr: "Aucune partie en cours." },
  play: { en: "Choose a game", fr: "Choisir une partie" },
});

export default function TableScreen() {
  const session = useMemo(() => new Session(engine(), habits, starfighter), []);
  const [problem, setProblem] = useState<string | null>(null);
  const query = route.value.query.toString();
  // A lesson stays in the address, so that it can be loaded again; another one may take its place.
  const lesson = route.value.query.get("lesson");
  useEffect(() => {
    // Names of levels are told before the first state.
    void greet();
    openTable(new URLSearchParams(query)).then(
      (opened) => {
        if (opened) go(href("/table", lesson ? { lesson } : {}), "replace");
        else setProblem(t("nothing"));
      },
      (reason: unknown) => setProblem(reason instanceof Error ? reason.message : String(reason)),
    );
  }, [lesson]);
  useEffect(() => () => session.close(), [session]);

  const state = session.state.value;
  if (problem && !state) return <NoTable text={problem} />;
  if (!state || !catalogue.value) return <p class="page quiet">{t("opening")}</p>;
  const curtain = session.curtain.value;
  if (curtain) {
    const name = nameOf(state, curtain, levels());
    return <Curtain seat={curtain === "b" ? "b" : "a"} name={name} onOpen={() => void session.sit(curtain)} />;
  }
  if (settings.value.textMode)
    return (
      <>
        {state.lesson && <LessonPanel session={session} state={state} lesson={state.lesson} />}
        <TextMode session={session} state={state} />
      </>
    );
  if (state.result) return <EndView session={session} state={state} />;
  return <TableView session={session} state={state} />;
}

function NoTable({ text }: { text: string }) {
  return (
    <main class="page">
      <div role="alert">
        <h1>{text}</h1>
      </div>
      <p>
        <a class="button loud" href={href("/play")}>
          {t("play")}
        </a>
      </p>
    </main>
  );
}
