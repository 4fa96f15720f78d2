// The win chance of the seat at the bottom over the whole game, with mistakes marked in the colour and
// shape of who made them. A click goes to that step; keys and the list of mistakes do the same.
import type { AnalysedChoice, Seat } from "../engine/messages";
import { percent } from "../i18n/words";
import { chancesOf, isMistake, severity } from "./analyst";
import { t } from "./words";

interface Props {
  found: ReadonlyMap<number, AnalysedChoice | null>;
  steps: number;
  step: number;
  seat: Seat;
  name: string;
  // What the end was worth for this seat: 1, 0 or 0.5; null while the game is under way.
  outcome: number | null;
  onGo: (step: number) => void;
}

const width = 300;
const height = 110;
const edge = 6;

export function ChanceGraph({ found, steps, step, seat, name, outcome, onGo }: Props) {
  const x = (at: number) => edge + ((width - 2 * edge) * at) / Math.max(1, steps);
  const y = (chance: number) => edge + (height - 2 * edge) * (1 - chance);
  const points = chancesOf(found, seat);
  const done = found.size === steps;
  const line = done && outcome !== null ? [...points, { step: steps, chance: outcome }] : points;
  const path = line
    .map((point, i) => `${i === 0 ? "M" : "L"}${x(point.step).toFixed(1)} ${y(point.chance).toFixed(1)}`)
    .join("");
  const now = line.findLast((point) => point.step <= step);
  const end = line.at(-1);
  return (
    <figure class="graph" data-seat={seat}>
      <figcaption>
        <span class="caption">{t("graph")}</span>
        <b>{now ? t("graph_now", { name, chance: percent(now.chance) }) : "–"}</b>
      </figcaption>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys for this are the slider's */}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t("graph_of", { name })}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          const at = ((event.clientX - box.left) / box.width) * width;
          onGo(((at - edge) / (width - 2 * edge)) * steps);
        }}
      >
        <rect class="graph-ground" x="0" y="0" width={width} height={height} rx="6" />
        <path class="graph-middle" d={`M${edge} ${y(0.5)}H${width - edge}`} />
        {end && <path class="graph-area" d={`${path}L${x(end.step)} ${y(0)}L${x(line[0]!.step)} ${y(0)}z`} />}
        <path class="graph-line" d={path} />
        <path class="graph-now" d={`M${x(step)} ${edge / 2}V${height - edge / 2}`} />
        {[...found.values()].filter(isGrave).map((choice) => (
          <Mistake
            key={choice.n}
            choice={choice}
            x={x(choice.n - 1)}
            y={y(choice.seat === seat ? choice.chance : 1 - choice.chance)}
          />
        ))}
      </svg>
      {!done && (
        <p class="quiet graph-progress">{t("analysing", { n: Math.min(found.size + 1, steps), all: steps })}</p>
      )}
    </figure>
  );
}

// Slips stand in the list only.
const isGrave = (choice: AnalysedChoice | null): choice is AnalysedChoice =>
  isMistake(choice) && choice.mark !== "inaccuracy";

// Seat a's are round, seat b's are square.
function Mistake({ choice, x, y }: { choice: AnalysedChoice; x: number; y: number }) {
  return (
    <g class="graph-mistake" data-seat={choice.seat} transform={`translate(${x} ${y})`}>
      {choice.seat === "a" ? <circle r="7" /> : <rect x="-6.5" y="-6.5" width="13" height="13" />}
      <text y="3">{severity[choice.mark]}</text>
    </g>
  );
}
