// Armor as cells one can count, five to a group. Cells of seat a are round at the corners, those of seat
// b lean; lost ones are hollow.
import { words } from "../../i18n/words";
import "./armor.css";

const t = words({ armor: { en: "Armor {n} of {full}", fr: "Blindage {n} sur {full}" } });

export function ArmorBar({ armor, full, seat }: { armor: number; full: number; seat: "a" | "b" }) {
  const left = Math.max(0, armor);
  return (
    <div
      class="armor"
      data-seat={seat}
      data-handle={`armor.${seat}`}
      role="img"
      aria-label={t("armor", { n: armor, full })}
    >
      {Array.from({ length: Math.max(full, left) }, (_, i) => (
        <i key={i} class={i < left ? "cell" : "cell lost"} />
      ))}
    </div>
  );
}
