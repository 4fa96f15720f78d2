// A card, drawn from what can be seen of it. A pure function of its props (and of the language).
// The card of the player at the top lies the other way round, with everything still upright to read.
import { memo } from "../app/memo";
import type { Half, Seat } from "../engine/messages";
import { DrawnIcon } from "../icons/icon";
import type { IconName } from "../icons/shapes";
import { describeCard } from "./describe";
import type { Face } from "./face";
import { measures, type Measures, type Size } from "./geometry";
import { HalfPicture } from "./half";
import "./card.css";

export interface CardProps {
  face: Face;
  size: Size;
  // Whose it is; none in catalogues.
  seat?: Seat | "none";
  // Noses down, towards the viewer.
  down?: boolean;
  // The next card of the stack lies on its upper half: only the strip is in sight.
  covered?: boolean;
  // Narrower than usual, where many columns must fit.
  width?: number;
  // What is said of it; null when something around it has a name already.
  label?: string | null;
}

export const Card = memo(({ face, size, seat = "none", down = false, covered = false, width, label }: CardProps) => {
  const of = measures[size];
  const wide = width ?? of.width;
  const said = label === undefined ? describeCard(face, covered) : label;
  const upperAt = down ? of.half : 0;
  const lowerAt = down ? 0 : of.half;
  const shared = { size, width: wide, of, down, green: face.green, fighter: fighterOf(seat) };
  const upperIsPrinted = !face.pivoted;
  const level = face.up ? face.level : null;
  const id = face.up ? face.id : null;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is hidden
    <svg
      class="card"
      data-seat={seat}
      viewBox={`0 0 ${wide} ${2 * of.half}`}
      {...(said === null ? { "aria-hidden": true } : { role: "img" as const, "aria-label": said })}
    >
      <Ground width={wide} of={of} size={size} upperAt={upperAt} up={face.up} />
      <g transform={`translate(0 ${lowerAt})`}>
        <HalfPicture
          {...shared}
          half={face.lower}
          hit={face.hit[1]}
          shieldHit={face.shieldHit[1]}
          row={of.half / 2}
          level={upperIsPrinted ? null : level}
          id={upperIsPrinted ? id : null}
        />
      </g>
      {covered ? (
        <g transform={`translate(0 ${down ? of.half : of.half - of.strip})`}>
          <Strip half={face.upper} width={wide} of={of} fighter={shared.fighter} down={down} />
        </g>
      ) : (
        <g transform={`translate(0 ${upperAt})`}>
          <HalfPicture
            {...shared}
            half={face.upper}
            hit={face.hit[0]}
            shieldHit={face.shieldHit[0]}
            row={size === "reader" ? (of.half - of.strip) / 2 + (down ? of.strip : 0) : of.half / 2}
            level={upperIsPrinted ? level : null}
            id={upperIsPrinted ? null : id}
          />
        </g>
      )}
      {size === "reader" && !covered && face.up && (
        <g transform={`translate(0 ${down ? of.half : of.half - of.strip})`} class="card-reminder">
          <Strip half={face.upper} width={wide} of={of} fighter={shared.fighter} down={down} />
        </g>
      )}
      {face.pivoted && <PivotMark size={size} y={of.half} />}
      <Edge width={wide} height={2 * of.half} size={size} double={seat === "b"} />
    </svg>
  );
});

const fighterOf = (seat: Seat | "none"): IconName => (seat === "b" ? "fighter_b" : "fighter_a");

// The two halves and the fold. Backs carry rays instead of the slanted band of fronts.
function Ground(props: { width: number; of: Measures; size: Size; upperAt: number; up: boolean }) {
  const { width, of, size, upperAt, up } = props;
  const corner = size === "reader" ? 14 : size === "board" ? 6 : 4;
  const lean = of.half * 0.36;
  const band = width * 0.2;
  const from = width * 0.36;
  return (
    <>
      <rect class="card-lower" width={width} height={2 * of.half} rx={corner} />
      <path class="card-upper" d={halfPath(width, of.half, upperAt, corner)} />
      {up ? (
        <path class="card-band" d={`M${from + lean} 0h${band}l${-2 * lean} ${2 * of.half}h${-band}z`} />
      ) : (
        <path class="card-rays" d={rays(width, 2 * of.half)} />
      )}
      <path class="card-fold" d={`M0 ${of.half}h${width}`} />
    </>
  );
}

function halfPath(width: number, height: number, y: number, corner: number): string {
  if (y === 0)
    return (
      `M0 ${height}V${corner}q0 ${-corner} ${corner} ${-corner}` +
      `H${width - corner}q${corner} 0 ${corner} ${corner}V${height}z`
    );
  const end = y + height;
  return (
    `M0 ${y}V${end - corner}q0 ${corner} ${corner} ${corner}` +
    `H${width - corner}q${corner} 0 ${corner} ${-corner}V${y}z`
  );
}

function rays(width: number, height: number): string {
  const middle = width / 2;
  return [-0.7, -0.42, -0.16, 0.16, 0.42, 0.7]
    .map(
      (k) => `M${middle} ${height / 2}L${middle + k * width} 0M${middle} ${height / 2}L${middle + k * width} ${height}`,
    )
    .join("");
}

// What is left in sight of a covered half.
function Strip(props: { half: Half; width: number; of: Measures; fighter: IconName; down: boolean }) {
  const { half, width, of, fighter, down } = props;
  const side = of.strip * 0.86;
  const middle = of.strip / 2;
  const symbol = half.effect ?? (half.shields > 0 ? "shield" : half.field ? "field" : null);
  return (
    <g class="card-strip">
      <rect x="1" width={width - 2} height={of.strip} />
      {Array.from({ length: half.fighters }, (_, i) => (
        <DrawnIcon key={i} name={fighter} x={of.strip + i * (side + 1)} y={middle} size={side} upsideDown={down} />
      ))}
      {symbol && <DrawnIcon name={symbol} x={width - side / 2 - 6} y={middle} size={side} />}
    </g>
  );
}

function PivotMark({ size, y }: { size: Size; y: number }) {
  const side = { chip: 9, board: 12, reader: 22 }[size];
  const x = { chip: 8, board: 12, reader: 27 }[size];
  return (
    <g class="card-pivot">
      <circle cx={x} cy={y} r={side * 0.72} />
      <DrawnIcon name="PIVOT" x={x} y={y} size={side} />
    </g>
  );
}

// Cards of seat b have a double edge.
function Edge({ width, height, size, double }: { width: number; height: number; size: Size; double: boolean }) {
  const corner = size === "reader" ? 14 : size === "board" ? 6 : 4;
  const line = size === "reader" ? 3 : size === "board" ? 1.6 : 1.4;
  const inner = line * 2;
  return (
    <>
      <rect
        class="card-edge"
        x={line / 2}
        y={line / 2}
        width={width - line}
        height={height - line}
        rx={corner - line / 2}
        stroke-width={line}
      />
      {double && (
        <rect
          class="card-edge inner"
          x={inner}
          y={inner}
          width={width - 2 * inner}
          height={height - 2 * inner}
          rx={corner - inner / 2}
          stroke-width={line * 0.45}
        />
      )}
    </>
  );
}
