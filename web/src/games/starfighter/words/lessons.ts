// What each chapter of the tutorial is good for, in a line.
import { words } from "../../../i18n/words";

const t = words({
  reading_a_card: {
    en: "Two halves, two sides: what every sign on a card says.",
    fr: "Deux moitiés, deux faces : ce que dit chaque signe d’une carte.",
  },
  reinforcements: {
    en: "How many cards you get, and why covering a symbol costs you one.",
    fr: "Combien de cartes vous recevez, et pourquoi recouvrir un symbole en coûte une.",
  },
  deployment: {
    en: "Playing cards face up and face down on your five sectors.",
    fr: "Poser vos cartes, face visible ou cachée, sur vos cinq secteurs.",
  },
  levels_and_covering: {
    en: "Where a card fits, and what it hides below it.",
    fr: "Où va une carte, et ce qu’elle cache sous elle.",
  },
  effects: {
    en: "Moves, turns, hits and draws: what comes to light happens.",
    fr: "Déplacer, tourner, frapper, piocher : ce qui se découvre arrive.",
  },
  chains: {
    en: "One effect uncovers the next: the heart of the game.",
    fr: "Un effet découvre le suivant : le cœur du jeu.",
  },
  passing_and_initiative: {
    en: "Why it can pay to stop first.",
    fr: "Pourquoi s’arrêter en premier peut payer.",
  },
  shift_and_order: {
    en: "Sliding your Cruiser so that the right sectors meet.",
    fr: "Décaler votre Croiseur pour que les bons secteurs se rencontrent.",
  },
  battle: {
    en: "How Fighters hurt cards, and then armor: how games are won.",
    fr: "Comment les Chasseurs abîment les cartes, puis le blindage : comment on gagne.",
  },
  chain_in_battle: {
    en: "A card falls in battle and uncovers an effect.",
    fr: "Une carte tombe au combat et découvre un effet.",
  },
  shields_and_force_field: {
    en: "Two ways to take less damage.",
    fr: "Deux façons d’encaisser moins.",
  },
});

export const lessonAbout = (name: string): string => (name in t.table ? t(name as "effects") : "");
