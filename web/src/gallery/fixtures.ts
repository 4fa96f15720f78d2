// Situations for the gallery and the tests, in the form of the table protocol. The figures are those of
// one made-up moment: round 3, combat, the viewer carries out a vertical move in the second battle.
import type {
  Battle,
  CardInPlay,
  ChainLink,
  Hint,
  StageSector,
  StarfighterStage,
  StarfighterView,
  State,
  StoryEvent,
} from "../engine/messages";
import { fixtureSet } from "./fixture_set";

// "1-08", "1-08 pivoted", "? down", "0-09 down", "1-06 hit 1 0", "1-47 shields 1 0"
function inPlay(text: string): CardInPlay {
  const [id = "?", ...rest] = text.split(" ");
  const numbers = (word: string): [number, number] => {
    const at = rest.indexOf(word);
    return at < 0 ? [0, 0] : [Number(rest[at + 1]), Number(rest[at + 2])];
  };
  return {
    card: id === "?" ? null : id,
    face: rest.includes("down") ? "down" : "up",
    pivoted: rest.includes("pivoted"),
    hit: numbers("hit"),
    shield_hit: numbers("shields"),
  };
}

function lie(card: CardInPlay, level: number, top: boolean): StageSector["cards"][number] {
  const front = fixtureSet.cards.find((one) => one.id === card.card);
  const side = card.face === "up" && front ? front : fixtureSet.back;
  const [upper, lower] = card.pivoted ? [side.lower, side.upper] : [side.upper, side.lower];
  return { level, upper: { ...upper, visible: top }, lower: { ...lower, visible: true } };
}

interface Situation {
  cruisers: [string, string];
  shift: number;
  cards: Record<string, string[]>;
}

function field({ cruisers, shift, cards }: Situation) {
  const sectors: Record<string, CardInPlay[]> = {};
  const stage: Record<string, StageSector> = {};
  for (const [index, seat] of (["a", "b"] as const).entries()) {
    const cruiser = fixtureSet.cruisers.find((one) => one.name === cruisers[index])!;
    for (let column = 1; column <= 5; ++column) {
      const place = `${seat}${column}`;
      const lying = (cards[place] ?? []).map(inPlay);
      const faces = lying.map((card, level) => lie(card, level, level === lying.length - 1));
      const own = seat === "a" ? column - 1 : 5 - column;
      const faced = seat === "a" ? column + shift : column - shift;
      sectors[place] = lying;
      stage[place] = {
        spaces: cruiser.spaces[own] ?? 0,
        draws: (cruiser.draws[own] ?? []).filter((level) => level >= lying.length),
        fighters: faces.reduce((sum, face, i) => sum + shooting(face, lying[i]!), 0),
        facing: faced >= 1 && faced <= 5 ? `${seat === "a" ? "b" : "a"}${faced}` : null,
        cards: faces,
      };
    }
  }
  return { sectors, stage };
}

export const emptyField = (cruisers: [string, string]) => field({ cruisers, shift: 0, cards: {} });

function shooting(face: StageSector["cards"][number], card: CardInPlay): number {
  const upper = face.upper.visible ? face.upper.fighters - card.hit[0] : 0;
  return upper + face.lower.fighters - card.hit[1];
}

const board = field({
  cruisers: ["Ares", "Athena"],
  shift: -1,
  cards: {
    a1: ["0-09", "1-13"],
    a2: ["0-18"],
    a3: ["0-29 down", "1-08"],
    a4: ["0-18", "1-02", "2-03 pivoted", "3-10"],
    a5: ["0-01"],
    b1: ["1-11 pivoted"],
    b2: ["0-05", "1-06 hit 1 0"],
    b3: ["0-62", "? down", "2-48 shields 1 0"],
    b4: ["0-14", "1-50", "2-19"],
  },
});

const forecast: Battle[] = [
  { a: "a2", b: "b1", tokens: [3, 2], state: "done" },
  { a: "a3", b: "b2", tokens: [3, 2], state: "now" },
  { a: "a4", b: "b3", tokens: [2, 5], state: "next" },
  { a: "a5", b: "b4", tokens: [3, 1], state: "next" },
];

const chain: ChainLink[] = [
  { effect: "DESTROY", at: "a3.1", half: "upper", card: "3-25", seat: "a", depth: 0, state: "done" },
  { effect: "VERTICAL", at: "a3.1", half: "upper", card: "1-08", seat: "a", depth: 1, state: "now" },
  { effect: "DRAW", at: "a5.0", half: "upper", card: "0-01", seat: "a", depth: 2, state: "waiting" },
  { effect: "PIVOT", at: "b1.0", half: "upper", card: "1-11", seat: "b", depth: 1, state: "waiting" },
  { effect: "LATERAL", at: "b3.1", half: "lower", card: "1-47", seat: "b", depth: 1, state: "lost" },
  { effect: "HIT_ENEMY", at: null, half: "upper", card: "0-29", seat: "b", depth: 0, state: "skipped" },
];

export const fixtureView: StarfighterView = {
  round: 3,
  phase: "combat",
  initiative: "b",
  shift: -1,
  armor: [11, 14],
  passed: [true, true],
  deck: Array.from({ length: 41 }, () => null),
  discard: ["3-25", "2-07"],
  hand: [
    ["1-28", "2-24", "3-25", "0-29", "2-12"],
    [null, null, null, null],
  ],
  aside: [[null], []],
  sectors: board.sectors,
  pending: [],
};

