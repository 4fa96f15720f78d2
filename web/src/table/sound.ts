// Short tones for what happens, made on the spot; only for those who turned sound on.
import { settings } from "../app/settings";
import type { StoryEvent } from "../engine/messages";
import { beatTimes, isBeat } from "../games/starfighter/tracks";

interface Tone {
  // In hertz, from and to.
  pitch: [number, number];
  seconds: number;
  shape: OscillatorType;
}

const tones: Record<string, Tone> = {
  played: { pitch: [420, 360], seconds: 0.07, shape: "triangle" },
  moved: { pitch: [300, 460], seconds: 0.12, shape: "sine" },
  triggered: { pitch: [620, 780], seconds: 0.09, shape: "sine" },
  tokens_placed: { pitch: [240, 160], seconds: 0.09, shape: "square" },
  destroyed: { pitch: [190, 50], seconds: 0.32, shape: "sawtooth" },
  armor_lost: { pitch: [120, 70], seconds: 0.22, shape: "square" },
};

const yourTurn: Tone = { pitch: [660, 880], seconds: 0.14, shape: "sine" };

let context: AudioContext | null = null;

// What happened, at the beats at which it is seen, and then whose turn it is.
export function sound(story: readonly StoryEvent[], mine: boolean, pace: number): void {
  const { sound: all, turnSound } = settings.peek();
  if (!all && !turnSound) return;
  const beats = all ? story.filter(isBeat) : [];
  const times = beatTimes(beats.length, pace);
  for (const [i, event] of beats.entries()) play(tones[event.kind], times[i]! / 1000);
  if (mine) play(yourTurn, (times.at(-1) ?? 0) / 1000 + 0.15);
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
