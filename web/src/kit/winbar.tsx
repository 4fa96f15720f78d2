// The win chance of both sides as one bar.
import { percent, words } from "../i18n/words";
import "./winbar.css";

const t = words({
  title: { en: "Win chance", fr: "Chances de victoire" },
  said: { en: "Win chance of {name}: {chance}", fr: "Chances de victoire de {name} : {chance}" },
});

interface Props {
  // Of the seat at the left; null while it is not known.
  chance: number | null;
  seat: "a" | "b";
  name: string;
}

export function WinBar({ chance, seat, name }: Props) {
  const share = chance ?? 0.5;
  const other = seat === "a" ? "b" : "a";
  const said = t("said", { name, chance: chance === null ? "?" : percent(share) });
  return (
    <div class="winbar" role="img" aria-label={said}>
      <span class="caption">{t("title")}</span>
      <b data-seat={seat}>{chance === null ? "–" : percent(share)}</b>
      <div class="winbar-bar">
        <i data-seat={seat} style={{ width: `${share * 100}%` }} />
        <i data-seat={other} class="rest" />
      </div>
    </div>
  );
}
