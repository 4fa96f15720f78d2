// A game replayed: the boards as they were, the controls below, and beside them the win chance, the
// mistakes and the story.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { href } from "../app/addresses";
import { go } from "../app/router";
import { narrow } from "../app/viewport";
import { Battlefield } from "../games/starfighter/battlefield";
import { Hand } from "../games/starfighter/hand/hand";
import { noMarks } from "../games/starfighter/marks";
import { Interlude } from "../games/starfighter/watch/interlude";
import { Motion } from "../games/starfighter/watch/motion";
import { Scoreboard } from "../games/starfighter/scoreboard";
import { TableLayout } from "../kit/table_layout";
import type { Seat, State } from "../engine/messages";
import type { TableState } from "../engine/worker_messages";
import { engine } from "../engine/shared";
import { language } from "../i18n/words";
import { Icon } from "../icons/icon";
import { habits } from "../table/habits";
import { nameOf } from "../table/names";
import { otherSeat, seatIndex } from "../games/starfighter/places";
import { scoresOf } from "../games/starfighter/sides";
import { speaker } from "../games/starfighter/words/speaker";
import { levels } from "../table/welcome";
import "../studio/studio.css";
import { Analyst, type Source } from "./analyst";
import { Controls } from "./controls";
import { ChanceGraph } from "./graph";
import { Mistakes, StoryList } from "./moments";
import "./replay.css";
import type { ReplaySession } from "./replay_session";
import { t } from "./words";

