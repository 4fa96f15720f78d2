// What the prompt says: who must do what, and what each button will do. Sentences about the game are
// the engine's; here is only how they are put together.
import { effectName } from "../cards/describe";
import type { PromptAction } from "../kit/prompt";
import type { EffectName, State } from "../engine/messages";
import { words } from "../i18n/words";
import type { IconName } from "../icons/shapes";
import { isButton, type Move } from "../games/starfighter/moves";
import { levelOf, sectorOf } from "../games/starfighter/places";
import { callSign } from "../games/starfighter/words/call_signs";
import { struckSpace } from "../games/starfighter/words/choices";
import type { Session } from "./session";

const t = words({
  pass: { en: "Pass", fr: "Passer" },
  shift_left: { en: "Shift left", fr: "Décaler à gauche" },
  shift_right: { en: "Shift right", fr: "Décaler à droite" },
  stay: { en: "Stay", fr: "Rester" },
  order_left: { en: "From right to left", fr: "Vers la gauche" },
  order_right: { en: "From left to right", fr: "Vers la droite" },
  split: { en: "{upper} upper · {lower} lower", fr: "{upper} en haut · {lower} en bas" },
  resolve: { en: "{effect} of {card} first", fr: "D’abord {effect} de {card}" },
  unknown: { en: "the card", fr: "la carte" },
});

const icons: Record<string, IconName> = {
  pass: "pass",
  stay: "stop",
  split: "token",
  resolve: "chain",
  cruiser: "armor",
};

// The picture beside the question.
export function questionIcon(state: State): IconName {
  const now = state.stage.chain.find((link) => link.state === "now");
  const verb = state.decision?.options?.[0]?.option.split(" ")[0];
  if (verb === "resolve") return "chain";
  if (state.decision?.kind === "split" || state.view.phase === "combat")
    return now && verb !== "split" ? now.effect : "battle";
  if (now) return now.effect;
  return state.view.phase === "setup" ? "armor" : "hand";
}

function buttonLabel(move: Move, state: State): string {
  switch (move.verb) {
    case "pass":
      return t("pass");
    case "stay":
      return t("stay");
    case "shift":
      return t(move.side === "left" ? "shift_left" : "shift_right");
    case "order":
      return t(move.side === "left" ? "order_left" : "order_right");
    case "split":
      return t("split", { upper: move.counts![0], lower: move.counts![1] });
    case "resolve": {
      const effect = effectAt(state, move);
      const card = state.view.sectors[sectorOf(move.space!)]?.[levelOf(move.space!)]?.card;
      return t("resolve", { effect: effect ? effectName(effect) : "", card: card ? callSign(card) : t("unknown") });
    }
    default:
      return move.text;
  }
}

function effectAt(state: State, move: Move): EffectName | null {
  const lies = state.stage.sectors[sectorOf(move.space!)]?.cards[levelOf(move.space!)];
  return (lies && move.half && lies[move.half].effect) ?? null;
}

function buttonIcon(move: Move, state: State): IconName {
  if (move.verb === "resolve") return effectAt(state, move) ?? "chain";
  if (move.verb === "shift") return move.side === "left" ? "shift_left" : "shift_right";
  if (move.verb === "order") return move.side === "left" ? "previous" : "next";
  return icons[move.verb] ?? "play";
}

// Buttons for the options that are not chosen on the table itself. Cruisers and tokens to be divided are
// shown where there is room for them.
export function optionButtons(
  session: Session,
  state: State,
  keyOf: (move: Move) => string | undefined,
): PromptAction[] {
  const { moves, staged } = session.staging.value;
  return moves
    .filter((move) => isButton(move) && move.verb !== "cruiser" && !(move.verb === "split" && struckSpace(state)))
    .toSorted((x, y) => leftFirst(x) - leftFirst(y))
    .map((move) => ({
      id: move.option,
      label: buttonLabel(move, state),
      consequence: move.verb === "pass" ? move.text : undefined,
      icon: buttonIcon(move, state),
      shortcut: keyOf(move),
      pressed: staged?.option === move.option,
      onClick: () => session.point({ type: "take", option: move.option }),
    }));
}

// Buttons lie as the board does: left, stay, right.
function leftFirst(move: Move): number {
  if (move.verb === "order") return move.side === "left" ? 1 : 0;
  if (!move.side) return 0;
  return move.side === "left" ? -1 : 1;
}
