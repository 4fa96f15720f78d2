// Where a replay is and whether it runs: the one thing that buttons, keys, slider, story and graph
// change. A step is so many choices of the game.
export interface Playback {
  step: number;
  steps: number;
  playing: boolean;
  // Steps a second.
  speed: number;
}

export type PlaybackAction =
  | { type: "go"; to: number }
  | { type: "move"; by: number }
  | { type: "play" }
  | { type: "pause" }
  // The time of one step is over.
  | { type: "tick" }
  | { type: "speed"; speed: number };

export const speeds = [0.5, 1, 2, 4] as const;

export const beginning = (steps: number): Playback => ({ step: 0, steps, playing: false, speed: 1 });

const within = (step: number, steps: number): number => Math.min(Math.max(Math.round(step), 0), steps);

export function played(at: Playback, action: PlaybackAction): Playback {
  switch (action.type) {
    case "go":
      return { ...at, step: within(action.to, at.steps), playing: false };
    case "move":
      return { ...at, step: within(at.step + action.by, at.steps), playing: false };
    case "play":
      // From the end it begins again.
      return { ...at, step: at.step === at.steps ? 0 : at.step, playing: at.steps > 0 };
    case "pause":
      return { ...at, playing: false };
    case "tick": {
      if (!at.playing) return at;
      const step = within(at.step + 1, at.steps);
      return { ...at, step, playing: step < at.steps };
    }
    case "speed":
      return { ...at, speed: action.speed };
  }
}

// The step after which an event of the story had happened; `told` is how many events there were after
// each step.
export function stepOfEvent(index: number, told: readonly number[]): number {
  const step = told.findIndex((count) => count > index);
  return step === -1 ? told.length - 1 : step;
}
