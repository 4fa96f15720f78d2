// The game as a conversation: short commands and numbers in, sentences out. Everything a seat may know can
// be asked for, and every option can be chosen by its number or typed in notation.
import { frontOf } from "../cards/catalogue";
import { describeCard, effectName } from "../cards/describe";
import { faceOfFront } from "../cards/face";
import { layoutField } from "../kit/layout";
import type { State, StoryEvent, Welcome } from "../engine/messages";
import { words } from "../i18n/words";
import { sentence } from "../games/starfighter/words/events";
import { whereIs } from "../games/starfighter/words/where";
import { namedCard } from "../games/starfighter/words/call_signs";
import { lyingFace } from "../games/starfighter/marks_of";
import { otherSeat, seatIndex } from "../games/starfighter/places";
import { sidesOf } from "../games/starfighter/sides";

const t = words({
  help: {
    en:
      "A number chooses that option, and so does its notation, such as play 3-10 up a2. h: your hand. b: both " +
      "boards. s1 to s5: a sector of yours, from your left. r1 to r5: one of your rival’s. c: effect chain. f: " +
      "forecast of battles. n: news, what happened last. q: the question again. o: all options. p: who stands " +
      "how. u: take back. t: hint. i and a code, such as i 3-10: read a card. g: back to the drawn table. x: " +
      "leave.",
    fr:
      "Un numéro choisit cette option, tout comme sa notation, par exemple play 3-10 up a2. h : votre main. b " +
      ": les deux plateaux. s1 à s5 : un de vos secteurs, depuis votre gauche. r1 à r5 : un secteur adverse. c " +
      ": chaîne d’effets. f : prévision des combats. n : nouvelles, ce qui vient de se passer. q : la " +
      "question. o : toutes les options. p : où en est chacun. u : annuler. t : indice. i et un code, comme i " +
      "3-10 : lire une carte. g : retour à la table dessinée. x : partir.",
  },
  hand: { en: "Your hand, {n} {n|card|cards}:", fr: "Votre main, {n} {n|carte|cartes} :" },
  no_hand: { en: "You hold no cards.", fr: "Vous n’avez pas de carte." },
  own: { en: "Your board, from your left:", fr: "Votre plateau, depuis votre gauche :" },
  theirs: { en: "Your rival’s board, from your left:", fr: "Le plateau adverse, depuis votre gauche :" },
  sector: {
    en: "{place}, {taken} of {spaces} spaces taken, {fighters} {fighters|Fighter|Fighters}, {facing}.",
    fr:
      "{place}, {taken} {taken|emplacement pris|emplacements pris} sur {spaces}, {fighters} " +
      "{fighters|Chasseur|Chasseurs}, {facing}.",
  },
  faces: { en: "faces {place}", fr: "face à {place}" },
  faces_none: { en: "faces nothing", fr: "face à rien" },
  empty: { en: "Empty.", fr: "Vide." },
  chain_none: { en: "No effects are under way.", fr: "Aucun effet en cours." },
  link: { en: "{effect} of {card}{at}: {state}", fr: "{effect} de {card}{at} : {state}" },
  at: { en: " at {place}", fr: " en {place}" },
  unknown: { en: "an unknown card", fr: "une carte inconnue" },
  done: { en: "done", fr: "fait" },
  now: { en: "now", fr: "en cours" },
  waiting: { en: "waiting", fr: "en attente" },
  lost: { en: "lost", fr: "perdu" },
  skipped: { en: "no target", fr: "sans cible" },
  battle: {
    en: "{a} against {b}: {taken} for you, {given} for your rival",
    fr: "{a} contre {b} : {taken} pour vous, {given} pour l’adversaire",
  },
  no_battle: { en: "No battles to be expected.", fr: "Aucun combat prévu." },
  no_news: { en: "Nothing has happened yet.", fr: "Rien ne s’est encore passé." },
  option: { en: "{n}. {text}", fr: "{n}. {text}" },
  waiting_for: { en: "It is not your decision.", fr: "Ce n’est pas à vous de décider." },
  score: {
    en: "{name}{cruiser}: armor {armor}, {hand} {hand|card|cards} in hand, {next} next round{initiative}{passed}.",
    fr:
      "{name}{cruiser} : blindage {armor}, {hand} {hand|carte|cartes} en main, {next} à la manche " +
      "suivante{initiative}{passed}.",
  },
  with: { en: " with {cruiser}", fr: " avec {cruiser}" },
  initiative: { en: ", has the Initiative", fr: ", a l’Initiative" },
  passed: { en: ", has passed", fr: ", a passé" },
  round: { en: "Round {n}, {phase}.", fr: "Manche {n}, {phase}." },
  setup: { en: "setup", fr: "mise en place" },
  reinforcements: { en: "reinforcements", fr: "renforts" },
  deployment: { en: "deployment", fr: "déploiement" },
  combat: { en: "combat", fr: "bataille" },
  over: { en: "over", fr: "terminée" },
  no_card: { en: "There is no card {id}.", fr: "Il n’y a pas de carte {id}." },
  no_option: { en: "There is no option {n}. There are {all}.", fr: "Il n’y a pas d’option {n}. Il y en a {all}." },
});

export interface Talk {
  state: State;
  story: readonly StoryEvent[];
  // How many events were there before the last state.
  told: number;
  levels: Welcome["levels"];
}

