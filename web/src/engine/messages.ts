// The table protocol as types: what the page says to a table and hears from it, whether the table
// is the engine in a worker or a server. docs/table.md is the description.

export type Seat = "a" | "b" | "c" | "d";
export type Language = "en" | "fr";
export type Bilingual = Record<Language, string>;
export type Sight = "own" | "open";
export type Purpose = "play" | "replay";

export type Request =
  | { type: "hello"; protocol: 1; language: Language }
  | { type: "language"; language: Language }
  | {
      type: "new";
      game: string;
      mode: string;
      players: string[];
      sides?: (string | null)[];
      decks?: (string | null)[];
      rules?: string[];
      seed?: string;
    }
  | { type: "open"; record: string; at?: number; purpose?: Purpose; players?: string[] }
  | { type: "lesson"; game: string; lesson: string }
  | { type: "sit"; seat: Seat | null }
  | { type: "act"; n: number; option: string }
  | { type: "undo" }
  | { type: "next" }
  | { type: "why"; option: string }
  | { type: "preview"; option: string }
  | { type: "hint"; simulations?: number; ms?: number }
  | { type: "step"; to: number; sight: Sight }
  | { type: "analyse"; step: number; simulations?: number }
  | { type: "record" }
  | { type: "catalogue"; game: string }
  | { type: "rules"; game: string }
  | { type: "lessons"; game: string }
  | { type: "check_deck"; game: string; text: string }
  | { type: "random_deck"; game: string; size: number; seed: string };

export type Answer =
  | Welcome
  | State
  | Refused
  | Why
  | Preview
  | Hint
  | AnalysisAnswer
  | RecordText
  | Catalogue
  | Rules
  | Lessons
  | Deck
  | Done
  | Failure;

// What answers each request; every request may also be answered by `error`.
export interface AnswerTo {
  hello: Welcome;
  language: State | Done;
  new: State;
  open: State;
  lesson: State;
  sit: State;
  act: State | Refused;
  undo: State;
  next: State;
  why: Why;
  preview: Preview;
  hint: Hint;
  step: State;
  analyse: AnalysisAnswer;
  record: RecordText;
  catalogue: Catalogue;
  rules: Rules;
  lessons: Lessons;
  check_deck: Deck;
  random_deck: Deck;
}

export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
  engine: string;
  games: { name: string; title: string; players: number; modes: { name: string; text: string }[] }[];
  levels: { name: string; title: Bilingual }[];
}

export interface State {
  type: "state";
  v: number;
  game: string;
  mode: string;
  players: string[];
  viewer: Seat | null;
  sight: Sight;
  seats: { cruiser: string | null }[];
  view: StarfighterView;
  stage: StarfighterStage;
  decision: Decision | null;
  waits: number | null;
  from: number;
  story: StoryEvent[];
  undo: boolean;
  result: { winners: Seat[] } | null;
  replay: { step: number; steps: number; next: Choice | null } | null;
  lesson: LessonState | null;
}

export type Kind = "act" | "card" | "place" | "number" | "order" | "split" | "yes_no" | "acknowledge";

export interface Decision {
  seat: Seat;
  kind: Kind;
  question: string;
  clause: string | null;
  options: Choice[] | null;
}

export interface Choice {
  option: string;
  text: string;
}

// `expects` is null while there is something to read or the other seat is about to play: `next` goes
// on. With `step` equal to `steps` the lesson is over.
export interface LessonState {
  name: string;
  step: number;
  steps: number;
  say: string;
  expects: { seat: Seat; option: string } | null;
}

// `kind` is one of the happenings of games/starfighter/rules/events.hpp; the members are its operands.
export interface StoryEvent {
  kind: string;
  seat: Seat | null;
  text: string;
  card?: string | null;
  at?: string;
  to?: string;
  half?: HalfName;
  cruiser?: string;
  cut?: "repeats" | "too_long";
  shift?: number;
  effect?: EffectName;
  down?: boolean;
  count?: number;
  left?: number;
  round?: number;
  side?: "left" | "right";
  a?: string;
  b?: string;
  tokens?: [number, number];
}

export type HalfName = "upper" | "lower";
export type EffectName =
  | "DRAW"
  | "LATERAL"
  | "VERTICAL"
  | "FREE"
  | "PIVOT"
  | "DESTROY"
  | "HIT_ENEMY"
  | "HIT_SELF"
  | "ROLL"
  | "HIT_FIGHTER";
export type Phase = "setup" | "reinforcements" | "deployment" | "combat" | "over";

