// The end: who won, the score, and what one can do next.
import type { ComponentChildren } from "preact";
import { cruiserNamed } from "../cards/catalogue";
import { words } from "../i18n/words";
import { Icon } from "../icons/icon";
import type { IconName } from "../icons/shapes";
import { Emblem } from "../games/starfighter/hull";
import type { Side } from "../games/starfighter/scoreboard";
import "./end_panel.css";

const t = words({
  won: { en: "You win", fr: "Vous gagnez" },
  lost: { en: "{name} wins", fr: "{name} gagne" },
  drawn: { en: "A drawn game", fr: "Partie nulle" },
  rounds: { en: "after {n} {n|round|rounds}", fr: "après {n} {n|manche|manches}" },
  armor: { en: "armor left", fr: "blindage restant" },
});

export interface EndAction {
  id: string;
  label: string;
  icon: IconName;
  loud?: boolean;
  onClick: () => void;
}

interface Props {
  // The viewer's first.
  sides: [Pick<Side, "seat" | "name" | "cruiser" | "armor">, Pick<Side, "seat" | "name" | "cruiser" | "armor">];
  winners: string[];
  // The seat of the viewer, if they played.
  viewer: string | null;
  rounds: number;
  actions: EndAction[];
  // Win chances over the game, key moments: whatever the screen has.
  children?: ComponentChildren;
}

export function EndPanel({ sides, winners, viewer, rounds, actions, children }: Props) {
  const winner = sides.find((side) => winners.includes(side.seat));
  const headline =
    !winner || winners.length > 1 ? t("drawn") : winner.seat === viewer ? t("won") : t("lost", { name: winner.name });
  return (
    <section class="end" data-seat={winner?.seat ?? "none"} aria-label={headline}>
      <header class="end-head">
        <h2>{headline}</h2>
        <p>{t("rounds", { n: rounds })}</p>
      </header>
      <div class="end-score">
        {sides.map((side) => {
          const cruiser = cruiserNamed(side.cruiser);
          return (
            <div
              key={side.seat}
              class={`end-side ${winners.includes(side.seat) ? "winner" : ""}`}
              data-seat={side.seat}
            >
              {cruiser && <Emblem cruiser={cruiser} size={72} />}
              <p>
                <b>{side.name}</b>
                <small>{side.cruiser}</small>
              </p>
              <p class="end-armor">
                {side.armor}
                <small>{t("armor")}</small>
              </p>
            </div>
          );
        })}
      </div>
      {children}
      <div class="row end-actions">
        {actions.map((action) => (
          <button type="button" key={action.id} class={`button ${action.loud ? "loud" : ""}`} onClick={action.onClick}>
            <Icon name={action.icon} size={18} />
            {action.label}
          </button>
        ))}
      </div>
    </section>
  );
}
