// All cards of a sector spread out to read, the top one first, whole halves in sight. Those that can be
// chosen now are buttons.
import { Card } from "../../cards/card";
import { frontOf } from "../../cards/catalogue";
import { describeCard } from "../../cards/describe";
import { faceInPlay } from "../../cards/face";
import type { CardInPlay, StageSector } from "../../engine/messages";
import { words } from "../../i18n/words";
import { Icon } from "../../icons/icon";
import { noMarks, type Marks } from "./marks";
import "./sector_sheet.css";

const t = words({
  empty: { en: "No card lies here.", fr: "Aucune carte ici." },
  covered: { en: "upper half covered", fr: "moitié supérieure recouverte" },
  top: { en: "top card", fr: "carte du dessus" },
  choose: { en: "Choose", fr: "Choisir" },
  read: { en: "Read", fr: "Lire" },
});

interface Props {
  place: string;
  stage: StageSector;
  cards: CardInPlay[];
  // The board lies at the top of the viewer's screen.
  top: boolean;
  marks?: Marks;
  onPick?: (place: string) => void;
  onRead?: (place: string) => void;
}

export function SectorSheet({ place, stage, cards, top, marks = noMarks, onPick, onRead }: Props) {
  const seat = place[0] as "a" | "b";
  const rows = cards.map((card, level) => ({ card, level, lies: stage.cards[level] })).reverse();
  if (top) rows.reverse();
  return (
    <ol class="sector-sheet">
      {cards.length === 0 && <li class="quiet">{t("empty")}</li>}
      {rows.map(({ card, level, lies }) => {
        if (!lies) return null;
        const spot = `${place}.${level}`;
        const covered = level < cards.length - 1;
        const face = faceInPlay(card, lies, frontOf(card.card));
        return (
          <li key={spot} data-seat={seat} data-sheet-spot={spot}>
            <div class="sheet-card">
              <Card face={face} size="board" seat={seat} down={top} label={describeCard(face, covered)} />
            </div>
            <p class="sheet-words">
              <b>{spot}</b>
              <small>{covered ? t("covered") : t("top")}</small>
            </p>
            {marks.legal.has(spot) && (
              <button type="button" class="button loud" onClick={() => onPick?.(spot)}>
                {t("choose")}
              </button>
            )}
            {onRead && (
              <button
                type="button"
                class="button square"
                aria-label={`${t("read")} ${spot}`}
                onClick={() => onRead(spot)}
              >
                <Icon name="eye" size={18} />
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
