// Beside the boards: what is being looked at, the effect chain, what happened, the win chance. On phones
// the same panels come up as sheets.
import type { ReadonlySignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { Chain } from "../games/starfighter/chain";
import { Feed } from "../kit/feed";
import { Consequences } from "../kit/preview";
import { HintPanel } from "../kit/hint";
import { WinBar } from "../kit/winbar";
import type { ChainLink, State, StoryEvent } from "../engine/messages";
import { words } from "../i18n/words";
import { Icon } from "../icons/icon";
import { withAsides, type Aside } from "./extras";
import { StackFan } from "./reader";
import { outcomeLines } from "../games/starfighter/watch/outcome";
import { stillOf } from "../games/starfighter/watch/still";
import { levels } from "./welcome";
import type { Session } from "./session";

const t = words({
  you: { en: "you", fr: "vous" },
  stack: { en: "A closer look", fr: "Vu de près" },
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

// One place for whatever is of interest now, so that nothing else moves.
function Slot({ session, state, peeked, onPoint }: RailProps) {
  const preview = session.preview.value;
  const sector = peeked.value;
  if (session.hint.value || session.busy.value === "hint") return <HintBox session={session} />;
  if (
    sector &&
    !session.watching.value &&
    (state.view.sectors[sector]?.length ?? 0) > 0 &&
    !session.staging.value.staged
  ) {
    return (
      <section class="panel">
        <header class="panel-head">
          <Icon name="eye" size={16} />
          <h2 class="caption">{t("stack")}</h2>
        </header>
        <StackFan state={state} sector={sector} />
      </section>
    );
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

function ChainBox({ state, onPoint }: { state: State; onPoint: (place: string | null) => void }) {
  return <Chain links={state.stage.chain} onPoint={(link: ChainLink | null) => onPoint(link?.at ?? null)} />;
}

function StoryFeed({ session, state, asides = [], onPoint }: Omit<RailProps, "peeked">) {
  const point = useMemo(() => (event: StoryEvent | null) => onPoint(event?.to ?? event?.at ?? null), [onPoint]);
  const story = session.heard.value;
  const lines = withAsides(story, [...asides, ...outcomeLines(story, state, levels())]);
  return <Feed story={lines} viewer={state.viewer} live={false} onPoint={point} stillOf={stillOf} />;
}
