// A part of the Wardroom set in the form the engine tells it, for the gallery and the tests.
import type { CardFront, Catalogue, EffectName, Half } from "../engine/messages";

function half(text: string): Half {
  const [fighters = "0", symbol = "", count = "0"] = text.split(" ");
  const plain = symbol === "" || symbol === "shields" || symbol === "field";
  return {
    fighters: Number(fighters),
    effect: plain ? null : (symbol as EffectName),
    shields: symbol === "shields" ? Number(count) : 0,
    field: symbol === "field",
  };
}

function card(id: string, green: boolean, upper: string, lower: string): CardFront {
  return { id, level: Number(id[0]), green, upper: half(upper), lower: half(lower) };
}

const cards = [
  card("0-01", true, "1 DRAW", "0"),
  card("1-02", true, "2 DRAW", "0"),
  card("2-03", true, "2 LATERAL", "1"),
  card("3-04", true, "3 HIT_ENEMY", "0"),
  card("0-05", true, "4 HIT_SELF", "0"),
  card("1-06", true, "2", "2 HIT_SELF"),
  card("2-07", true, "0 HIT_ENEMY", "2"),
  card("1-08", true, "0 VERTICAL", "2"),
  card("0-09", true, "2 LATERAL", "0"),
  card("3-10", true, "1 LATERAL", "1 DRAW"),
  card("1-11", true, "3", "0 PIVOT"),
  card("2-12", true, "1 DRAW", "1"),
  card("1-13", true, "1 LATERAL", "1"),
  card("0-14", true, "1 VERTICAL", "1"),
  card("0-18", true, "2", "0 PIVOT"),
  card("2-24", true, "3 PIVOT", "0"),
  card("3-25", true, "1 DESTROY", "1"),
  card("1-28", true, "2", "0 DESTROY"),
  card("0-29", true, "0 HIT_ENEMY", "1"),
  card("3-35", true, "0 DRAW", "1 PIVOT"),
  card("1-47", false, "2 shields 2", "0 LATERAL"),
  card("2-48", false, "2 shields 3", "1"),
  card("1-50", false, "3 field", "0"),
  card("2-52", false, "1 field", "2"),
  card("0-57", false, "1", "1 shields 2"),
  card("0-62", false, "2 field", "0"),
  card("2-19", true, "1 VERTICAL", "1 FREE"),
  card("0-41", false, "2 ROLL", "0"),
  card("0-44", false, "1 ROLL", "0 HIT_FIGHTER"),
  card("0-71", false, "2 shields 4", "0"),
  card("1-70", false, "1 PIVOT", "0 field"),
];

const draws = [[0], [0], [0], [0], [0]];

export const fixtureSet: Catalogue = {
  type: "catalogue",
  game: "starfighter",
  set: {
    name: { en: "Wardroom set", fr: "Jeu de cartes Wardroom" },
    note: {
      en: "An original set made for this program; it is not the printed game's card list.",
      fr: "Un jeu original conçu pour ce programme ; ce n’est pas la liste des cartes du jeu imprimé.",
    },
  },
  back: { upper: half("2"), lower: half("0") },
  cards,
  cruisers: [
    { name: "Ares", armor: 20, training: true, spaces: [3, 4, 3, 4, 3], draws },
    { name: "Athena", armor: 20, training: true, spaces: [2, 4, 4, 4, 2], draws },
    { name: "Atlas", armor: 24, training: false, spaces: [2, 3, 3, 3, 2], draws },
    { name: "Apollo", armor: 19, training: false, spaces: [4, 4, 3, 4, 4], draws },
    { name: "Artemis", armor: 25, training: false, spaces: [4, 3, 1, 3, 4], draws },
    { name: "Hermes", armor: 24, training: false, spaces: [4, 4, 3, 2, 1], draws },
  ],
  effects: {
    DRAW: named(
      "draw",
      "pioche",
      "the top card of the deck is set aside for the next round",
      "la carte du dessus de la pioche est mise de côté pour la manche d’après",
    ),
    LATERAL: named(
      "lateral move",
      "déplacement latéral",
      "one card of either board goes on top of a neighbouring sector",
      "une carte d’un des plateaux va au sommet d’un secteur voisin",
    ),
    VERTICAL: named(
      "vertical move",
      "déplacement vertical",
      "one card of either board goes to the top of its own sector",
      "une carte d’un des plateaux monte au sommet de son secteur",
    ),
    FREE: named(
      "free move",
      "déplacement libre",
      "one card of either board goes on top of any sector of that board",
      "une carte va au sommet d’un secteur quelconque de son plateau",
    ),
    PIVOT: named(
      "pivot",
      "pivotement",
      "one card of either board is turned round: its halves change places",
      "une carte d’un des plateaux pivote : ses moitiés échangent leurs places",
    ),
    DESTROY: named(
      "destruction",
      "destruction",
      "one card of either board is destroyed",
      "une carte d’un des plateaux est détruite",
    ),
    HIT_ENEMY: named(
      "enemy hit",
      "dégât au Croiseur adverse",
      "the enemy Cruiser loses one armor point",
      "le Croiseur adverse perd un point de blindage",
    ),
    HIT_SELF: named(
      "own hit",
      "dégât à son propre Croiseur",
      "the own Cruiser loses one armor point",
      "votre propre Croiseur perd un point de blindage",
    ),
    ROLL: named(
      "barrel roll",
      "retournement",
      "one card of either board is turned over to its other side",
      "une carte d’un des plateaux est retournée sur son autre face",
    ),
    HIT_FIGHTER: named(
      "fighter hit",
      "dégât sur Chasseur",
      "one Damage token goes on the highest card of any sector",
      "un marqueur Dégâts va sur la carte du dessus d’un secteur",
    ),
    shields: named(
      "shields",
      "écrans",
      "tokens go on the shields first; at the end of the round they recover",
      "ils prennent les marqueurs d’abord et se régénèrent en fin de manche",
    ),
    field: named(
      "force field",
      "champ de force",
      "each time the card is hit it suffers one point in total",
      "chaque fois que la carte est touchée, elle ne subit qu’un point en tout",
    ),
  },
  modes: [
    { name: "training", text: { en: "Training", fr: "Entraînement" } },
    { name: "skirmish", text: { en: "Skirmish", fr: "Escarmouche" } },
  ],
  rule_options: [],
  deck_sizes: { smallest: 25, usual: 50, largest: 100 },
};

function named(en: string, fr: string, meaningEn: string, meaningFr: string) {
  return { name: { en, fr }, meaning: { en: meaningEn, fr: meaningFr } };
}
