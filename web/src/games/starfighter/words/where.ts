// Places in words, from where the viewer sits: "your left sector (a2)". The address in brackets is drawn small.
import type { Seat } from "../../../engine/messages";
import { language, words } from "../../../i18n/words";
import { isYou, nameOf, type Named } from "../../../table/names";
import { levels } from "../../../table/welcome";
import { seatOf, sectorOf } from "../places";

const t = words({
  "0": { en: "far left", fr: "de l’extrême gauche" },
  "1": { en: "left", fr: "de gauche" },
  "2": { en: "center", fr: "du centre" },
  "3": { en: "right", fr: "de droite" },
  "4": { en: "far right", fr: "de l’extrême droite" },
  yours: { en: "your {side} sector ({place})", fr: "votre secteur {side} ({place})" },
  own: { en: "their {side} sector ({place})", fr: "son secteur {side} ({place})" },
  theirs: { en: "{whose} {side} sector ({place})", fr: "le secteur {side} {whose} ({place})" },
});

// From the viewer's left, 0 to 4.
export function column(place: string, viewer: Seat | null): number {
  const number = Number(sectorOf(place)[1]) - 1;
  return viewer === "b" ? 4 - number : number;
}

// `subject` is who the sentence is about: what is theirs is not named once more.
export function whereIs(place: string, state: Named, subject: Seat | null = null): string {
  const seat = seatOf(place);
  const side = t(String(column(place, state.viewer)) as "0");
  if (isYou(state, seat)) return t("yours", { side, place });
  if (seat === subject) return t("own", { side, place });
  return t("theirs", { side, place, whose: whose(nameOf(state, seat, levels())) });
}

// "Cadet’s", « de Cadet », « d’Orange ».
export function whose(name: string): string {
  if (language.value === "en") return `${name}’s`;
  return /^[aeiouyéèêàâîôû]/i.test(name) ? `d’${name}` : `de ${name}`;
}
