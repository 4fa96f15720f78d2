// The end of a game: the result, how the win chances went, the three choices that mattered most, and what
// can be done next. Looking back takes a while and goes on as long as the screen is open.
import { useEffect, useMemo, useState } from "preact/hooks";
import { href } from "../app/addresses";
import { go } from "../app/router";
import { narrow } from "../app/viewport";
import { Battlefield } from "../games/starfighter/battlefield";
import { EndPanel, type EndAction } from "../kit/end_panel";
import type { AnalysedChoice } from "../engine/messages";
import type { TableState } from "../engine/worker_messages";
import { language, say, words } from "../i18n/words";
import { Analyst, isMistake } from "../replay/analyst";
import { ChanceGraph } from "../replay/graph";
import "../replay/replay.css";
import { KeyMoments } from "./key_moments";
import { nameOf } from "./names";
import { lastSetup, openTable } from "./open";
import { saveRecord } from "./record_file";
import type { Session } from "./session";
import { setupQuery, swapped, type Setup } from "./setup";
import { sidesOf } from "../games/starfighter/sides";
import { speaker } from "../games/starfighter/words/speaker";
import { outcomes, outcomeText } from "../games/starfighter/watch/outcome";
import { noteWin } from "../games/starfighter/words/goal";
import { soundEnd } from "./sound";
import { levels } from "./welcome";
import "./end.css";

const t = words({
  stronger: { en: "Next: {name}", fr: "Au suivant : {name}" },
  skirmish: { en: "Next: Skirmish, all cards", fr: "Ensuite : Escarmouche, toutes les cartes" },
  rematch: { en: "Rematch", fr: "Revanche" },
  swap: { en: "Rematch, seats swapped", fr: "Revanche, places échangées" },
  replay: { en: "Replay", fr: "Ralenti" },
  save: { en: "Save the record", fr: "Enregistrer la partie" },
  home: { en: "Home", fr: "Accueil" },
  last: { en: "The last position", fr: "La dernière position" },
  stop: { en: "Stop looking back", fr: "Arrêter l’analyse" },
});

export function EndView({ session, state }: { session: Session; state: TableState }) {
  const viewer = state.viewer ?? (state.players[0] === "human" ? "a" : "b");
  const shown = { ...state, viewer };
  const alone = state.players.filter((player) => player === "human").length === 1;
  const won = alone && (state.result?.winners.includes(viewer) ?? false);
  useEffect(() => {
    if (won) noteWin();
    if (alone) soundEnd(won);
  }, []);
  const last = outcomes(session.story.value).at(-1);
  return (
    <main class="page end-page">
      <EndPanel
        sides={sidesOf(shown, levels())}
        winners={state.result?.winners ?? []}
        viewer={alone ? viewer : null}
        rounds={state.view.round}
        actions={actionsFor(state, won)}
      >
        <p class="end-sentence">{last && outcomeText(last, shown, levels())}</p>
        {state.saved && <Review key={state.saved} state={shown} game={state.saved} />}
      </EndPanel>
      <h2>{t("last")}</h2>
      <Battlefield
        view={state.view}
        stage={state.stage}
        cruisers={state.seats.map((seat) => seat.cruiser)}
        viewer={viewer}
        size={narrow.value ? "chip" : "board"}
      />
    </main>
  );
}

function actionsFor(state: TableState, won: boolean): EndAction[] {
  const setup: Setup = lastSetup() ?? { mode: state.mode, players: state.players, decks: [], rules: [], seed: null };
  const again = (next: Setup) => void openTable(new URLSearchParams(setupQuery({ ...next, seed: null })));
  const next = won ? nextStep(setup) : null;
  const actions: EndAction[] = [
    ...(next ? [{ ...next, id: "next", icon: "next" as const, loud: true, onClick: () => again(next.setup) }] : []),
    { id: "rematch", label: t("rematch"), icon: "play", loud: !next, onClick: () => again(setup) },
    { id: "swap", label: t("swap"), icon: "people", onClick: () => again(swapped(setup)) },
  ];
  if (state.saved) {
    const game = state.saved;
    actions.push({ id: "replay", label: t("replay"), icon: "previous", onClick: () => go(href("/replay", { game })) });
    actions.push({ id: "save", label: t("save"), icon: "save", onClick: () => void saveRecord(game) });
  }
  actions.push({ id: "home", label: t("home"), icon: "home", onClick: () => go(href("/")) });
  return actions;
}

// After a win: the next stronger opponent, and after the strongest in Training the whole game.
function nextStep(setup: Setup): { label: string; setup: Setup } | null {
  const known = levels();
  const at = known.findIndex(({ name }) => setup.players.includes(name));
  const stronger = known[at + 1];
  if (at < 0) return null;
  if (stronger) {
    const players = setup.players.map((player) => (player === known[at]!.name ? stronger.name : player));
    return { label: t("stronger", { name: say(stronger.title) }), setup: { ...setup, players } };
  }
  return setup.mode === "training" ? { label: t("skirmish"), setup: { ...setup, mode: "skirmish" } } : null;
}

const mostMoments = 3;

function Review({ state, game }: { state: TableState; game: string }) {
  const [stopped, setStopped] = useState(false);
  const analyst = useMemo(() => new Analyst({ game }, state.v, language.peek(), speaker.remark), [game, state.v]);
  useEffect(() => () => analyst.close(), [analyst]);
  useEffect(() => void analyst.run(language.value), [analyst, language.value]);
  const seat = state.viewer ?? "a";
  const found = analyst.found.value;
  const { winners } = state.result ?? { winners: [] };
  const outcome = winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0;
  const toStep = (step: number) => go(href("/replay", { game, step: String(Math.round(step)) }));
  return (
    <section class="review">
      <ChanceGraph
        found={found}
        steps={state.v}
        step={state.v}
        seat={seat}
        name={nameOf(state, seat, levels())}
        outcome={outcome}
        onGo={toStep}
      />
      {!stopped && found.size < state.v && (
        <button
          type="button"
          class="button"
          onClick={() => {
            setStopped(true);
            analyst.close();
          }}
        >
          {t("stop")}
        </button>
      )}
      <KeyMoments state={state} moments={worst(found)} done={stopped || found.size >= state.v} onGo={toStep} />
    </section>
  );
}

// The choices that cost most, in the order in which they were made.
function worst(found: ReadonlyMap<number, AnalysedChoice | null>): AnalysedChoice[] {
  return [...found.values()]
    .filter(isMistake)
    .toSorted((x, y) => y.loss - x.loss)
    .slice(0, mostMoments)
    .toSorted((x, y) => x.n - y.n);
}
