// The scoreboard: both sides with their armor as cells one can count, who leads, who has the Initiative,
// whose move it is; in the middle round and phase. The viewer stands at the left.
import type { ComponentChildren } from "preact";
import { memo } from "../../app/memo";
import { cruiserNamed } from "../../cards/catalogue";
import type { Phase } from "../../engine/messages";
import { words } from "../../i18n/words";
import { Icon } from "../../icons/icon";
import { ArmorBar } from "./armor";
import { Clock, type ClockReading } from "../../kit/clock";
import { Emblem } from "./hull";
import "./scoreboard.css";

const t = words({
  scoreboard: { en: "Scoreboard", fr: "Tableau d’affichage" },
  round: { en: "Round {n}", fr: "Manche {n}" },
  setup: { en: "Setup", fr: "Mise en place" },
  reinforcements: { en: "Reinforcements", fr: "Renforts" },
  deployment: { en: "Deployment", fr: "Déploiement" },
  combat: { en: "Combat", fr: "Bataille" },
  over: { en: "Over", fr: "Terminée" },
  last: { en: "last", fr: "la dernière" },
  battle: { en: "battle {n} of {all}", fr: "combat {n} sur {all}" },
  leads: { en: "leads by {n}", fr: "mène de {n}" },
  level: { en: "level", fr: "à égalité" },
  initiative: { en: "Initiative", fr: "Initiative" },
  passed: { en: "passed", fr: "a passé" },
  turn: { en: "to move", fr: "au trait" },
  your_turn: { en: "your move", fr: "à vous" },
  hand: { en: "{n} {n|card|cards} in hand", fr: "{n} {n|carte|cartes} en main" },
  aside: { en: "{n} set aside", fr: "{n} de côté" },
  next: { en: "+{n} next round", fr: "+{n} à la manche suivante" },
  away: { en: "connection lost", fr: "connexion perdue" },
  deck: { en: "{n} in the deck", fr: "{n} dans la pioche" },
  discard: { en: "{n} discarded", fr: "{n} dans la défausse" },
});

const phases = ["reinforcements", "deployment", "combat"] as const;

export interface Side {
  seat: "a" | "b";
  // "You", or how the opponent is called.
  name: string;
  cruiser: string | null;
  armor: number;
  hand: number;
  aside: number;
  next: number;
  initiative: boolean;
  passed: boolean;
  // It is this side's decision.
  turn: boolean;
  // Of a table among people.
  clock?: ClockReading | null;
  away?: boolean;
}

export interface ScoreboardProps {
  // The viewer's first.
  sides: [Side, Side];
  // The viewer is one of the players: their turn is "your move".
  mine: boolean;
  round: number;
  phase: Phase;
  battle: { number: number; of: number } | null;
  // Counts; null where each player has a deck of their own.
  deck: number | null;
  discard: number | null;
  // Tools at the very top: menu, settings.
  children?: ComponentChildren;
}

export function Scoreboard({ sides, mine, round, phase, battle, deck, discard, children }: ScoreboardProps) {
  const lead = sides[0].armor - sides[1].armor;
  const playing = phase !== "setup";
  // Cruisers begin with different armor: before anybody has lost some, nobody leads.
  const tells = playing && sides.some(({ cruiser, armor }) => armor < (cruiserNamed(cruiser)?.armor ?? armor));
  const last = playing && phase !== "over" && Math.min(sides[0].armor, sides[1].armor) <= 0;
  return (
    <div class="scoreboard" role="group" aria-label={t("scoreboard")}>
      <SideView side={sides[0]} lead={tells ? lead : 0} yours={mine} phase={phase} />
      <div class="score-middle">
        <p class="score-round">
          {playing ? t("round", { n: round }) : t(phase)}
          {phase === "over" && ` · ${t("over")}`}
          {last && <span class="score-last">{t("last")}</span>}
        </p>
        <ol class="score-phases">
          {phases.map((one) => (
            <li key={one} aria-current={one === phase ? "step" : undefined}>
              {t(one)}
            </li>
          ))}
        </ol>
        <p class="score-note">
          {battle && <span>{t("battle", { n: battle.number, all: battle.of })}</span>}
          {deck !== null && (
            <span
              class="score-count"
              data-handle="deck"
              role="img"
              aria-label={t("deck", { n: deck })}
              title={t("deck", { n: deck })}
            >
              <Icon name="deck" size={14} />
              {deck}
            </span>
          )}
          {discard !== null && (
            <span
              class="score-count"
              data-handle="discard"
              role="img"
              aria-label={t("discard", { n: discard })}
              title={t("discard", { n: discard })}
            >
              <Icon name="discard" size={14} />
              {discard}
            </span>
          )}
        </p>
      </div>
      <SideView side={sides[1]} lead={tells ? -lead : 0} yours={false} phase={phase} />
      {children && <div class="score-tools">{children}</div>}
    </div>
  );
}

const SideView = memo(({ side, lead, yours, phase }: { side: Side; lead: number; yours: boolean; phase: Phase }) => {
  const cruiser = cruiserNamed(side.cruiser);
  return (
    <div class={`score-side ${side.turn ? "turn" : ""} ${side.turn && yours ? "yours" : ""}`} data-seat={side.seat}>
      <div class="score-emblem">{cruiser && <Emblem cruiser={cruiser} size={44} />}</div>
      <div class="score-body">
        <p class="score-name">
          <i class="seat-mark" />
          <b>{side.name}</b>
          {side.turn && <span class="score-turn">{t(yours ? "your_turn" : "turn")}</span>}
          {side.away && (
            <span class="score-away" title={t("away")}>
              <Icon name="stop" size={12} />
              <span>{t("away")}</span>
            </span>
          )}
          {lead > 0 && !side.away && <span class="score-lead">{t("leads", { n: lead })}</span>}
          {side.clock && <Clock reading={side.clock} yours={yours} />}
        </p>
        <ArmorBar armor={side.armor} full={cruiser?.armor ?? side.armor} seat={side.seat} />
        <p class="score-facts">
          {side.cruiser && <span class="score-cruiser">{side.cruiser}</span>}
          <span
            class="score-count"
            data-handle={`hand.${side.seat}`}
            role="img"
            aria-label={t("hand", { n: side.hand })}
            title={t("hand", { n: side.hand })}
          >
            <Icon name="hand" size={14} />
            {side.hand}
          </span>
          <span
            class="score-count"
            role="img"
            aria-label={t("next", { n: side.next })}
            title={t("next", { n: side.next })}
          >
            <Icon name="DRAW" size={13} />+{side.next}
          </span>
          {side.aside > 0 && (
            <span
              class="score-count"
              role="img"
              aria-label={t("aside", { n: side.aside })}
              title={t("aside", { n: side.aside })}
            >
              <Icon name="aside" size={14} />
              {side.aside}
            </span>
          )}
          {side.initiative && (
            <span class="score-tag initiative" role="img" aria-label={t("initiative")}>
              <Icon name="initiative" size={12} />
              <span>{t("initiative")}</span>
            </span>
          )}
          {side.passed && phase === "deployment" && <span class="score-tag">{t("passed")}</span>}
        </p>
      </div>
      <p class="score-armor" aria-hidden="true">
        {side.armor}
      </p>
    </div>
  );
});
