// What is asked, what every choice does and what it costs, said to whoever decides.
import type { Choice, EffectName, State } from "../../../engine/messages";
import { words } from "../../../i18n/words";
import { nameOf } from "../../../table/names";
import { levels } from "../../../table/welcome";
import { moveOf, type Move } from "../moves";
import { levelOf, otherSeat, sectorOf, seatIndex } from "../places";
import { cardSaid, faceSaid } from "./events";
import { whereIs } from "./where";

const t = words({
  LATERAL: {
    en: "Move a card to the top of a neighbouring sector. Either side’s.",
    fr: "Déplacez une carte au sommet d’un secteur voisin, d’un camp ou de l’autre.",
  },
  VERTICAL: {
    en: "Move a card to the top of its own sector. Either side’s.",
    fr: "Faites monter une carte au sommet de son secteur, d’un camp ou de l’autre.",
  },
  FREE: {
    en: "Move a card to the top of any sector of its board. Either side’s.",
    fr: "Déplacez une carte au sommet d’un secteur quelconque de son plateau, d’un camp ou de l’autre.",
  },
  PIVOT: {
    en: "Turn a card round: its halves change places. Either side’s.",
    fr: "Faites pivoter une carte : ses moitiés échangent leurs places. D’un camp ou de l’autre.",
  },
  ROLL: {
    en: "Flip a card to its other side: it loses its tokens. Either side’s.",
    fr: "Retournez une carte sur son autre face : elle perd ses marqueurs. D’un camp ou de l’autre.",
  },
  DESTROY: { en: "Destroy a card. Either side’s.", fr: "Détruisez une carte, d’un camp ou de l’autre." },
  HIT_FIGHTER: {
    en: "Put a Damage token on the top card of a sector. Either side’s.",
    fr: "Placez un marqueur Dégâts sur la carte du dessus d’un secteur, d’un camp ou de l’autre.",
  },
  deploy: { en: "Play a card from your hand, or pass.", fr: "Jouez une carte de votre main ou passez." },
  deploy_alone: {
    en: "{name} has passed. Play a card from your hand, or pass to begin the battles.",
    fr: "{name} a passé. Jouez une carte de votre main, ou passez pour lancer les combats.",
  },
  order: { en: "In which order are the battles fought?", fr: "Dans quel ordre se livrent les combats ?" },
  split: {
    en: "{card} takes {n} Damage {n|token|tokens} in {place}: how many on each half?",
    fr: "{card} reçoit {n} {n|marqueur|marqueurs} Dégâts dans {place} : combien sur chaque moitié ?",
  },
  play: { en: "Play {card} {face} in {place}.", fr: "Jouer {card} {face} dans {place}." },
  pass: {
    en: "You take the Initiative; no more cards this round.",
    fr: "À vous l’Initiative ; plus de carte cette manche.",
  },
  pass_alone: {
    en: "The battles begin; {name} has the Initiative.",
    fr: "Les combats commencent ; {name} a l’Initiative.",
  },
  move: { en: "Move {card} from {place} to {to}.", fr: "Déplacer {card} : de {place} vers {to}." },
  vertical: { en: "Move {card} to the top of {place}.", fr: "Faire monter {card} au sommet : {place}." },
  pivot: {
    en: "Turn {card} in {place} round: its halves change places.",
    fr: "Faire pivoter {card} dans {place} : ses moitiés échangent leurs places.",
  },
  roll: { en: "Flip {card} in {place} to its other side.", fr: "Retourner {card} dans {place} sur son autre face." },
  destroy: { en: "Destroy {card} in {place}.", fr: "Détruire {card} dans {place}." },
  hit: {
    en: "Put a Damage token on {card} in {place}.",
    fr: "Placer un marqueur Dégâts sur {card} dans {place}.",
  },
  resolve_upper: {
    en: "First the effect on the upper half of {card} in {place}.",
    fr: "D’abord l’effet de la moitié supérieure : {card} dans {place}.",
  },
  resolve_lower: {
    en: "First the effect on the lower half of {card} in {place}.",
    fr: "D’abord l’effet de la moitié inférieure : {card} dans {place}.",
  },
});

type Targeted = Exclude<EffectName, "DRAW" | "HIT_ENEMY" | "HIT_SELF">;
const effectOf: Record<string, Targeted> = {
  lateral: "LATERAL",
  vertical: "VERTICAL",
  free: "FREE",
  pivot: "PIVOT",
  roll: "ROLL",
  destroy: "DESTROY",
  hit: "HIT_FIGHTER",
};

export function questionSaid(state: State): string {
  const decision = state.decision!;
  const first = decision.options?.[0];
  const other = otherSeat(decision.seat);
  const moves = decision.options?.map(moveOf) ?? [];
  const effect = effectOf[moves[0]?.verb ?? ""];
  if (effect) return t(effect);
  if (moves.some(({ verb }) => verb === "pass"))
    return state.view.passed[seatIndex(other)]
      ? t("deploy_alone", { name: nameOf(state, other, levels()) })
      : t("deploy");
  if (moves.some(({ verb }) => verb === "order")) return t("order");
  const place = first && moves[0]!.verb === "split" ? struckSpace(state) : null;
  if (!place) return decision.question;
  const [upper, lower] = moves[0]!.counts!;
  return t("split", { card: lying(place, state), n: upper + lower, place: whereIs(sectorOf(place), state) });
}

export function optionSaid(choice: Choice, state: State): string {
  const move = moveOf(choice);
  const { verb, space, sector, half } = move;
  const other = otherSeat(state.decision?.seat ?? "a");
  const card = move.card ? cardSaid(move.card) : cardOf(move, state);
  const place = whereIs(space ?? sector ?? "a1", state);
  switch (verb) {
    case "play":
      return t("play", { card, face: faceSaid(move.face === "down"), place });
    case "pass":
      return state.view.passed[seatIndex(other)]
        ? t("pass_alone", { name: nameOf(state, other, levels()) })
        : t("pass");
    case "lateral":
    case "free":
      return t("move", { card, place, to: whereIs(sector!, state) });
    case "vertical":
    case "pivot":
    case "roll":
    case "destroy":
    case "hit":
      return t(verb, { card, place });
    case "resolve":
      return t(half === "upper" ? "resolve_upper" : "resolve_lower", { card, place });
    default:
      return choice.text;
  }
}

function cardOf({ space, sector, verb }: Move, state: State): string {
  if (space) return lying(space, state);
  return verb === "hit" && sector ? lying(topOf(sector, state), state) : "";
}

const lying = (space: string, { view }: State): string =>
  cardSaid(view.sectors[sectorOf(space)]?.[levelOf(space)]?.card);

const topOf = (sector: string, { view }: State): string => `${sector}.${(view.sectors[sector]?.length ?? 1) - 1}`;

// The card that takes the tokens being divided: the top one of the sector that the question names.
export function struckSpace(state: State): string | null {
  const place = /\b([ab][1-5])\b/.exec(state.decision?.question ?? "")?.[1];
  const top = place ? (state.view.sectors[place]?.length ?? 0) - 1 : -1;
  return place && top >= 0 ? `${place}.${top}` : null;
}
