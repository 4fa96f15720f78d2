// What is said over the boards for a moment: a new round with what the last one brought. And a line that stays as
// long as it holds: this round is the last one.
import type { StoryEvent } from "../../../engine/messages";
import type { TableState } from "../../../engine/worker_messages";
import { words } from "../../../i18n/words";
import type { Frame } from "../../../table/watch/reel";
import { levels } from "../../../table/welcome";
import { isLastRound, outcomes, outcomeText } from "./outcome";
import "./interlude.css";

const t = words({
  round: { en: "Round {n}", fr: "Manche {n}" },
  last_title: { en: "Last round", fr: "Dernière manche" },
  last: {
    en: "Last round: a Cruiser is down. The round is played to its end; more armor wins.",
    fr: "Dernière manche : un Croiseur est à terre. La manche va à son terme ; le plus de blindage gagne.",
  },
});

interface Props {
  frame: Frame | null;
  // As far as it was told.
  story: readonly StoryEvent[];
  state: TableState;
}

const fell = ({ left = 0, count = 0 }: StoryEvent): boolean => left <= 0 && left + count > 0;

export function Interlude({ frame, story, state }: Props) {
  const begins = frame?.events.find((event) => event.kind === "round_begins");
  // The blow that brings a Cruiser down.
  const falls = frame?.events.length === 0 && frame.story.at(-1)?.kind === "armor_lost" && fell(frame.story.at(-1)!);
  const outcome = outcomes(story).at(-1);
  return (
    <>
      {isLastRound(state.view) && (
        <p class="hidden-text" role="status">
          {t("last")}
        </p>
      )}
      {falls && (
        <div class="interlude falls">
          <p class="interlude-title">{t("last_title")}</p>
          <p>{t("last")}</p>
        </div>
      )}
      {begins && outcome && (
        <div class="interlude" key={begins.round}>
          <p class="interlude-title">{t("round", { n: begins.round! })}</p>
          <p>{outcomeText(outcome, state, levels())}</p>
        </div>
      )}
    </>
  );
}
