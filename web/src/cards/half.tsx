// One half of a card, drawn so that it reads on its own: level at the left, Fighters in the middle,
// symbol at the right. Chips show the number of Fighters instead of each one.
import type { EffectName, Half } from "../engine/messages";
import { families } from "../icons/effects";
import { DrawnIcon } from "../icons/icon";
import type { IconName } from "../icons/shapes";
import { effectName } from "./describe";
import type { Measures, Size } from "./geometry";

export interface HalfPictureProps {
  half: Half;
  hit: number;
  shieldHit: number;
  // Shown on the half that has it printed.
  level: number | null;
  id: string | null;
  green: boolean | null;
  size: Size;
  width: number;
  of: Measures;
  fighter: IconName;
  // Noses down: the card of the player at the top.
  down: boolean;
  // Where the middle of the drawing is.
  row: number;
}

export function HalfPicture(props: HalfPictureProps) {
  const { half, size, width, of, level, id, green } = props;
  return (
    <>
      {half.field && <FieldFrame width={width} height={of.half} size={size} />}
      {level !== null && <Level level={level} size={size} height={of.half} />}
      {size === "chip" ? <FighterCount {...props} /> : <FighterRow {...props} />}
      <HalfSymbol half={half} shieldHit={props.shieldHit} size={size} width={width} row={props.row} />
      {id !== null && (
        <text
          class={`card-id ${green ? "green" : "blue"}`}
          x={width - (hasSymbol(half) ? idInset[size].beside : idInset[size].x)}
          y={of.half - idInset[size].y}
          font-size={idInset[size].type}
        >
          {id}
        </text>
      )}
    </>
  );
}

const idInset: Record<Size, { x: number; beside: number; y: number; type: number }> = {
  chip: { x: 3, beside: 3, y: 2, type: 6.5 },
  board: { x: 6, beside: 38, y: 4, type: 8.5 },
  reader: { x: 12, beside: 88, y: 9, type: 13 },
};

const hasSymbol = (half: Half): boolean => half.effect !== null || half.shields > 0 || half.field;

// As many chevrons as the level; a card without level shows a small ring.
function Level({ level, size, height }: { level: number; size: Size; height: number }) {
  const scale = { chip: 0.52, board: 1, reader: 2.1 }[size];
  const x = { chip: 3, board: 7, reader: 16 }[size];
  const y = size === "chip" ? 3.5 : height * 0.17;
  const chevrons = Array.from({ length: level }, (_, i) => `M0 ${i * 5 + 5}l5.5-5 5.5 5`);
  return (
    <g class="card-level" transform={`translate(${x} ${y}) scale(${scale})`}>
      {level === 0 ? <circle cx="5" cy="4.5" r="3.2" /> : <path d={chevrons.join("")} />}
      {size !== "chip" && level > 0 && (
        <text x="5.5" y={level * 5 + 10} font-size="8.5">
          {level}
        </text>
      )}
    </g>
  );
}

const fighterSize = { board: 25, reader: 56 };
const fighterGap = { board: [0, 0, 27, 23, 19], reader: [0, 0, 60, 52, 44] };

function FighterRow({ half, hit, size, width, row, fighter, down, id }: HalfPictureProps) {
  if (size === "chip") return null;
  const side = fighterSize[size];
  const gap = fighterGap[size][half.fighters] ?? side * 0.75;
  const crowded = id !== null && hasSymbol(half) && half.fighters > 1;
  const middle = width * (crowded ? 0.4 : 0.455);
  const places = Array.from({ length: half.fighters }, (_, i) => middle + (i - (half.fighters - 1) / 2) * gap);
  const aft = down ? -side : side;
  const trail = (x: number) =>
    [-0.09, 0.09].map((beside) => `M${x + beside * side} ${row + aft * 0.46}v${aft * 0.34}`).join("");
  return (
    <g class="card-fighters">
      <path class="card-trail" d={places.slice(hit).map(trail).join("")} />
      {places.map((x, i) => (
        <DrawnIcon
          key={i}
          name={fighter}
          x={x}
          y={row}
          size={side}
          upsideDown={down}
          class={i < hit ? "damaged" : ""}
        />
      ))}
      {places.slice(0, hit).map((x, i) => (
        <Token key={i} x={x} y={row} radius={side * 0.31} />
      ))}
    </g>
  );
}