export function ReplayView({ session, source }: { session: ReplaySession; source: Source }) {
  const [railOpen, setRailOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const frame = session.reel.frame.value;
  const state = frame?.state ?? (session.state.value as TableState);
  const playback = session.playback.value;
  const { step, steps } = playback;
  const spoken = language.value;
  const analyst = useMemo(() => new Analyst(source, steps, spoken, speaker.remark), [session]);
  useEffect(() => () => analyst.close(), [analyst]);
  useEffect(() => void analyst.run(spoken), [analyst, spoken]);
  useEffect(() => void session.retell(), [session, spoken]);

  const motion = useMemo(() => new Motion(() => root.current, habits.pace), []);
  useEffect(() => {
    session.beforeFrame = (before, next) => motion.capture(before, next);
    return () => session.reel.finish();
  }, [session, motion]);
  useLayoutEffect(() => motion.play(), [state, motion]);

  const near = session.eyes.value ?? "a";
  // What was told before this step, and of it as much as was shown.
  const told = session.told.value;
  const heard = [...session.story.value.slice(0, told[step - 1] ?? 0), ...(frame?.story ?? session.news.value)];
  const toStep = (to: number) => session.do({ type: "go", to });
  const winners = state.result?.winners ?? null;
  const outcome = winners === null ? null : winners.length === 0 ? 0.5 : winners.includes(near) ? 1 : 0;
  const last = session.news.value.at(-1);
  const open = session.sight.value === "open";
  const shown = { ...state, viewer: near };
  const tools = (
    <div class="row replay-tools">
      <Sights session={session} state={state} />
      <PlayOn state={state} step={step} />
    </div>
  );
  return (
    <div
      class="replay"
      ref={root}
      data-watching={frame ? "" : undefined}
      onPointerDownCapture={(event) => {
        motion.finish();
        if ((event.target as Element).closest(".table-field")) session.reel.finish();
      }}
    >
      <h1 class="hidden-text">{t("title")}</h1>
      <TableLayout
        scoreboard={
          <Scoreboard {...scoresOf(shown, levels())} mine={false}>
            {narrow.value && (
              <button
                type="button"
                class="button bare square"
                aria-label={t("rail")}
                title={t("rail")}
                onClick={() => setRailOpen(true)}
              >
                <Icon name="chart" />
              </button>
            )}
            <a class="button bare square" href={href("/replay")} aria-label={t("back")} title={t("back")}>
              <Icon name="close" />
            </a>
          </Scoreboard>
        }
        field={
          <div class="live-field">
            <Battlefield
              view={state.view}
              stage={state.stage}
              cruisers={state.seats.map((seat) => seat.cruiser)}
              viewer={near}
              size={narrow.value ? "chip" : "board"}
              ordered={state.stage.forecast.some((battle) => battle.state !== "next")}
              marks={{ ...noMarks, source: frame ? null : (last?.to ?? last?.at ?? null) }}
            />
            <Interlude frame={frame} story={heard} state={shown} />
          </div>
        }
        rail={
          <div class="panel replay-rail">
            {narrow.value && tools}
            <ChanceGraph
              found={analyst.found.value}
              steps={steps}
              step={step}
              seat={near}
              name={nameOf(state, near, levels())}
              outcome={outcome}
              onGo={toStep}
            />
            <Mistakes found={analyst.found.value} steps={steps} step={step} onGo={toStep} />
            <StoryList story={session.story.value} told={session.told.value} step={step} onGo={toStep} />
          </div>
        }
        prompt={
          <section class="replay-bar" aria-label={t("controls")}>
            <Controls playback={playback} watching={frame !== null} onAction={(action) => session.do(action)} />
          </section>
        }
        hand={
          <div class="replay-bottom">
            <div class="replay-hands">
              <HandOf state={state} seat={near} />
              {open && <HandOf state={state} seat={otherSeat(near)} />}
            </div>
            <div class="replay-side">
              <div class="replay-words" tabIndex={0}>
                <p role="status" class="replay-news">
                  {(frame?.events.length ? frame.events : (frame?.story.slice(-1) ?? session.news.value))
                    .map(({ text }) => text)
                    .join(" ")}
                </p>
                {state.replay?.next && <p class="quiet">{t("next_choice", { text: state.replay.next.text })}</p>}
                {session.problem.value && <p role="alert">{session.problem.value}</p>}
              </div>
              {!narrow.value && tools}
            </div>
          </div>
        }
        railOpen={railOpen}
        onCloseRail={() => setRailOpen(false)}
      />
    </div>
  );
}

function HandOf({ state, seat }: { state: State; seat: Seat }) {
  return (
    <div aria-label={t("hand_of", { name: nameOf(state, seat, levels()) })} role="group">
      <Hand
        seat={seat}
        cards={state.view.hand[seatIndex(seat)] ?? []}
        size={narrow.value ? "chip" : "board"}
        playable={null}
        picked={null}
        next={null}
      />
    </div>
  );
}

// All cards, or those that one of the two could see.
function Sights({ session, state }: { session: ReplaySession; state: State }) {
  const open = session.sight.value === "open";
  const eyes = session.eyes.value ?? "a";
  return (
    <div class="segments" role="group" aria-label={t("sight")} title={t("sight")}>
      <Icon name="eye" size={20} />
      {(["a", "b"] as const).map((seat) => (
        <button
          type="button"
          key={seat}
          aria-pressed={!open && eyes === seat}
          onClick={() => void session.look("own", seat)}
        >
          {state.seats[seatIndex(seat)]?.cruiser ?? nameOf(state, seat, levels())}
        </button>
      ))}
      <button type="button" aria-pressed={open} onClick={() => void session.look("open", eyes)}>
        {t("all_open")}
      </button>
    </div>
  );
}

function PlayOn({ state, step }: { state: State; step: number }) {
  const [problem, setProblem] = useState("");
  const over = state.decision === null;
  const players = state.players.includes("human") ? state.players : ["human", ...state.players.slice(1)];
  const playOn = () =>
    engine()
      .ask({ type: "play_on", at: step, players })
      .then(
        ({ saved }) => go(href("/table", saved ? { game: saved } : {})),
        (reason: unknown) => setProblem(reason instanceof Error ? reason.message : String(reason)),
      );
  return (
    <>
      <button
        type="button"
        class="button"
        disabled={over}
        title={over ? t("nothing_to_play") : undefined}
        onClick={() => void playOn()}
      >
        <Icon name="branch" size={18} /> {t("play_on")}
      </button>
      {problem && <span role="alert">{problem}</span>}
    </>
  );
}
