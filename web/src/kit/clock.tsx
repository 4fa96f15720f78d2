// A player's clock. It ticks by itself from what was left at a time; the server says who has lost on time.
import { useEffect, useState } from "preact/hooks";
import { words } from "../i18n/words";
import "./clock.css";

const t = words({
  clock: { en: "Time left: {time}", fr: "Temps restant : {time}" },
  days: { en: "{d} d {h} h", fr: "{d} j {h} h" },
  free: { en: "Need not decide now", fr: "N’a pas à décider" },
});

export interface ClockReading {
  // Milliseconds as of `at` (performance.now); null for who need not decide.
  left: number | null;
  at: number;
  runs: boolean;
}

const low = 20_000;
const day = 24 * 3_600_000;

export const leftOf = ({ left, at, runs }: ClockReading, now: number): number | null =>
  left === null ? null : Math.max(0, left - (runs ? now - at : 0));

// Minutes and seconds; hours where there are some; days and hours from one day on.
export function timeText(left: number): string {
  if (left >= day) return t("days", { d: Math.floor(left / day), h: Math.floor((left % day) / 3_600_000) });
  const seconds = Math.ceil(left / 1000);
  const two = (number: number) => String(number).padStart(2, "0");
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

export const isLow = (left: number | null): boolean => left !== null && left < low;

export function Clock({ reading, yours = false }: { reading: ClockReading; yours?: boolean }) {
  const [now, setNow] = useState(reading.at);
  const left = leftOf(reading, Math.max(now, reading.at));
  useEffect(() => {
    if (!reading.runs || reading.left === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const time = performance.now();
      setNow(time);
      const rest = leftOf(reading, time) ?? 0;
      // Right after the next second is full.
      if (rest > 0) timer = setTimeout(tick, rest >= day ? 60_000 : (rest % 1000) + 10);
    };
    tick();
    return () => clearTimeout(timer);
  }, [reading.left, reading.at, reading.runs]);
  const text = left === null ? "–" : timeText(left);
  const name = left === null ? t("free") : t("clock", { time: text });
  return (
    <span
      class={`clock ${reading.runs ? "runs" : ""} ${isLow(left) ? "low" : ""} ${yours ? "yours" : ""}`}
      role="timer"
      aria-label={name}
      title={name}
    >
      {text}
    </span>
  );
}
