// What happened, told to whoever sits in front of the screen. Every kind has a sentence for "you" and one for who has
// a name; kinds that are not here are told in the engine's words.
import { effectName } from "../../../cards/describe";
import type { StoryEvent } from "../../../engine/messages";
import { words } from "../../../i18n/words";
import { isYou, nameOf, type Named } from "../../../table/names";
import { levels } from "../../../table/welcome";
import { otherSeat, sectorOf } from "../places";
import { namedCard } from "./call_signs";
import { whereIs, whose } from "./where";

const said = {
  first_player: { en: "{name} begins and takes the Initiative.", fr: "{name} commence et prend l’Initiative." },
  first_player_you: { en: "You begin and take the Initiative.", fr: "Vous commencez et prenez l’Initiative." },
  cruiser_taken: { en: "{name} takes the Cruiser {cruiser}.", fr: "{name} prend le Croiseur {cruiser}." },
  cruiser_taken_you: { en: "You take the Cruiser {cruiser}.", fr: "Vous prenez le Croiseur {cruiser}." },
  drawn: { en: "{name} draws {card}.", fr: "{name} pioche {card}." },
  drawn_you: { en: "You draw {card}.", fr: "Vous piochez {card}." },
  draw_lost: { en: "{name} has nothing to draw.", fr: "{name} n’a rien à piocher." },
  draw_lost_you: { en: "You have nothing to draw.", fr: "Vous n’avez rien à piocher." },
  own_reshuffled: {
    en: "{name} shuffles the discard pile into a new deck: {n} {n|card|cards}.",
    fr: "{name} mélange sa défausse en une nouvelle pioche : {n} {n|carte|cartes}.",
  },
  own_reshuffled_you: {
    en: "You shuffle your discard pile into a new deck: {n} {n|card|cards}.",
    fr: "Vous mélangez votre défausse en une nouvelle pioche : {n} {n|carte|cartes}.",
  },
  set_aside: {
    en: "{name} sets a card aside unseen, for the next round.",
    fr: "{name} met une carte de côté sans la voir, pour la manche suivante.",
  },
  set_aside_you: {
    en: "You set a card aside unseen, for the next round.",
    fr: "Vous mettez une carte de côté sans la voir, pour la manche suivante.",
  },
  aside_taken: { en: "{name} takes {card} from aside.", fr: "{name} prend {card}, mise de côté." },
  aside_taken_you: { en: "You take {card} from aside.", fr: "Vous prenez {card}, mise de côté." },
  played: { en: "{name} plays {card} {face} in {place}.", fr: "{name} joue {card} {face} dans {place}." },
  played_you: { en: "You play {card} {face} in {place}.", fr: "Vous jouez {card} {face} dans {place}." },
  passed: { en: "{name} passes.", fr: "{name} passe." },
  passed_you: { en: "You pass.", fr: "Vous passez." },
  initiative_taken: { en: "{name} takes the Initiative.", fr: "{name} prend l’Initiative." },
  initiative_taken_you: { en: "You take the Initiative.", fr: "Vous prenez l’Initiative." },
  initiative_given: { en: "{name} receives the Initiative.", fr: "{name} reçoit l’Initiative." },
  initiative_given_you: { en: "You receive the Initiative.", fr: "Vous recevez l’Initiative." },
  triggered: {
    en: "{effect}: {card} triggers in {place}.",
    fr: "{effect} : {card} se déclenche dans {place}.",
  },
  effect_lost: {
    en: "{effect}: {card} is hidden before its turn, the effect is lost.",
    fr: "{effect} : {card} est cachée avant son tour, l’effet est perdu.",
  },
  effect_skipped: { en: "{effect}: there is nothing it could do.", fr: "{effect} : il n’y a rien à quoi l’appliquer." },
  moved: { en: "{name} moves {card} from {place} to {to}.", fr: "{name} déplace {card} : de {place} vers {to}." },
  moved_you: { en: "You move {card} from {place} to {to}.", fr: "Vous déplacez {card} : de {place} vers {to}." },
  moved_up: { en: "{name} moves {card} to the top of {to}.", fr: "{name} fait monter {card} au sommet : {to}." },
  moved_up_you: { en: "You move {card} to the top of {to}.", fr: "Vous faites monter {card} au sommet : {to}." },
  pivoted: { en: "{name} turns {card} round in {place}.", fr: "{name} fait pivoter {card} dans {place}." },
  pivoted_you: { en: "You turn {card} round in {place}.", fr: "Vous faites pivoter {card} dans {place}." },
  rolled: { en: "{name} flips {card} in {place}, {face}.", fr: "{name} retourne {card} dans {place}, {face}." },
  rolled_you: { en: "You flip {card} in {place}, {face}.", fr: "Vous retournez {card} dans {place}, {face}." },
  destroyed: { en: "{card} is destroyed in {place}.", fr: "{card} est détruite dans {place}." },
  tokens_placed: {
    en: "{card} in {place} takes {upper} {upper|token|tokens} above and {lower} below.",
    fr: "{card} dans {place} reçoit {upper} {upper|marqueur|marqueurs} en haut et {lower} en bas.",
  },
  tokens_placed_upper: {
    en: "{card} in {place} takes {upper} {upper|token|tokens} on its upper half.",
    fr: "{card} dans {place} reçoit {upper} {upper|marqueur|marqueurs} sur sa moitié supérieure.",
  },
  tokens_placed_lower: {
    en: "{card} in {place} takes {lower} {lower|token|tokens} on its lower half.",
    fr: "{card} dans {place} reçoit {lower} {lower|marqueur|marqueurs} sur sa moitié inférieure.",
  },
  shields_hit: {
    en: "The shields of {card} in {place} take {n} {n|token|tokens}.",
    fr: "Les écrans : {card} dans {place} en absorbe {n}.",
  },
  tokens_returned: {
    en: "{card}: {n} {n|token is|tokens are} covered and {n|goes|go} back.",
    fr: "{card} : {n} {n|marqueur recouvert retourne|marqueurs recouverts retournent} au stock.",
  },
  absorbed: {
    en: "{whose} force field absorbs {n} {n|token|tokens}.",
    fr: "Le champ de force {whose} absorbe {n} {n|marqueur|marqueurs}.",
  },
  absorbed_you: {
    en: "Your force field absorbs {n} {n|token|tokens}.",
    fr: "Votre champ de force absorbe {n} {n|marqueur|marqueurs}.",
  },
  armor_lost: {
    en: "{name} loses {n} armor and has {left}.",
    fr: "{name} perd {n} {n|point|points} de blindage et en garde {left}.",
  },
  armor_lost_you: {
    en: "You lose {n} armor and have {left}.",
    fr: "Vous perdez {n} {n|point|points} de blindage et en gardez {left}.",
  },
  shifted_left: { en: "{name} shifts to the left.", fr: "{name} se décale à gauche." },
  shifted_left_you: { en: "You shift to the left.", fr: "Vous vous décalez à gauche." },
  shifted_right: { en: "{name} shifts to the right.", fr: "{name} se décale à droite." },
  shifted_right_you: { en: "You shift to the right.", fr: "Vous vous décalez à droite." },
  stayed: { en: "{name} stays in place.", fr: "{name} reste en place." },
  stayed_you: { en: "You stay in place.", fr: "Vous restez en place." },
  order_chosen_left: {
    en: "{name} has the battles fought from right to left.",
    fr: "{name} fait livrer les combats de droite à gauche.",
  },
  order_chosen_left_you: {
    en: "You have the battles fought from right to left.",
    fr: "Vous faites livrer les combats de droite à gauche.",
  },
  order_chosen_right: {
    en: "{name} has the battles fought from left to right.",
    fr: "{name} fait livrer les combats de gauche à droite.",
  },
  order_chosen_right_you: {
    en: "You have the battles fought from left to right.",
    fr: "Vous faites livrer les combats de gauche à droite.",
  },
  battle: { en: "Battle of {near} and {far}: {one}, {other}.", fr: "Combat : {near} et {far}. {one}, {other}." },
  takes: { en: "{name} takes {n}", fr: "{name} encaisse {n}" },
  takes_you: { en: "you take {n}", fr: "vous encaissez {n}" },
  ended: { en: "{name} wins the game.", fr: "{name} gagne la partie." },
  ended_you: { en: "You win the game.", fr: "Vous gagnez la partie." },
  up: { en: "face up", fr: "face visible" },
  down: { en: "face down", fr: "face cachée" },
  a_card: { en: "a card", fr: "une carte" },
} as const;

