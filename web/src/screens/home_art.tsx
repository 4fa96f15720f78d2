// The picture of the home page: two squadrons meet above a planet's edge, on air.
import { iconRef } from "../icons/icon";
import type { IconName } from "../icons/shapes";

interface Ship {
  x: number;
  y: number;
  size: number;
}

const ours: Ship[] = [
  { x: 150, y: 330, size: 92 },
  { x: 62, y: 392, size: 64 },
  { x: 250, y: 384, size: 64 },
  { x: 318, y: 436, size: 44 },
  { x: 12, y: 452, size: 40 },
];

const theirs: Ship[] = [
  { x: 372, y: 118, size: 80 },
  { x: 292, y: 66, size: 54 },
  { x: 452, y: 58, size: 54 },
  { x: 516, y: 22, size: 36 },
  { x: 240, y: 24, size: 34 },
];

const shots = "M196 318L352 196M104 384L286 112M288 372L420 190M226 300L300 214";
const answers = "M372 210L240 330M330 116L186 312M446 122L330 330";

export function HomeArt() {
  return (
    <svg class="home-art" viewBox="0 0 600 520" aria-hidden="true">
      <circle class="art-planet" cx="470" cy="640" r="300" />
      <path class="art-orbit" d="M-40 210C140 90 420 60 660 190" />
      <g data-seat="a">
        <path class="art-shots" d={shots} />
        <Squadron ships={ours} icon="fighter_a" turn={38} />
      </g>
      <g data-seat="b">
        <path class="art-shots" d={answers} />
        <Squadron ships={theirs} icon="fighter_b" turn={218} />
      </g>
      <path
        class="art-hit"
        transform="translate(40 -12)"
        d="M366 150l8-20 8 20 20-8-8 20 20 8-20 8 8 20-20-8-8 20-8-20-20 8 8-20-20-8 20-8-8-20z"
      />
    </svg>
  );
}

function Squadron({ ships, icon, turn }: { ships: Ship[]; icon: IconName; turn: number }) {
  return (
    <g class="art-squadron">
      {ships.map(({ x, y, size }, i) => (
        <g key={i} transform={`translate(${x + size / 2} ${y + size / 2}) rotate(${turn})`}>
          <path
            class="art-trail"
            d={`M${-size * 0.1} ${size * 0.5}V${size * 1.5}M${size * 0.1} ${size * 0.5}V${size * 1.5}`}
            stroke-width={size * 0.06}
          />
          <use href={iconRef(icon)} x={-size / 2} y={-size / 2} width={size} height={size} />
        </g>
      ))}
    </g>
  );
}
