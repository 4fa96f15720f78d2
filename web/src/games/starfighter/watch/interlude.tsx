// What is said over the boards for a moment: a new round with what the last one brought. And a line that stays as
// long as it holds: this round is the last one.
import type { StoryEvent } from "../../../engine/messages";
import type { TableState } from "../../../engine/worker_messages";
import { words } from "../../../i18n/words";
import { ClauseLink } from "../../../kit/clause";
import type { Frame } from "../../../table/watch/reel";
import { levels } from "../../../table/welcome";
import { isLastRound, outcomes, outcomeText } from "./outcome";
import "./interlude.css";

const t = words({
  round: { en: "Round {n}", fr: "Manche {n}" },
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

export function Interlude({ frame, story, state }: Props) {
  const begins = frame?.events.find((event) => event.kind === "round_begins");
  const outcome = outcomes(story).at(-1);
  return (
    <>
      {isLastRound(state.view) && (
        <p class="last-round" role="status">
          {t("last")} <ClauseLink id="SF-END-02" />
        </p>
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