// What somebody does to a card, not what becomes of it.
const acts = new Set(["played", "moved", "pivoted", "rolled"]);

const t = words(said) as unknown as (key: string, params?: Record<string, string | number>) => string;

export const cardSaid = (id: string | null | undefined): string => (id ? namedCard(id) : t("a_card"));
export const faceSaid = (down: boolean): string => t(down ? "down" : "up");

export function eventSaid(event: StoryEvent, state: Named): string {
  const { kind, seat } = event;
  if (kind === "battle") return battle(event, state);
  const form = formOf(event, state);
  const you = seat !== null && isYou(state, seat);
  const key = you && `${form}_you` in said ? `${form}_you` : form;
  // A drawn game, and whatever is not told here.
  if (!(key in said) || (kind === "ended" && seat === null)) return event.text;
  const subject = acts.has(kind) ? seat : null;
  const name = seat ? nameOf(state, seat, levels()) : "";
  return sentence(
    t(key, {
      name,
      whose: whose(name),
      card: cardSaid(event.card),
      place: event.at ? whereIs(event.at, state, subject) : "",
      to: event.to ? whereIs(event.to, state, subject) : "",
      face: faceSaid(event.down ?? false),
      effect: event.effect ? effectName(event.effect) : "",
      cruiser: event.cruiser ?? "",
      n: event.count ?? 0,
      left: event.left ?? 0,
      upper: event.tokens?.[0] ?? 0,
      lower: event.tokens?.[1] ?? 0,
    }),
  );
}

// Left and right are those of whoever looks at the boards.
function formOf({ kind, seat, side, at, to, tokens }: StoryEvent, { viewer }: Named): string {
  if (side) {
    const seen = seat === (viewer === "b" ? "b" : "a") ? side : side === "left" ? "right" : "left";
    return `${kind}_${seen}`;
  }
  if (kind === "moved" && sectorOf(at!) === sectorOf(to!)) return "moved_up";
  if (kind !== "tokens_placed" || (tokens![0] > 0 && tokens![1] > 0)) return kind;
  return tokens![0] > 0 ? "tokens_placed_upper" : "tokens_placed_lower";
}

function battle({ a, b, tokens }: StoryEvent, state: Named): string {
  const near = state.viewer === "b" ? "b" : "a";
  const takes = (seat: "a" | "b") => {
    const n = tokens![seat === "a" ? 0 : 1];
    return t(isYou(state, seat) ? "takes_you" : "takes", { n, name: nameOf(state, seat, levels()) });
  };
  const far = otherSeat(near) as "a" | "b";
  const place = (seat: "a" | "b") => whereIs(seat === "a" ? a! : b!, state);
  return t("battle", { near: place(near), far: place(far), one: sentence(takes(near)), other: takes(far) });
}

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
