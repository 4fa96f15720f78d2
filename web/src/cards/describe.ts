// A card in words: what a screen reader says instead of the drawing. Names of effects are those of the
// catalogue; until it is there, their codes.
import type { EffectName, Half } from "../engine/messages";
import { namedCard } from "../games/starfighter/words/call_signs";
import { say, words } from "../i18n/words";
import { catalogue } from "./catalogue";
import type { Face } from "./face";

const t = words({
  front: { en: "{id}, level {level}", fr: "{id}, niveau {level}" },
  turned: { en: "turned round", fr: "pivotée" },
  back: { en: "Card face down", fr: "Carte face cachée" },
  back_known: { en: "{id} face down", fr: "{id} face cachée" },
  upper: { en: "upper half: {half}", fr: "moitié supérieure : {half}" },
  lower: { en: "lower half: {half}", fr: "moitié inférieure : {half}" },
  covered: { en: "upper half covered: {half}", fr: "moitié supérieure recouverte : {half}" },
  nothing: { en: "nothing", fr: "rien" },
  fighters: { en: "{n} {n|Fighter|Fighters}", fr: "{n} {n|Chasseur|Chasseurs}" },
  damaged: { en: "{n} damaged", fr: "{n} {n|endommagé|endommagés}" },
  shields: { en: "{n} {n|shield|shields}", fr: "{n} {n|écran|écrans}" },
  shields_hit: { en: "{n} hit", fr: "{n} {n|touché|touchés}" },
  field: { en: "force field", fr: "champ de force" },
});

export function effectName(effect: EffectName): string {
  const entry = catalogue.value?.effects[effect];
  return entry ? say(entry.name) : effect;
}

export function describeHalf(half: Half, hit = 0, shieldHit = 0): string {
  const parts: string[] = [];
  if (half.fighters > 0) parts.push(t("fighters", { n: half.fighters }));
  if (hit > 0) parts.push(t("damaged", { n: hit }));
  if (half.effect) parts.push(effectName(half.effect));
  if (half.shields > 0) parts.push(t("shields", { n: half.shields }));
  if (shieldHit > 0) parts.push(t("shields_hit", { n: shieldHit }));
  if (half.field) parts.push(t("field"));
  return parts.length > 0 ? parts.join(", ") : t("nothing");
}

export function describeName(face: Face): string {
  if (face.up) return t("front", { id: face.id ? namedCard(face.id) : "?", level: face.level });
  return face.id === null ? t("back") : t("back_known", { id: namedCard(face.id) });
}

export function describeCard(face: Face, covered = false): string {
  const name = describeName(face) + (face.pivoted ? `, ${t("turned")}` : "");
  const upper = describeHalf(face.upper, face.hit[0], face.shieldHit[0]);
  const lower = describeHalf(face.lower, face.hit[1], face.shieldHit[1]);
  return `${name}; ${t(covered ? "covered" : "upper", { half: upper })}; ${t("lower", { half: lower })}`;
}