export const fixtureStage: StarfighterStage = {
  sectors: board.stage,
  forecast,
  reinforcements: [2, 1],
  battle: { a: "a3", b: "b2", suffers: "b", tokens: 1 },
  chain,
};

const legalSpots = ["a1.0", "a4.0", "a4.1", "a4.2", "b2.0", "b3.0", "b3.1", "b4.0", "b4.1"];

export const fixtureStories: Record<"en" | "fr", StoryEvent[]> = {
  en: [
    { kind: "round_begins", seat: null, round: 3, text: "Round 3 begins." },
    { kind: "drawn", seat: "a", count: 2, text: "Ares draws 2 cards." },
    { kind: "played", seat: "b", card: null, at: "b5", down: true, text: "Athena plays a card face down on b5." },
    { kind: "passed", seat: "b", text: "Athena passes." },
    { kind: "initiative_taken", seat: "b", text: "Athena takes the Initiative." },
    { kind: "shifted", seat: "b", side: "right", text: "Athena shifts to the right." },
    { kind: "order_chosen", seat: "b", side: "right", text: "Battles are fought from left to right." },
    { kind: "battle", seat: null, a: "a2", b: "b1", tokens: [3, 2], text: "Battle: a2 against b1." },
    { kind: "armor_lost", seat: "a", count: 3, left: 11, text: "Ares loses 3 armor, 11 left." },
    { kind: "battle", seat: null, a: "a3", b: "b2", tokens: [3, 2], text: "Battle: a3 against b2." },
    { kind: "destroyed", seat: "a", card: "3-25", at: "a3", text: "3-25 on a3 is destroyed." },
    {
      kind: "triggered",
      seat: "a",
      card: "1-08",
      effect: "VERTICAL",
      at: "a3.1",
      text: "1-08 is revealed: vertical move.",
    },
  ],
  fr: [
    { kind: "round_begins", seat: null, round: 3, text: "La manche 3 commence." },
    { kind: "drawn", seat: "a", count: 2, text: "Ares pioche 2 cartes." },
    { kind: "played", seat: "b", card: null, at: "b5", down: true, text: "Athena joue une carte face cachée en b5." },
    { kind: "passed", seat: "b", text: "Athena passe." },
    { kind: "initiative_taken", seat: "b", text: "Athena prend l’Initiative." },
    { kind: "shifted", seat: "b", side: "right", text: "Athena se décale à droite." },
    { kind: "order_chosen", seat: "b", side: "right", text: "Les combats vont de gauche à droite." },
    { kind: "battle", seat: null, a: "a2", b: "b1", tokens: [3, 2], text: "Combat : a2 contre b1." },
    { kind: "armor_lost", seat: "a", count: 3, left: 11, text: "Ares perd 3 points de blindage, il en reste 11." },
    { kind: "battle", seat: null, a: "a3", b: "b2", tokens: [3, 2], text: "Combat : a3 contre b2." },
    { kind: "destroyed", seat: "a", card: "3-25", at: "a3", text: "La carte 3-25 en a3 est détruite." },
    {
      kind: "triggered",
      seat: "a",
      card: "1-08",
      effect: "VERTICAL",
      at: "a3.1",
      text: "La carte 1-08 apparaît : déplacement vertical.",
    },
  ],
};

const questions = {
  en: "Carry out the vertical move: choose a card.",
  fr: "Appliquez le déplacement vertical : choisissez une carte.",
};

export function fixtureState(language: "en" | "fr"): State {
  return {
    type: "state",
    v: 57,
    game: "starfighter",
    mode: "skirmish",
    players: ["human", "captain"],
    viewer: "a",
    sight: "own",
    seats: [{ cruiser: "Ares" }, { cruiser: "Athena" }],
    view: fixtureView,
    stage: fixtureStage,
    decision: {
      seat: "a",
      kind: "card",
      question: questions[language],
      clause: "SF-FX-VERT-01",
      options: legalSpots.map((spot) => ({
        option: `vertical ${spot}`,
        text:
          language === "en"
            ? `Move the card from ${spot} to the top of its own sector.`
            : `Faire monter la carte de ${spot} au sommet de son secteur.`,
      })),
    },
    waits: null,
    from: 0,
    story: fixtureStories[language],
    undo: true,
    result: null,
    replay: null,
    lesson: null,
  };
}

export function fixtureHint(language: "en" | "fr"): Hint {
  const move = (spot: string) =>
    language === "en" ? `Move the card from ${spot} to the top.` : `Faire monter la carte de ${spot}.`;
  return {
    type: "hint",
    seat: "a",
    kind: "card",
    chance: 0.58,
    where_to_look: language === "en" ? "Look at sector a4." : "Regardez le secteur a4.",
    unclear: false,
    choices: [
      { number: 2, option: "vertical a4.0", text: move("a4.0"), chance: 0.58 },
      { number: 5, option: "vertical b2.0", text: move("b2.0"), chance: 0.53 },
      { number: 8, option: "vertical b4.1", text: move("b4.1"), chance: 0.46 },
    ],
    line: [
      { seat: "a", option: "vertical a4.0", text: move("a4.0") },
      {
        seat: "b",
        option: "split 1 0",
        text: language === "en" ? "1 token on the upper half." : "1 marqueur sur la moitié supérieure.",
      },
    ],
    simulations: 20000,
  };
}
