// One sector: its bay with the spaces, the cards in it, and what is marked there. The first card lies
// nearest the owner; cards of the player at the top are laid the other way round.
import type { CSSProperties } from "preact";
import { memo } from "../../app/memo";
import { Card } from "../../cards/card";
import { frontOf } from "../../cards/catalogue";
import { describeCard } from "../../cards/describe";
import { faceInPlay } from "../../cards/face";
import { measures, pitch, stackHeight, type Size } from "../../cards/geometry";
import type { CardInPlay, StageSector } from "../../engine/messages";
import { words } from "../../i18n/words";
import { DrawnIcon } from "../../icons/icon";
import type { SectorMarks } from "./marks";
import "./sector.css";

const t = words({
  here: { en: "Put it on {place}", fr: "La poser en {place}" },
  top: { en: "Choose {place}", fr: "Choisir {place}" },
  card: { en: "{place}: {card}", fr: "{place} : {card}" },
});

export interface SectorProps {
  place: string;
  stage: StageSector;
  cards: CardInPlay[];
  size: Exclude<Size, "reader">;
  // Of a card, in the units of its drawing.
  width: number;
  // The player at the top: the bay hangs from the upper edge.
  top: boolean;
  // A battle is being fought here.
  duel?: boolean;
  marks: SectorMarks;
  onPick?: (place: string) => void;
  // A sector or card was asked about, or a sector in which several cards can be chosen.
  onRead?: (place: string) => void;
}

export const Sector = memo(
  ({ place, stage, cards, size, width, top, duel = false, marks, onPick, onRead }: SectorProps) => {
    const seat = place[0] as "a" | "b";
    const of = measures[size];
    const { ghost, open, takesCard, legal: within } = marks;
    const at = (level: number): CSSProperties => ({ "--level": level, zIndex: level + 1 });
    return (
      <div
        class={`sector ${top ? "top" : "bottom"}`}
        style={{ "--height": stackHeight(of, stage.spaces) }}
        data-seat={seat}
        data-place={place}
        data-duel={duel || undefined}
      >
        <Bay stage={stage} taken={cards.length} size={size} width={width} top={top} />
        {cards.map((card, level) => {
          const lies = stage.cards[level];
          if (!lies) return null;
          const spot = `${place}.${level}`;
          const covered = level < cards.length - 1 || ghost !== null;
          const face = faceInPlay(card, lies, frontOf(card.card));
          const legal = within.includes(spot);
          return (
            <button
              type="button"
              key={spot}
              class="spot"
              style={at(level)}
              data-spot={spot}
              data-legal={legal || undefined}
              data-chosen={marks.chosen === spot || undefined}
              data-source={marks.source === spot || undefined}
              data-covered={covered || undefined}
              tabIndex={legal ? 0 : -1}
              onClick={() => (legal ? onPick?.(spot) : onRead?.(spot))}
            >
              <Card
                face={face}
                size={size}
                seat={seat}
                down={top}
                covered={covered}
                width={width}
                label={t("card", { place: spot, card: describeCard(face, covered) })}
              />
            </button>
          );
        })}
        {/* Halves are too small for fingers: on phones the whole column is the target for the cards in it. */}
        {size === "chip" && within.length > 0 && (
          <button
            type="button"
            class="sector-hit"
            tabIndex={-1}
            aria-hidden="true"
            onClick={() => (within.length === 1 ? onPick?.(within[0]!) : onRead?.(place))}
          />
        )}
        {open && (
          <button
            type="button"
            class={`spot target ${takesCard ? "ghost" : ""}`}
            style={at(takesCard ? cards.length : Math.max(0, cards.length - 1))}
            data-target={place}
            data-legal
            data-chosen={marks.chosen === place || undefined}
            onClick={() => onPick?.(place)}
          >
            {ghost ? (
              <Card
                face={ghost}
                size={size}
                seat={seat}
                down={top}
                width={width}
                label={t("here", { place: `${place}.${cards.length}` })}
              />
            ) : (
              <svg
                viewBox={`0 0 ${width} ${2 * of.half}`}
                role="img"
                aria-label={takesCard ? t("here", { place: `${place}.${cards.length}` }) : t("top", { place })}
              />
            )}
          </button>
        )}
      </div>
    );
  },
);

interface BayProps {
  stage: StageSector;
  taken: number;
  size: Exclude<Size, "reader">;
  width: number;
  top: boolean;
}

// The empty sector: a frame as high as its spaces, a tick for each level, Draw symbols where they count.
function Bay({ stage, taken, size, width, top }: BayProps) {
  // Before Cruisers are chosen there is nothing.
  if (stage.spaces === 0) return null;
  const of = measures[size];
  const height = stackHeight(of, stage.spaces);
  const step = pitch(of);
  const y = (level: number, up: number) => (top ? level * step + up : height - level * step - up);
  const icon = size === "chip" ? 17 : 24;
  return (
    <svg class="bay" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect class="bay-frame" x="0.8" y="0.8" width={width - 1.6} height={height - 1.6} rx={size === "chip" ? 4 : 7} />
      {Array.from({ length: stage.spaces }, (_, level) =>
        level < taken ? null : (
          <g key={level}>
            {level > 0 && (
              <path
                class="bay-tick"
                d={`M${width * 0.06} ${y(level, 0)}h${width * 0.16}M${width * 0.78} ${y(level, 0)}h${width * 0.16}`}
              />
            )}
            <text
              class="bay-level"
              x={width * 0.14}
              y={y(level, of.half * 0.5) + 3.5}
              font-size={size === "chip" ? 8.5 : 10}
            >
              {level}
            </text>
          </g>
        ),
      )}
      {stage.draws
        .filter((level) => level >= taken)
        .map((level) => (
          <g key={level} class="bay-draw" data-family="supply">
            <DrawnIcon name="DRAW" x={width / 2} y={y(level, of.half)} size={icon} />
          </g>
        ))}
    </svg>
  );
}