// Cards are identity codes; null is a card the viewer does not know.
export interface StarfighterView {
  round: number;
  phase: Phase;
  initiative: Seat;
  shift: number;
  armor: [number, number];
  passed: [boolean, boolean];
  deck: (string | null)[] | (string | null)[][];
  discard: (string | null)[] | (string | null)[][];
  list?: (string[] | null)[];
  shown?: string[][];
  hand: (string | null)[][];
  aside: (string | null)[][];
  sectors: Record<string, CardInPlay[]>;
  pending: { at: string; half: HalfName; effect: EffectName }[][];
}

// Tokens on the upper and lower half as the card lies.
export interface CardInPlay {
  card: string | null;
  face: "up" | "down";
  pivoted: boolean;
  hit: [number, number];
  shield_hit: [number, number];
}

export interface StarfighterStage {
  sectors: Record<string, StageSector>;
  forecast: Battle[];
  reinforcements: [number, number];
  battle: { a: string; b: string; suffers: Seat; tokens: number } | null;
  chain: ChainLink[];
}

export interface StageSector {
  spaces: number;
  draws: number[];
  fighters: number;
  facing: string | null;
  cards: { level: number; upper: StageHalf; lower: StageHalf }[];
}

export interface Half {
  fighters: number;
  effect: EffectName | null;
  shields: number;
  field: boolean;
}

export interface StageHalf extends Half {
  visible: boolean;
}

export interface Battle {
  a: string;
  b: string;
  tokens: [number, number];
  state: "next" | "now" | "done";
}

export interface ChainLink {
  effect: EffectName;
  at: string | null;
  half: HalfName | null;
  card: string | null;
  seat: Seat;
  depth: number;
  state: "done" | "now" | "waiting" | "lost" | "skipped";
}

export interface Refused {
  type: "refused";
  text: string;
  clause: string | null;
}

export interface Why {
  type: "why";
  allowed: boolean;
  text: string;
  clause: string | null;
  more: string[];
}

export interface Preview {
  type: "preview";
  story: StoryEvent[];
  all: boolean;
  view: StarfighterView | null;
  stage: StarfighterStage | null;
}

export interface Hint {
  type: "hint";
  seat: Seat;
  kind: Kind;
  chance: number;
  where_to_look: string;
  unclear: boolean;
  choices: { number: number; option: string; text: string; chance: number }[];
  line: { seat: Seat; option: string; text: string }[];
  simulations: number;
}

export type MistakeMark = "none" | "inaccuracy" | "mistake" | "blunder" | "unclear";

export interface AnalysedChoice {
  n: number;
  round: number;
  seat: Seat;
  kind: Kind;
  options: number;
  chance: number;
  chosen: string;
  chosen_text: string;
  best: string;
  best_text: string;
  loss: number;
  margin: number;
  mark: MistakeMark;
  simulations: number;
}

export interface AnalysisAnswer {
  type: "analysis";
  choice: AnalysedChoice | null;
}

export interface RecordText {
  type: "record";
  text: string;
}

export interface CardFront {
  id: string;
  level: number;
  green: boolean;
  upper: Half;
  lower: Half;
}

export interface Cruiser {
  name: string;
  armor: number;
  training: boolean;
  // From the owner's left.
  spaces: number[];
  draws: number[][];
}

export interface Catalogue {
  type: "catalogue";
  game: string;
  set: { name: Bilingual; note: Bilingual };
  back: { upper: Half; lower: Half };
  cards: CardFront[];
  cruisers: Cruiser[];
  // Names and meanings of effects; also of "shields" and "field".
  effects: Record<string, { name: Bilingual; meaning: Bilingual }>;
  modes: { name: string; text: Bilingual }[];
  rule_options: { name: string; ruling: string; on_by_default: boolean; text: Bilingual }[];
  deck_sizes: { smallest: number; usual: number; largest: number };
}

export interface Rules {
  type: "rules";
  game: string;
  sections: { id: string; title: Bilingual }[];
  clauses: { id: string; section: string; text: Bilingual; see: string[] }[];
}

export interface Lessons {
  type: "lessons";
  game: string;
  lessons: { name: string; title: Bilingual; clauses: string[]; steps: number }[];
}

export interface Deck {
  type: "deck";
  text: string;
  legal: boolean;
  checks: { clause: string; kept: boolean; text: string; line: number }[];
  problems: Problem[];
}

export interface Problem {
  line: number;
  column: number;
  text: string;
}

export interface Done {
  type: "done";
}

export interface Failure {
  type: "error";
  text: string;
  problems?: Problem[];
}
