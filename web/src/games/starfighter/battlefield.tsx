// Both boards as they lie opposite each other, with the forecast of battles between them. A shift slides
// a whole board by a column.
import type { CSSProperties } from "preact";
import { measures, pitch, type Size } from "../../cards/geometry";
import type { Seat, StarfighterStage, StarfighterView, StageSector } from "../../engine/messages";
import { words } from "../../i18n/words";
import { Icon } from "../../icons/icon";
import { ForecastPill } from "./forecast";
import { columnOf, layoutField, type BoardPlace, type FieldLayout } from "../../kit/layout";
import { marksIn, noMarks, type Marks } from "./marks";
import { Sector } from "./sector";
import "./battlefield.css";

const t = words({
  boards: { en: "Boards", fr: "Plateaux" },
  board: { en: "Board of {name}", fr: "Plateau de {name}" },
  sector: {
    en: "Sector {place}: {cards} {cards|card|cards}, {fighters} {fighters|Fighter|Fighters}. Read its cards.",
    fr: "Secteur {place} : {cards} {cards|carte|cartes}, {fighters} {fighters|Chasseur|Chasseurs}. Lire ses cartes.",
  },
  forecast: { en: "What each side would have to take", fr: "Ce que chaque camp encaisserait" },
  left: { en: "Shift your Cruiser to the left", fr: "Décaler votre Croiseur à gauche" },
  right: { en: "Shift your Cruiser to the right", fr: "Décaler votre Croiseur à droite" },
});

export interface BattlefieldProps {
  view: Pick<StarfighterView, "shift" | "sectors">;
  stage: Pick<StarfighterStage, "sectors" | "forecast"> & Partial<Pick<StarfighterStage, "battle">>;
  // Names of the Cruisers, a first.
  cruisers: (string | null)[];
  viewer: Seat | null;
  size: Exclude<Size, "reader">;
  // The order of battles is chosen: pills show their number.
  ordered?: boolean;
  marks?: Marks;
  onPick?: (place: string) => void;
  onRead?: (place: string) => void;
  // Where a shift is among the options: buttons beside the board, where there is room. The prompt offers
  // the same.
  shifts?: { left?: () => void; right?: () => void };
}

// Card widths that fit beside each other in so many columns, in the units of the drawing.
const widths: Record<Exclude<Size, "reader">, Record<number, number>> = {
  chip: { 5: 68, 6: 56, 7: 48, 8: 42 },
  board: { 5: 136, 6: 136, 7: 122, 8: 106 },
};

export function Battlefield(props: BattlefieldProps) {
  const { view, stage, viewer, size, shifts } = props;
  const layout = layoutField(view.shift, viewer);
  const width = widths[size][layout.columns] ?? measures[size].width;
  const measured: CSSProperties = { "--columns": layout.columns, "--width": width, "--pitch": pitch(measures[size]) };
  return (
    <section
      class="battlefield"
      data-size={size}
      data-dense={layout.columns > 6 || undefined}
      data-duel={stage.battle ? "" : undefined}
      style={measured}
      aria-label={t("boards")}
    >
      <Board {...props} place={layout.top} top width={width} />
      <div class="forecast" role="group" aria-label={t("forecast")}>
        {stage.forecast.map((battle, i) => (
          <ForecastPill
            key={battle.a}
            battle={battle}
            own={layout.bottom.seat}
            column={columnOf(layout, battle.a)}
            number={props.ordered ? i + 1 : null}
          />
        ))}
      </div>
      <Board {...props} place={layout.bottom} top={false} width={width} />
      {shifts && <Shifts {...shifts} layout={layout} />}
    </section>
  );
}

function Board(props: BattlefieldProps & { place: BoardPlace; top: boolean; width: number }) {
  const { view, stage, size, top, place, width, marks = noMarks, onPick, onRead } = props;
  const name = props.cruisers[place.seat === "a" ? 0 : 1] ?? "";
  const sectorOf = (id: string): StageSector =>
    stage.sectors[id] ?? { spaces: 0, draws: [], fighters: 0, facing: null, cards: [] };
  return (
    <div
      class={`board ${top ? "top" : "bottom"}`}
      style={{ "--offset": place.offset }}
      data-seat={place.seat}
      role="group"
      aria-label={t("board", { name })}
    >
      <div class="hull">
        {place.sectors.map((id) => {
          const sector = sectorOf(id);
          const said = t("sector", { place: id, cards: sector.cards.length, fighters: sector.fighters });
          return (
            <button type="button" class="sector-name" key={id} onClick={() => onRead?.(id)}>
              <span class="hidden-text">{said}</span>
              <span aria-hidden="true">{id}</span>
              <span class="sector-fighters" aria-hidden="true">
                {sector.fighters}
                <Icon name={place.seat === "a" ? "fighter_a" : "fighter_b"} size={11} />
              </span>
            </button>
          );
        })}
      </div>
      <div class="bays">
        {place.sectors.map((id) => {
          const cards = view.sectors[id] ?? [];
          return (
            <Sector
              key={id}
              place={id}
              stage={sectorOf(id)}
              cards={cards}
              size={size}
              width={width}
              top={top}
              duel={stage.battle?.a === id || stage.battle?.b === id}
              marks={marksIn(marks, id, cards.length)}
              onPick={onPick}
              onRead={onRead}
            />
          );
        })}
      </div>
    </div>
  );
}

function Shifts({ left, right, layout }: { left?: () => void; right?: () => void; layout: FieldLayout }) {
  return (
    <div class="shifts" style={{ "--offset": layout.bottom.offset }}>
      {left && (
        <button type="button" class="shift left" aria-label={t("left")} onClick={left}>
          <Icon name="shift_left" size={22} />
        </button>
      )}
      {right && (
        <button type="button" class="shift right" aria-label={t("right")} onClick={right}>
          <Icon name="shift_right" size={22} />
        </button>
      )}
    </div>
  );
}
