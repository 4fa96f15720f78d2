// The boards of the table with everything marked on them, or the Cruisers to choose from.
import { useSignal, type ReadonlySignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { narrow } from "../../app/viewport";
import { catalogue } from "../../cards/catalogue";
import { Battlefield } from "./battlefield";
import { CruiserTile } from "./cruiser_tile";
import { columnOf, layoutField } from "../../kit/layout";
import type { Battle, State } from "../../engine/messages";
import type { TableState } from "../../engine/worker_messages";
import { words } from "../../i18n/words";
import { marksOf } from "./marks_of";
import { Interlude } from "./watch/interlude";
import { isButton, type Move } from "./moves";
import { sectorOf } from "./places";
import type { Session } from "../../table/session";

const t = words({
  picture: { en: "How it would be", fr: "Ce que cela donnerait" },
});

interface FieldProps {
  session: Session;
  state: TableState;
  // A place to mark, because something that is read speaks of it.
  pointed: ReadonlySignal<string | null>;
  onRead: (sector: string) => void;
}

export function Field({ session, state, pointed, onRead }: FieldProps) {
  const staging = session.staging.value;
  const preview = session.preview.value;
  const staged = staging.staged;
  const ahead =
    preview?.view &&
    preview.stage &&
    staged &&
    ((isButton(staged) && staged.verb !== "pass") || session.looksAhead.value);
  const shown = ahead ? { ...state, view: preview.view!, stage: preview.stage! } : state;
  const forecast = forecastOf(shown, preview?.stage?.forecast, staged);
  const now = state.stage.chain.find((link) => link.state === "now")?.at ?? null;
  const picksSeen = useSeen(staging.picks.card ?? staging.picks.space ?? null);
  const marks = ahead ? undefined : marksOf(state, staging, catalogue.value, pointed.value ?? now, picksSeen);
  const pick = useMemo(() => (place: string) => pickPlace(session, place), [session]);
  const read = useMemo(
    () => (place: string) => (isPointing(session, place) ? pickPlace(session, place) : onRead(sectorOf(place))),
    [session, onRead],
  );
  const shifts = staging.moves.filter((move) => move.verb === "shift");
  const shift = (side: "left" | "right") =>
    shifts.some((move) => move.side === side)
      ? () => session.point({ type: "take", option: `shift ${side}` })
      : undefined;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: keyboard.ts has the keys
    <div class={`live-field ${ahead ? "ahead" : ""}`} onClick={(event) => pickBay(event, session)}>
      {state.view.phase === "setup" ? (
        <Cruisers session={session} state={state} />
      ) : (
        <Battlefield
          view={shown.view}
          stage={{ ...shown.stage, forecast }}
          cruisers={state.seats.map((seat) => seat.cruiser)}
          viewer={state.viewer}
          size={narrow.value ? "chip" : "board"}
          ordered={staged?.verb === "order" || forecast.some((battle) => battle.state !== "next")}
          marks={marks}
          onPick={pick}
          onRead={read}
          shifts={shifts.length > 0 ? { left: shift("left"), right: shift("right") } : undefined}
        />
      )}
      <Interlude frame={session.reel.frame.value} story={session.heard.value} state={state} />
      {ahead && <p class="ahead-note">{t("picture")}</p>}
    </div>
  );
}

// Whether a picture with this in it was shown already. What takes long to draw waits until then, so that a click is
// answered at once.
function useSeen(what: string | null): boolean {
  const seen = useSignal<string | null>(null);
  useEffect(() => {
    seen.value = what;
  }, [what]);
  return seen.value === what;
}

// What is staged already changes the forecast, where that is sure; a staged order numbers the battles.
function forecastOf(shown: State, sure: Battle[] | undefined, staged: Move | null): Battle[] {
  if (staged?.verb !== "order") return sure ?? shown.stage.forecast;
  const layout = layoutField(shown.view.shift, shown.viewer);
  const fromLeft = shown.stage.forecast.toSorted((x, y) => columnOf(layout, x.a) - columnOf(layout, y.a));
  return staged.side === "right" ? fromLeft : fromLeft.reverse();
}

// A place that cannot be chosen is meant as a choice all the same, if one is being made: then it is told why not.
function isPointing(session: Session, place: string): boolean {
  const { moves, picks } = session.staging.peek();
  const asksForPlace = moves.some((move) => move.space !== undefined || move.verb === "hit");
  return session.mine.peek() && (Object.keys(picks).length > 0 || (asksForPlace && place !== sectorOf(place)));
}

function pickPlace(session: Session, place: string): void {
  const sector = sectorOf(place);
  session.point({ type: "place", sector, space: place === sector ? undefined : place });
}

// The empty part of a bay is the sector, too.
function pickBay(event: MouseEvent, session: Session): void {
  const target = event.target as Element;
  const sector = target.closest<HTMLElement>("[data-place]")?.dataset["place"];
  if (!sector || target.closest("button")) return;
  if (Object.keys(session.staging.peek().picks).length > 0) pickPlace(session, sector);
}

function Cruisers({ session, state }: { session: Session; state: State }) {
  const { moves, staged } = session.staging.value;
  const seat = state.viewer === "b" ? "b" : "a";
  return (
    <div class="live-cruisers">
      {moves.map(({ option, cruiser: name }) => {
        const cruiser = catalogue.value?.cruisers.find((each) => each.name.toLowerCase() === name);
        if (!cruiser) return null;
        const chosen = staged?.option === option;
        return (
          <CruiserTile
            key={option}
            cruiser={cruiser}
            seat={seat}
            chosen={chosen}
            onChoose={() => session.point({ type: "take", option })}
          />
        );
      })}
    </div>
  );
}
