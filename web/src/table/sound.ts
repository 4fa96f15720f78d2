// Short tones for what happens, made on the spot; only for those who turned sound on.
import { settings } from "../app/settings";
import type { StoryEvent } from "../engine/messages";

interface Tone {
  // In hertz, from and to.
  pitch: [number, number];
  seconds: number;
  shape: OscillatorType;
}

const tones: Record<string, Tone> = {
  drawn: { pitch: [520, 640], seconds: 0.05, shape: "triangle" },
  aside_taken: { pitch: [520, 640], seconds: 0.05, shape: "triangle" },
  shields_hit: { pitch: [900, 700], seconds: 0.1, shape: "sine" },
  pivoted: { pitch: [340, 420], seconds: 0.1, shape: "sine" },
  rolled: { pitch: [420, 340], seconds: 0.1, shape: "sine" },
  battle: { pitch: [150, 220], seconds: 0.18, shape: "sawtooth" },
  round_begins: { pitch: [330, 440], seconds: 0.22, shape: "triangle" },
  played: { pitch: [420, 360], seconds: 0.07, shape: "triangle" },
  moved: { pitch: [300, 460], seconds: 0.12, shape: "sine" },
  triggered: { pitch: [620, 780], seconds: 0.09, shape: "sine" },
  tokens_placed: { pitch: [240, 160], seconds: 0.09, shape: "square" },
  destroyed: { pitch: [190, 50], seconds: 0.32, shape: "sawtooth" },
  armor_lost: { pitch: [120, 70], seconds: 0.22, shape: "square" },
};

const yourTurn: Tone = { pitch: [660, 880], seconds: 0.14, shape: "sine" };

let context: AudioContext | null = null;

// Things that are seen together are heard one shortly after the other.
const apart = 0.09;
const most = 10;

export function sound(events: readonly StoryEvent[]): void {
  if (!settings.peek().sound) return;
  const heard = events.filter(({ kind }) => tones[kind]).slice(-most);
  for (const [i, { kind }] of heard.entries()) play(tones[kind], i * apart);
}

const fanfare = [523, 659, 784, 1047];

// The end of a game: up for who won, down for who lost.
export function soundEnd(won: boolean): void {
  if (!settings.peek().sound) return;
  const notes = won ? fanfare : fanfare.slice(0, 3).toReversed();
  for (const [i, pitch] of notes.entries())
    play({ pitch: [pitch, pitch], seconds: i + 1 < notes.length ? 0.16 : 0.5, shape: "triangle" }, 0.15 * i);
}

export function soundTurn(): void {
  const { sound: all, turnSound } = settings.peek();
  if (all || turnSound) play(yourTurn, 0.15);
}

function play(tone: Tone | undefined, after: number): void {
  if (!tone) return;
  context ??= new AudioContext();
  const start = context.currentTime + after;
  const end = start + tone.seconds;
  const voice = new OscillatorNode(context, { type: tone.shape });
  voice.frequency.setValueAtTime(tone.pitch[0], start);
  voice.frequency.exponentialRampToValueAtTime(tone.pitch[1], end);
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.setValueAtTime(0.06, start);
  loudness.gain.exponentialRampToValueAtTime(0.0005, end);
  voice.connect(loudness).connect(context.destination);
  voice.start(start);
  voice.stop(end);
}
