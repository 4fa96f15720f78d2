// A Cruiser's emblem: its outline from above, bow up, drawn from its own figures. Each of the five
// sections is as broad as a sector has spaces, the stern as broad as its armor; the name decides
// engines and bridge.
import type { Cruiser } from "../../engine/messages";
import "./hull.css";

// A small number that is always the same for a name.
function seedOf(name: string): number {
  let seed = 7;
  for (const letter of name) seed = (seed * 31 + letter.charCodeAt(0)) % 9973;
  return seed;
}

// The right side from bow to stern, as distances from the middle line.
function side(cruiser: Cruiser): [number, number][] {
  const seed = seedOf(cruiser.name);
  const points: [number, number][] = [[1.5 + (seed % 3), 3]];
  const length = 8.6;
  cruiser.spaces.forEach((spaces, i) => {
    const breadth = 3 + spaces * 4.6;
    const top = 8 + i * length;
    points.push(
      [Math.max(4, breadth - 5), top],
      [breadth, top + 3.2],
      [breadth, top + length - 2.2],
      [Math.max(4, breadth - 3.5), top + length - 0.8],
    );
  });
  const stern = 6 + (cruiser.armor - 18) * 1.1;
  points.push([stern, 52], [stern + 2.5, 54], [stern + 2.5, 58]);
  return points;
}

export function hullPath(cruiser: Cruiser): string {
  const right = side(cruiser);
  const left = right.map(([x, y]): [number, number] => [-x, y]).reverse();
  const engines = 2 + (seedOf(cruiser.name) % 3);
  const [reach = 0] = right.at(-1) ?? [];
  const nozzles: [number, number][] = [];
  for (let i = 0; i < engines; ++i) {
    const from = reach - (2 * reach * i) / engines;
    const to = reach - (2 * reach * (i + 1)) / engines;
    nozzles.push([from - 0.8, 61.5], [to + 0.8, 61.5], [to + 0.2, 58]);
  }
  return `M${[...right, ...nozzles, ...left].map(([x, y]) => `${(32 + x).toFixed(1)} ${y.toFixed(1)}`).join("L")}z`;
}

// Bridge and keel line.
export function bridgePath(cruiser: Cruiser): string {
  const bridge = seedOf(cruiser.name) % 2 === 0 ? "M32 30l3 6-3 9-3-9z" : "M29.5 32h5l1.5 4-4 8-4-8z";
  return `${bridge}M31.4 8h1.200v15h-1.200z`;
}

export function Emblem({ cruiser, size = 48 }: { cruiser: Cruiser; size?: number }) {
  return (
    <svg class="emblem" width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <path class="emblem-hull" d={hullPath(cruiser)} />
      <path class="emblem-bridge" d={bridgePath(cruiser)} />
    </svg>
  );
}
