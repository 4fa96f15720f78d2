// Beside the boards: what is being looked at, the effect chain, what happened, the win chance. On phones
// the same panels come up as sheets.
import type { ReadonlySignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Chain } from "../games/starfighter/chain";
import { Feed } from "../kit/feed";
import { Consequences } from "../kit/preview";
import { HintPanel } from "../kit/hint";
import { WinBar } from "../kit/winbar";
import type { ChainLink, State, StoryEvent } from "../engine/messages";
import { words } from "../i18n/words";
import { withAsides, type Aside } from "./extras";
import { PointedAt } from "../games/starfighter/pointed";
import { outcomeLines } from "../games/starfighter/watch/outcome";
import { stillOf } from "../games/starfighter/watch/still";
import { levels } from "./welcome";
import type { Session } from "./session";

const t = words({
  you: { en: "you", fr: "vous" },
});

interface RailProps {
  session: Session;
  state: State;
  peeked: ReadonlySignal<string | null>;
  asides?: readonly Aside[];
  onPoint: (place: string | null) => void;
}

export function Rail({ session, state, peeked, asides, onPoint }: RailProps) {
  const chance = session.chance.value;
  return (
    <>
      <div class="rail-slot">
        <Slot session={session} state={state} peeked={peeked} onPoint={onPoint} />
      </div>
      <StoryFeed session={session} state={state} asides={asides} onPoint={onPoint} />
      {chance !== null && state.viewer && (
        <WinBar chance={chance} seat={state.viewer === "b" ? "b" : "a"} name={t("you")} />
      )}
    </>
  );
}

// Of an empty sector there is nothing to read.
const isCard = (handle: string, state: State): boolean =>
  handle.startsWith("card.") || (state.view.sectors[handle.split(".")[0]!]?.length ?? 0) > 0;

// One place for whatever is of interest now, so that nothing else moves.
function Slot({ session, state, peeked, onPoint }: RailProps) {
  const preview = session.preview.value;
  const pointed = peeked.value;
  if (session.hint.value || session.busy.value === "hint") return <HintBox session={session} />;
  if (pointed && !session.watching.value && isCard(pointed, state) && !session.staging.value.staged) {
    return <PointedAt state={state} handle={pointed} />;
  }
  if (preview) {
    return (
      <div class="panel">
        <Consequences preview={preview} />
      </div>
    );
  }
  return <ChainBox state={state} onPoint={onPoint} />;
}

export function HintBox({ session }: { session: Session }) {
  const shown = session.hint.value;
  useEffect(() => (shown ? lightUp(shown.hint.where_to_look) : undefined), [shown]);
  return (
    <HintPanel
      hint={shown?.hint ?? null}
      step={shown?.step === 2 ? "choice" : "look"}
      onMore={() => void session.askHint()}
      onTake={(option) => session.point({ type: "take", option })}
      onClose={() => (session.hint.value = null)}
    />
  );
}

// The card or the place that a sentence speaks of stands out as long as it is read. Returns how to end that.
function lightUp(text: string): () => void {
  const lit = [...text.matchAll(/\b(\d-\d+|[ab][1-5](?:\.\d)?)\b/g)].flatMap(([handle]) => [
    ...document.querySelectorAll(
      `.live [data-card="${handle}"], .live [data-spot="${handle}"], .live [data-place="${handle}"]`,
    ),
  ]);
  for (const element of lit) element.setAttribute("data-hinted", "");
  return () => {
    for (const element of lit) element.removeAttribute("data-hinted");
  };
}

function ChainBox({ state, onPoint }: { state: State; onPoint: (place: string | null) => void }) {
  return <Chain links={state.stage.chain} onPoint={(link: ChainLink | null) => onPoint(link?.at ?? null)} />;
}

function StoryFeed({ session, state, asides = [], onPoint }: Omit<RailProps, "peeked">) {
  const point = useMemo(() => (event: StoryEvent | null) => onPoint(event?.to ?? event?.at ?? null), [onPoint]);
  const story = session.heard.value;
  const lines = withAsides(story, [...asides, ...outcomeLines(story, state, levels())]);
  return <Feed story={lines} viewer={state.viewer} live={false} onPoint={point} stillOf={stillOf} />;
}