// Undamaged Fighters as a number; tokens as a disc that counts them.
function FighterCount({ half, hit, row, fighter, down, width }: HalfPictureProps) {
  if (half.fighters === 0) return null;
  const room = width - (hasSymbol(half) ? 21 : 2) - 9;
  const side = Math.min(15, room - 11);
  const x = 9 + Math.max(4.5, (room - 12 - side) / 2);
  const y = row + 0.5;
  return (
    <g class="card-fighters">
      <text class="card-count" x={x} y={y + 5.5} font-size="15.5">
        {half.fighters - hit}
      </text>
      {side > 6 && <DrawnIcon name={fighter} x={x + 6 + side / 2} y={y - 0.5} size={side} upsideDown={down} />}
      {hit > 0 && <Token x={x + 8 + side / 2} y={y - 7} radius={5} count={hit} />}
    </g>
  );
}

export function Token({ x, y, radius, count }: { x: number; y: number; radius: number; count?: number }) {
  const arm = radius * 0.42;
  return (
    <g class="card-token" transform={`translate(${x} ${y})`}>
      <circle r={radius} />
      {count === undefined ? (
        <path d={`M${-arm} ${-arm}L${arm} ${arm}M${arm} ${-arm}L${-arm} ${arm}`} stroke-width={radius * 0.28} />
      ) : (
        <text y={radius * 0.55} font-size={radius * 1.6}>
          {count}
        </text>
      )}
    </g>
  );
}

interface SymbolProps {
  half: Half;
  shieldHit: number;
  size: Size;
  width: number;
  row: number;
}

const symbolPlace = {
  chip: { inset: 11.5, radius: 9.5, lift: 2.5, icon: 13.5 },
  board: { inset: 20, radius: 16, lift: 0, icon: 19 },
  reader: { inset: 50, radius: 31, lift: 15, icon: 35 },
};

function HalfSymbol({ half, shieldHit, size, width, row }: SymbolProps) {
  const place = symbolPlace[size];
  const x = width - place.inset;
  const y = row - place.lift;
  if (half.effect) {
    return (
      <>
        <Hexagon effect={half.effect} x={x} y={y} radius={place.radius} icon={place.icon} />
        {size === "reader" && <Words text={effectName(half.effect)} x={x} y={y + 45} family={families[half.effect]} />}
      </>
    );
  }
  if (half.shields > 0) return <Shields count={half.shields} hit={shieldHit} x={x} y={y} radius={place.radius} />;
  if (half.field) {
    return (
      <g data-family="guard" class="card-symbol">
        <DrawnIcon name="field" x={x} y={y} size={place.icon} />
      </g>
    );
  }
  return null;
}

export function Hexagon(props: { effect: EffectName; x: number; y: number; radius: number; icon: number }) {
  const { effect, x, y, radius, icon } = props;
  const corner = radius * 0.866;
  const slope = radius / 2;
  return (
    <g class="card-symbol" data-family={families[effect]}>
      <path
        class="card-hexagon"
        d={`M${x} ${y - radius}l${corner} ${slope}v${radius}l${-corner} ${slope}l${-corner} ${-slope}v${-radius}z`}
      />
      <DrawnIcon name={effect} x={x} y={y} size={icon} />
    </g>
  );
}

// Ellipses one above the other; a token crosses out the one it was placed on.
function Shields({ count, hit, x, y, radius }: { count: number; hit: number; x: number; y: number; radius: number }) {
  const step = Math.min(radius * 0.62, (radius * 2) / count);
  return (
    <g class="card-symbol card-shields" data-family="guard">
      {Array.from({ length: count }, (_, i) => {
        const cy = y + (i - (count - 1) / 2) * step;
        const lost = i < hit;
        return (
          <g key={i}>
            <ellipse cx={x} cy={cy} rx={radius * 0.92} ry={step * 0.42} class={lost ? "lost" : ""} />
            {lost && <Token x={x} y={cy} radius={step * 0.44} />}
          </g>
        );
      })}
    </g>
  );
}

function FieldFrame({ width, height, size }: { width: number; height: number; size: Size }) {
  const inset = size === "chip" ? 2.2 : size === "board" ? 3 : 7;
  return (
    <rect
      class="card-field"
      x={inset}
      y={inset}
      width={width - 2 * inset}
      height={height - 2 * inset}
      rx={size === "reader" ? 10 : 4}
    />
  );
}

function Words({ text, x, y, family }: { text: string; x: number; y: number; family: string }) {
  return (
    <text class="card-words" data-family={family} x={x + 38} y={y} font-size="13">
      {text}
    </text>
  );
}
