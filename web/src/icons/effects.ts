// Which family an effect belongs to: it gives the colour of its icon.
import type { EffectName } from "../engine/messages";

export type Family = "move" | "turn" | "strike" | "supply";

export const families: Record<EffectName, Family> = {
  DRAW: "supply",
  LATERAL: "move",
  VERTICAL: "move",
  FREE: "move",
  PIVOT: "turn",
  ROLL: "turn",
  DESTROY: "strike",
  HIT_ENEMY: "strike",
  HIT_FIGHTER: "strike",
  HIT_SELF: "strike",
};

export const effectNames = Object.keys(families) as EffectName[];
