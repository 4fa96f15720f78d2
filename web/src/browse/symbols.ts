// Symbols of cards: icon, colour, and the section of the rule book about each.
import { effectNames, families } from "../icons/effects";
import type { IconName } from "../icons/shapes";
import type { SymbolName } from "./filters";

export const symbolNames: SymbolName[] = [...effectNames, "shields", "field"];

export const symbolIcon = (symbol: SymbolName): IconName => (symbol === "shields" ? "shield" : symbol);

export const symbolFamily = (symbol: SymbolName): string =>
  symbol === "shields" || symbol === "field" ? "guard" : families[symbol];

export const symbolSection: Record<SymbolName, string> = {
  DRAW: "SF-FX-DRAW",
  LATERAL: "SF-FX-LAT",
  VERTICAL: "SF-FX-VERT",
  FREE: "SF-FX-FREE",
  PIVOT: "SF-FX-PIVOT",
  ROLL: "SF-FX-ROLL",
  DESTROY: "SF-FX-DESTROY",
  HIT_ENEMY: "SF-FX-HITENEMY",
  HIT_SELF: "SF-FX-HITSELF",
  HIT_FIGHTER: "SF-FX-FIGHTER",
  shields: "SF-FX-SHIELD",
  field: "SF-FX-FIELD",
};
