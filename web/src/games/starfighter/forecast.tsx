// The forecast of one battle, between the two sectors that face each other: what goes up hits the
// player at the top, what comes down hits the one at the bottom.
import type { Battle } from "../../engine/messages";
import { words } from "../../i18n/words";
import { Icon } from "../../icons/icon";
import "./forecast.css";

const t = words({
  said: {
    en: "{a} against {b}: {given} for the enemy, {taken} for you",
    fr: "{a} contre {b} : {given} pour l’ennemi, {taken} pour vous",
  },
  next: { en: "still to come", fr: "à venir" },
  now: { en: "being fought", fr: "en cours" },
  done: { en: "fought", fr: "livré" },
});

interface Props {
  battle: Battle;
  own: "a" | "b";
  column: number;
  // Its place in the order of battles.
  number: number | null;
}

export function ForecastPill({ battle, own, column, number }: Props) {
  const [forA, forB] = battle.tokens;
  const taken = own === "a" ? forA : forB;
  const given = own === "a" ? forB : forA;
  const other = own === "a" ? "b" : "a";
  const said = `${t("said", { a: battle.a, b: battle.b, given, taken })}, ${t(battle.state)}`;
  return (
    <div class={`pill ${battle.state}`} style={{ "--column": column }} role="img" aria-label={said}>
      {number !== null && (
        <span class="pill-number">{battle.state === "done" ? <Icon name="check" size={11} /> : number}</span>
      )}
      <span class="pill-shot" data-seat={own}>
        <Arrow up />
        {given}
      </span>
      <span class="pill-shot" data-seat={other}>
        {taken}
        <Arrow />
      </span>
    </div>
  );
}

function Arrow({ up = false }: { up?: boolean }) {
  return (
    <svg width="9" height="10" viewBox="0 0 9 10" aria-hidden="true">
      <path d={up ? "M4.5 0L9 9H0z" : "M4.5 10L9 1H0z"} fill="currentColor" />
    </svg>
  );
}
