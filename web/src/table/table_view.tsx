// The table: what the session holds, in its places, and what is pointed at, to the session.
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { speed } from "../app/settings";
import { narrow } from "../app/viewport";
import { Scoreboard } from "../games/starfighter/scoreboard";
import { TableLayout } from "../kit/table_layout";
import { LessonPanel } from "../learn/lesson_panel";
import type { TableState } from "../engine/worker_messages";
import { words } from "../i18n/words";
import { Icon } from "../icons/icon";
import { Announcer } from "./announcer";
import { withExtras, type TableExtras } from "./extras";
import { Field } from "../games/starfighter/field";
import { Motion } from "../games/starfighter/watch/motion";
import { HandSlot } from "../games/starfighter/hand/hand_slot";
import { useFocusKept, useTableKeys } from "./keyboard";
import { Notices } from "./notices";
import { sectorOf } from "../games/starfighter/places";
import { followPointer } from "./pointer";
import { PromptBar } from "./prompt_bar";
import { Rail } from "./rail";
import type { Session } from "./session";
import { Sheets, type Sheet } from "./sheets";
import { scoresOf } from "../games/starfighter/sides";
import { sound, soundTurn } from "./sound";
import { useSkipping, WatchBar } from "./watch/watch_bar";
import { levels } from "./welcome";
import "./table.css";

const t = words({
  menu: { en: "Menu", fr: "Menu" },
  rail: { en: "Chain and feed", fr: "Chaîne et fil" },
});

// How long things take, in terms of the usual; 0 is not at all.
const pace = (): number => (speed.peek() === 0 ? 0 : 1 / speed.peek());

interface TableProps {
  session: Session;
  state: TableState;
  extras?: TableExtras;
}

export function TableView({ session, state, extras }: TableProps) {
  const root = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState<Sheet>(null);
  // What is pointed at and may be read; a place that a line of the feed or the chain speaks of.
  const peeked = useSignal<string | null>(null);
  const pointed = useSignal<string | null>(null);
  // Always the same functions, or what gets them would be drawn again.
  const on = useMemo(
    () => ({
      list: () => setSheet("list"),
      card: (card: string) => setSheet({ card }),
      sector: (sector: string) => setSheet({ sector }),
      point: (place: string | null) => (pointed.value = place),
    }),
    [],
  );
  const motion = useMemo(() => new Motion(() => root.current, pace), []);

  const frame = session.reel.frame.value;
  const shown = frame?.state ?? state;
  useEffect(() => {
    session.beforeFrame = (before, next) => {
      motion.capture(before, next);
      sound(next.events);
    };
    return () => (session.beforeFrame = () => {});
  }, [session, motion]);
  useLayoutEffect(() => motion.play(), [shown, motion]);
  // Where nothing moves it is heard at once. A story from its beginning is an old one, told again.
  useEffect(() => {
    if (pace() === 0 && state.from > 0) sound(state.story);
    if (session.mine.peek()) soundTurn();
  }, [state, session]);
  useEffect(() => {
    if (!root.current) return;
    return followPointer(root.current, {
      session,
      onHover: (handle) => (peeked.value = handle),
      onLongPress: ({ card, place }) => setSheet(card ? { card } : place ? { sector: sectorOf(place) } : null),
    });
  }, [session]);
  useTableKeys(root, session, motion, setSheet);
  useSkipping(root, session, motion);
  useFocusKept(root, state);

  const coach = state.lesson && <LessonPanel session={session} state={state} lesson={state.lesson} />;
  return (
    <div
      class="live"
      ref={root}
      data-phase={shown.view.phase}
      data-choices={state.v}
      data-watching={frame ? "" : undefined}
    >
      <TableLayout
        scoreboard={
          <div>
            <Scoreboard {...withExtras(scoresOf(shown, levels()), extras)}>
              {extras?.tools}
              {narrow.value && <Tool icon="log" label={t("rail")} onClick={() => setSheet("rail")} />}
              <Tool icon="menu" label={t("menu")} onClick={() => setSheet("menu")} />
            </Scoreboard>
            {narrow.value && coach}
          </div>
        }
        field={<Field session={session} state={shown} pointed={pointed} onRead={on.sector} />}
        rail={
          <>
            {!narrow.value && coach}
            <Rail session={session} state={shown} peeked={peeked} asides={extras?.asides} onPoint={on.point} />
          </>
        }
        prompt={
          frame ? (
            <WatchBar session={session} frame={frame} />
          ) : (
            <PromptBar session={session} state={state} levels={levels()} hints={extras?.hints} onList={on.list} />
          )
        }
        hand={extras?.hand ?? <HandSlot session={session} state={shown} onRead={on.card} />}
        line={extras?.line}
        notice={<Notices session={session}>{extras?.notices}</Notices>}
        railOpen={sheet === "rail"}
        onCloseRail={() => setSheet(null)}
      />
      <Sheets session={session} state={state} sheet={sheet} menu={extras?.menu} onSheet={setSheet} />
      <Announcer session={session} />
    </div>
  );
}

function Tool({ icon, label, onClick }: { icon: "log" | "menu"; label: string; onClick: () => void }) {
  return (
    <button type="button" class="button bare square" aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
