// A stack fanned out: every card whole, top first. Of a card that lies face down, its owner sees both sides.
import { Card } from "../cards/card";
import { frontOf } from "../cards/catalogue";
import { faceOfFront } from "../cards/face";
import type { State } from "../engine/messages";
import { words } from "../i18n/words";
import { lyingFace } from "../games/starfighter/marks_of";
import { seatOf } from "../games/starfighter/places";

const t = words({
  sector: {
    en: "{place} · {taken} of {n} {n|space|spaces} taken",
    fr: "{place} · {taken} {taken|emplacement pris|emplacements pris} sur {n}",
  },
  fan: { en: "Cards of {place}, top first", fr: "Cartes de {place}, en commençant par le dessus" },
  empty: { en: "No card lies here yet.", fr: "Aucune carte ici pour l’instant." },
  front: { en: "Its front is known to you", fr: "Vous connaissez son recto" },
});

interface Props {
  state: Pick<State, "view" | "stage" | "viewer">;
  sector: string;
}

export function StackFan({ state, sector }: Props) {
  const cards = state.view.sectors[sector] ?? [];
  const spaces = state.stage.sectors[sector]?.spaces ?? 0;
  const seat = seatOf(sector);
  const down = seat !== (state.viewer ?? "a");
  return (
    <section class="fan" aria-label={t("fan", { place: sector })}>
      <p class="caption">{t("sector", { place: sector, taken: cards.length, n: spaces })}</p>
      {cards.length === 0 && <p class="quiet">{t("empty")}</p>}
      <ol>
        {cards
          .map((_, level) => `${sector}.${level}`)
          .toReversed()
          .map((space) => {
            const face = lyingFace(state, space);
            if (!face) return null;
            const front = face.up ? null : frontOf(face.id);
            return (
              <li key={space}>
                <b>{space}</b>
                <Card face={face} size="board" seat={seat} down={down} />
                {front && (
                  <span class="fan-front">
                    <small>{t("front")}</small>
                    <Card face={faceOfFront(front)} size="board" seat={seat} />
                  </span>
                )}
              </li>
            );
          })}
      </ol>
    </section>
  );
}