export type Reply = { say: string[] } | { choose: string } | { act: "undo" | "hint" | "draw" | "leave" };

export function reply(typed: string, talk: Talk): Reply {
  const input = typed.trim().toLowerCase().replaceAll(/\s+/g, " ");
  const options = talk.state.decision?.options ?? [];
  if (/^\d+$/.test(input)) {
    const chosen = options[Number(input) - 1];
    if (chosen) return { choose: chosen.option };
    return { say: options.length > 0 ? [t("no_option", { n: input, all: options.length })] : [t("waiting_for")] };
  }
  const sector = /^([sr])([1-5])$/.exec(input);
  if (sector) return { say: tellSector(talk.state, sector[1] === "r", Number(sector[2])) };
  const card = /^i (\S+)$/.exec(input);
  if (card) return { say: [tellCard(card[1]!)] };
  const told = tellers[input];
  if (told) return { say: told(talk) };
  const acts = { u: "undo", t: "hint", g: "draw", x: "leave" } as const;
  if (input in acts) return { act: acts[input as keyof typeof acts] };
  return { choose: input };
}

const tellers: Record<string, (talk: Talk) => string[]> = {
  "": (talk) => tellQuestion(talk.state),
  "?": () => [t("help")],
  h: ({ state }) => tellHand(state),
  b: ({ state }) => [t("own"), ...tellBoard(state, false), t("theirs"), ...tellBoard(state, true)],
  c: ({ state }) => tellChain(state),
  f: ({ state }) => tellForecast(state),
  n: (talk) => tellNews(talk),
  l: (talk) => tellNews(talk),
  q: ({ state }) => tellQuestion(state),
  o: ({ state }) => tellOptions(state),
  p: (talk) => tellScore(talk),
};

export function tellQuestion(state: State): string[] {
  if (!state.decision) return [];
  return [state.decision.question];
}

export function tellOptions(state: State): string[] {
  const options = state.decision?.options;
  if (!options) return [t("waiting_for")];
  return options.map(({ text }, i) => t("option", { n: i + 1, text }));
}

export function tellNews({ story, told }: Talk): string[] {
  const news = story.slice(told);
  if (news.length > 0) return news.map((event) => event.text);
  const last = story.at(-1);
  return [last ? last.text : t("no_news")];
}

function tellHand(state: State): string[] {
  const hand = state.view.hand[seatIndex(state.viewer ?? "a")] ?? [];
  if (hand.length === 0) return [t("no_hand")];
  return [t("hand", { n: hand.length }), ...hand.map((id) => (id ? tellCard(id) : t("unknown")))];
}

function tellCard(id: string): string {
  const front = frontOf(id);
  if (!front) return t("no_card", { id });
  return describeCard(faceOfFront(front));
}

function tellBoard(state: State, enemy: boolean): string[] {
  return [1, 2, 3, 4, 5].flatMap((number) => {
    const [head, ...cards] = tellSector(state, enemy, number);
    return [[head, cards[0]].filter(Boolean).join(" ")];
  });
}

// The head of a sector, and its cards from the top.
function tellSector(state: State, enemy: boolean, number: number): string[] {
  const layout = layoutField(state.view.shift, state.viewer);
  const place = (enemy ? layout.top : layout.bottom).sectors[number - 1]!;
  const sector = state.stage.sectors[place];
  if (!sector) return [];
  const facing = sector.facing ? t("faces", { place: whereIs(sector.facing, state) }) : t("faces_none");
  const { spaces, fighters, cards } = sector;
  const head = t("sector", { place: sentence(whereIs(place, state)), taken: cards.length, spaces, fighters, facing });
  const lying = cards.map((_, level) => {
    const space = `${place}.${level}`;
    const face = lyingFace(state, space);
    return face ? `${space}: ${describeCard(face, level < cards.length - 1)}.` : "";
  });
  return [head, ...(lying.length > 0 ? lying.toReversed() : [t("empty")])];
}

function tellChain(state: State): string[] {
  const { chain } = state.stage;
  if (chain.length === 0) return [t("chain_none")];
  return chain.map((link, i) =>
    t("option", {
      n: i + 1,
      text: t("link", {
        effect: effectName(link.effect),
        card: link.card ? namedCard(link.card) : t("unknown"),
        at: link.at ? t("at", { place: link.at }) : "",
        state: t(link.state),
      }),
    }),
  );
}

function tellForecast(state: State): string[] {
  const { forecast } = state.stage;
  if (forecast.length === 0) return [t("no_battle")];
  const mine = seatIndex(state.viewer ?? "a");
  const theirs = seatIndex(otherSeat(state.viewer ?? "a"));
  return forecast.map(({ a, b, tokens }) => t("battle", { a, b, taken: tokens[mine], given: tokens[theirs] }));
}

function tellScore({ state, levels }: Talk): string[] {
  const { round, phase } = state.view;
  const sides = sidesOf(state, levels).map((side) =>
    t("score", {
      name: side.name,
      cruiser: side.cruiser ? t("with", { cruiser: side.cruiser }) : "",
      armor: side.armor,
      hand: side.hand,
      next: side.next,
      initiative: side.initiative ? t("initiative") : "",
      passed: side.passed ? t("passed") : "",
    }),
  );
  return [t("round", { n: round, phase: t(phase) }), ...sides];
}
