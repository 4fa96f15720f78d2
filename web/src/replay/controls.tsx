// Buttons and slider of a replay, how fast it runs, what is shown, and the way back into the game.
import { useEffect } from "preact/hooks";
import { narrow } from "../app/viewport";
import { Icon } from "../icons/icon";
import type { IconName } from "../icons/shapes";
import { speeds, type Playback, type PlaybackAction } from "./playback";
import { t } from "./words";

interface Props {
  playback: Playback;
  // The last step is still being shown.
  watching?: boolean;
  onAction: (action: PlaybackAction) => void;
}

export function Controls({ playback, watching = false, onAction }: Props) {
  const { step, steps, playing, speed } = playback;
  useReplayKeys(playback, onAction);
  useEffect(() => {
    if (!playing || watching) return;
    const timer = setTimeout(() => onAction({ type: "tick" }), 1000 / speed);
    return () => clearTimeout(timer);
  }, [playing, watching, speed, step]);
  const button = (icon: IconName, label: string, disabled: boolean, action: PlaybackAction) => (
    <button
      type="button"
      class="button square"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={() => onAction(action)}
    >
      <Icon name={icon} size={20} />
    </button>
  );
  return (
    <div class="replay-controls" role="group" aria-label={t("controls")}>
      <div class="replay-buttons">
        {button("first", t("first"), step === 0, { type: "go", to: 0 })}
        {button("previous", t("previous"), step === 0, { type: "move", by: -1 })}
        {playing
          ? button("pause", t("pause"), false, { type: "pause" })
          : button("play", t("play"), steps === 0, { type: "play" })}
        {button("next", t("next"), step === steps, { type: "move", by: 1 })}
        {button("last", t("last"), step === steps, { type: "go", to: steps })}
      </div>
      <label class="replay-slider">
        <span class="hidden-text">{t("step")}</span>
        <input
          type="range"
          min={0}
          max={steps}
          value={step}
          aria-valuetext={t("step_of", { n: step, all: steps })}
          onInput={(event) => onAction({ type: "go", to: event.currentTarget.valueAsNumber })}
        />
        <output>{t("step_of", { n: step, all: steps })}</output>
      </label>
      <SpeedChoice speed={speed} onSpeed={(each) => onAction({ type: "speed", speed: each })} />
    </div>
  );
}

const speedName = (speed: number): string => `${speed === 0.5 ? "½" : speed}×`;

function SpeedChoice({ speed, onSpeed }: { speed: number; onSpeed: (speed: number) => void }) {
  if (narrow.value)
    return (
      <select
        class="input"
        aria-label={t("speed")}
        value={speed}
        onChange={(event) => onSpeed(Number(event.currentTarget.value))}
      >
        {speeds.map((each) => (
          <option key={each} value={each}>
            {speedName(each)}
          </option>
        ))}
      </select>
    );
  return (
    <div class="segments" role="group" aria-label={t("speed")}>
      {speeds.map((each) => (
        <button type="button" key={each} aria-pressed={speed === each} onClick={() => onSpeed(each)}>
          {speedName(each)}
        </button>
      ))}
    </div>
  );
}

const keys: Record<string, (at: Playback) => PlaybackAction> = {
  ArrowLeft: () => ({ type: "move", by: -1 }),
  ArrowRight: () => ({ type: "move", by: 1 }),
  Home: () => ({ type: "go", to: 0 }),
  End: ({ steps }) => ({ type: "go", to: steps }),
  " ": ({ playing }) => ({ type: playing ? "pause" : "play" }),
};

function useReplayKeys(playback: Playback, onAction: (action: PlaybackAction) => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const action = keys[event.key];
      const target = event.target as Element;
      if (!action || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      // Those keys belong to whatever has the focus, if it uses them.
      if (target.closest("input, select, textarea") || (event.key === " " && target.closest("button, a"))) return;
      event.preventDefault();
      onAction(action(playback));
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [playback]);
}
