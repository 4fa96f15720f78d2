// The choices of a game that mattered most, each with what would have been better.
import type { AnalysedChoice } from "../engine/messages";
import type { TableState } from "../engine/worker_messages";
import { words } from "../i18n/words";
import { severity } from "../replay/analyst";
import { nameOf } from "./names";
import { levels } from "./welcome";

const t = words({
  title: { en: "Key moments", fr: "Moments clés" },
  none: { en: "No choice cost either side much.", fr: "Aucun choix n’a coûté cher à personne." },
  soon: { en: "They are being looked for …", fr: "Recherche en cours …" },
  line: { en: "Round {round}, {name}: {text}", fr: "Manche {round}, {name} : {text}" },
  setup: { en: "Setup, {name}: {text}", fr: "Mise en place, {name} : {text}" },
  better: { en: "Better by {points} points: {text}", fr: "Mieux, de {points} points : {text}" },
});

interface Props {
  state: TableState;
  moments: AnalysedChoice[];
  // Everything has been looked at.
  done: boolean;
  onGo: (step: number) => void;
}

export function KeyMoments({ state, moments, done, onGo }: Props) {
  return (
    <section class="key-moments" aria-label={t("title")}>
      <h3>{t("title")}</h3>
      {moments.length === 0 && <p class="quiet">{t(done ? "none" : "soon")}</p>}
      <ol>
        {moments.map((choice) => (
          <li key={choice.n} data-seat={choice.seat}>
            <button type="button" class="button" onClick={() => onGo(choice.n - 1)}>
              <b>{severity[choice.mark]}</b>
              <span>
                <i class="seat-mark" /> {lineOf(choice, nameOf(state, choice.seat, levels()))}
                <small>{t("better", { points: Math.round(choice.loss * 100), text: choice.best_text })}</small>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function lineOf({ round, chosen_text: text }: AnalysedChoice, name: string): string {
  return round === 0 ? t("setup", { name, text }) : t("line", { round, name, text });
}
