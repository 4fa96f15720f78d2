// Replays, at /replay: the shelf of games, or the game of the address (?game=id). A record file that was
// opened stays until another address is gone to.
import { useEffect, useState } from "preact/hooks";
import { href } from "../app/addresses";
import { go, route } from "../app/router";
import { Shell } from "../app/shell";
import { lookUp } from "../engine/reference";
import { engine } from "../engine/shared";
import type { Source } from "../replay/analyst";
import { takeRecord } from "../replay/handed";
import { ReplaySession } from "../replay/replay_session";
import { ReplayView } from "../replay/replay_view";
import { ReplayShelf } from "../replay/shelf";
import { t } from "../replay/words";
import { starfighter } from "../games/starfighter/table";
import { habits } from "../table/habits";
import { greet } from "../table/welcome";

interface Opened {
  session: ReplaySession;
  source: Source;
}

async function opened(source: Source): Promise<Opened> {
  const state =
    "game" in source
      ? await engine().ask({ type: "look_back", game: source.game })
      : await engine().ask({ type: "import", file: source.file, purpose: "replay" });
  // Names of levels are told with the greeting.
  await greet();
  const session = new ReplaySession(engine(), state, starfighter, habits.pace);
  await session.begin();
  return { session, source };
}

export default function ReplayScreen() {
  const [shown, setShown] = useState<Opened | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const game = route.value.query.get("game");
  const file = route.value.query.has("file");
  const set = lookUp("catalogue").answer;
  useEffect(() => void greet(), []);
  useEffect(() => {
    if (!file) setShown(null);
    setProblem(null);
    const record = file ? takeRecord() : null;
    if (record)
      opened({ file: record }).then(setShown, (reason: unknown) =>
        setProblem(String((reason as Error).message ?? reason)),
      );
    if (game)
      opened({ game }).then(setShown, (reason: unknown) => setProblem(String((reason as Error).message ?? reason)));
  }, [game, file]);
  const openFile = async (chosen: File) => {
    setShown(await opened({ file: chosen }));
    go(href("/replay", { file: "1" }));
  };
  if (shown && set && (game || file)) return <ReplayView key={game ?? "file"} {...shown} />;
  if (game && !problem)
    return (
      <main class="page" aria-busy="true">
        <h1>{t("title")}</h1>
        <p class="quiet">{t("opening")}</p>
      </main>
    );
  return (
    <Shell>
      {problem && (
        <p class="page problem" role="alert">
          {problem}
        </p>
      )}
      <ReplayShelf onFile={openFile} />
    </Shell>
  );
}
