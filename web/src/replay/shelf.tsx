// The games that can be replayed: those kept in this browser, and record files.
import { useEffect, useRef, useState } from "preact/hooks";
import { href } from "../app/addresses";
import { EngineError } from "../engine/client";
import type { Problem } from "../engine/messages";
import { engine } from "../engine/shared";
import type { SavedGame } from "../engine/worker_messages";
import { language, say } from "../i18n/words";
import { Icon } from "../icons/icon";
import { saveRecord } from "../table/record_file";
import { levels } from "../table/welcome";
import { catalogue } from "../cards/catalogue";
import "../studio/studio.css";
import "./shelf.css";
import { t } from "./words";

interface BadFile {
  name: string;
  text: string;
  problems: Problem[];
}

export function ReplayShelf({ onFile }: { onFile: (file: File) => Promise<void> }) {
  const [games, setGames] = useState<SavedGame[] | null>(null);
  const [bad, setBad] = useState<BadFile | null>(null);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    engine()
      .ask({ type: "saved_games" })
      .then(
        (answer) => setGames(answer.games),
        () => setGames([]),
      );
  }, []);
  const open = (file: File | undefined) => {
    if (!file) return;
    setBad(null);
    onFile(file).catch((reason: unknown) =>
      setBad({
        name: file.name,
        text: String((reason as Error).message ?? reason),
        problems: reason instanceof EngineError ? reason.problems : [],
      }),
    );
  };
  const forget = (id: string) => {
    if (confirm(t("forget_sure")))
      void engine()
        .ask({ type: "forget", game: id })
        .then((answer) => setGames(answer.games));
  };
  const done = games?.filter((game) => game.over) ?? [];
  const underWay = games?.filter((game) => !game.over) ?? [];
  return (
    <main
      class={over ? "page replays dropping" : "page replays"}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        open(event.dataTransfer?.files[0]);
      }}
    >
      <header class="studio-head">
        <h1>{t("title")}</h1>
        <p class="quiet">{t("lead")}</p>
      </header>
      <div class="panel replays-import">
        <button type="button" class="button" onClick={() => input.current?.click()}>
          <Icon name="log" size={18} /> {t("import")}
        </button>
        <span class="quiet">{over ? t("drop") : t("import_note")}</span>
        <input
          ref={input}
          type="file"
          hidden
          accept=".record,.txt,text/plain"
          onChange={(event) => {
            open(event.currentTarget.files?.[0]);
            event.currentTarget.value = "";
          }}
        />
      </div>
      {bad && <BadFileNote bad={bad} />}
      <GameList title={t("finished")} games={done} empty={games ? t("none") : ""} onForget={forget} />
      {underWay.length > 0 && <GameList title={t("under_way")} games={underWay} empty="" onForget={forget} />}
    </main>
  );
}

function BadFileNote({ bad }: { bad: BadFile }) {
  return (
    <div class="panel replays-bad" role="alert">
      <p>
        <Icon name="stop" size={18} /> <b>{t("bad_file", { name: bad.name })}</b>
      </p>
      {bad.problems.length === 0 && <p>{bad.text}</p>}
      <ul>
        {bad.problems.map(({ line, text }) => (
          <li>
            <b>{t("at_line", { line })}</b> {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ListProps {
  title: string;
  games: SavedGame[];
  empty: string;
  onForget: (id: string) => void;
}

function GameList({ title, games, empty, onForget }: ListProps) {
  return (
    <section class="replays-list">
      <h2>{title}</h2>
      {games.length === 0 && <p class="quiet">{empty}</p>}
      <ul>
        {games.map((game) => (
          <GameEntry key={game.id} game={game} onForget={() => onForget(game.id)} />
        ))}
      </ul>
    </section>
  );
}

function GameEntry({ game, onForget }: { game: SavedGame; onForget: () => void }) {
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }).format(game.played);
  const [one = "", other = ""] = game.players.map(playerName);
  const winner = game.winners.length === 1 ? playerName(game.players[game.winners[0] === "a" ? 0 : 1] ?? "") : null;
  const result = winner ? t("won", { name: winner }) : t("drawn");
  return (
    <li class="panel replays-game">
      <div>
        <b>{t("versus", { one, other })}</b>
        <span class="quiet">
          {modeName(game.mode)} · {game.over ? result : t("round", { n: game.round })} ·{" "}
          {t("choices", { n: game.choices })} · {when}
        </span>
      </div>
      <div class="row">
        <a class="button" href={game.over ? href("/replay", { game: game.id }) : href("/table", { game: game.id })}>
          <Icon name="play" size={18} /> {t(game.over ? "watch" : "go_on")}
        </a>
        {game.over && (
          <button type="button" class="button bare" onClick={() => void saveRecord(game.id)}>
            {t("save")}
          </button>
        )}
        <button type="button" class="button bare" onClick={onForget}>
          {t("forget")}
        </button>
      </div>
    </li>
  );
}

function playerName(player: string): string {
  if (player === "human") return t("human");
  const title = levels().find((level) => level.name === player)?.title;
  return title ? say(title) : player;
}

function modeName(mode: string): string {
  const found = catalogue.value?.modes.find(({ name }) => name === mode);
  return found ? say(found.text).split(/[.:;,(]/, 1)[0]! : mode;
}
