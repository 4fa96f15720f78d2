// A Cruiser to choose, or just to look at: emblem, armor, and its five sectors as they will lie in front of you.
import type { Cruiser } from "../../engine/messages";
import { words } from "../../i18n/words";
import { Icon, iconRef } from "../../icons/icon";
import { Emblem } from "./hull";
import "./cruiser_tile.css";

const t = words({
  decks: { en: "spaces from your left: {spaces}", fr: "emplacements depuis votre gauche : {spaces}" },
  armor: { en: "Armor", fr: "Blindage" },
  spaces: { en: "{n} {n|space|spaces}", fr: "{n} {n|emplacement|emplacements}" },
  training: { en: "Training", fr: "Entraînement" },
  taken: { en: "taken", fr: "pris" },
});

interface Props {
  cruiser: Cruiser;
  seat: "a" | "b" | "none";
  chosen?: boolean;
  taken?: boolean;
  onChoose?: () => void;
}

export function CruiserTile({ cruiser, seat, chosen = false, taken = false, onChoose }: Props) {
  const { name, armor, spaces } = cruiser;
  const all = spaces.reduce((sum, n) => sum + n, 0);
  const shown = (
    <>
      <span class="cruiser-name">
        <Emblem cruiser={cruiser} size={64} />
        <span>
          <b>{name}</b>
          <small>{taken ? t("taken") : cruiser.training ? t("training") : t("spaces", { n: all })}</small>
        </span>
      </span>
      <span class="cruiser-armor">
        <Icon name="armor" size={18} />
        <b>{armor}</b>
        <small>{t("armor")}</small>
      </span>
      <Decks cruiser={cruiser} />
    </>
  );
  const marks = { class: "cruiser-tile", "data-seat": seat, "data-cruiser": name };
  if (!onChoose) return <div {...marks}>{shown}</div>;
  return (
    <button type="button" {...marks} aria-pressed={chosen} aria-disabled={taken || undefined} onClick={onChoose}>
      {shown}
    </button>
  );
}

function Decks({ cruiser }: { cruiser: Cruiser }) {
  return (
    <svg
      class="cruiser-decks"
      viewBox="0 0 130 66"
      role="img"
      aria-label={t("decks", { spaces: cruiser.spaces.join(" ") })}
    >
      {cruiser.spaces.map((spaces, i) =>
        Array.from({ length: spaces }, (_, level) => (
          <g key={`${i}.${level}`} transform={`translate(${i * 26 + 1} ${50 - level * 16})`}>
            <rect width="24" height="14" rx="3" />
            {cruiser.draws[i]?.includes(level) && <use href={iconRef("DRAW")} x="7" y="2" width="10" height="10" />}
          </g>
        )),
      )}
    </svg>
  );
}
