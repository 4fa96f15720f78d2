// What a round brought in one line: who lost how much armor. And whether the round under way is the last one.
import type { Seat, StarfighterView, State, StoryEvent, Welcome } from "../../../engine/messages";
import { words } from "../../../i18n/words";
import type { Aside } from "../../../table/extras";
import { isYou, nameOf } from "../../../table/names";
import { otherSeat, seatIndex } from "../places";

const t = words({
  round: { en: "Round {n}: {one}, {other}.", fr: "Manche {n} : {one}, {other}." },
  quiet: { en: "Round {n}: nobody loses armor.", fr: "Manche {n} : personne ne perd de blindage." },
  you: { en: "you lose {n}", fr: "vous perdez {n}" },
  you_none: { en: "you lose nothing", fr: "vous ne perdez rien" },
  they: { en: "{name} loses {n}", fr: "{name} perd {n}" },
  they_none: { en: "{name} loses nothing", fr: "{name} ne perd rien" },
});

export interface Outcome {
  round: number;
  // Armor of a and of b.
  lost: [number, number];
  // How many events had happened when the round was over.
  after: number;
}

// Of every round that is over in this story.
export function outcomes(story: readonly StoryEvent[]): Outcome[] {
  const found: Outcome[] = [];
  let round = 0;
  let lost: [number, number] = [0, 0];
  story.forEach(({ kind, seat, count, round: next }, i) => {
    if (kind === "armor_lost" && seat) lost[seatIndex(seat)] += count ?? 0;
    if (kind !== "round_begins" && kind !== "ended") return;
    if (round > 0) found.push({ round, lost, after: i });
    round = next ?? 0;
    lost = [0, 0];
  });
  return found;
}

export function outcomeText({ round, lost }: Outcome, state: State, levels: Welcome["levels"]): string {
  if (lost[0] + lost[1] === 0) return t("quiet", { n: round });
  const near = state.viewer ?? "a";
  const part = (seat: Seat) => {
    const n = lost[seatIndex(seat)];
    const name = nameOf(state, seat, levels);
    if (isYou(state, seat)) return n > 0 ? t("you", { n }) : t("you_none");
    return n > 0 ? t("they", { n, name }) : t("they_none", { name });
  };
  return t("round", { n: round, one: part(near), other: part(otherSeat(near)) });
}

// Lines for the feed, each before what begins the next round.
export const outcomeLines = (story: readonly StoryEvent[], state: State, levels: Welcome["levels"]): Aside[] =>
  outcomes(story).map((outcome) => ({
    after: outcome.after,
    event: { kind: "round_outcome", seat: null, text: outcomeText(outcome, state, levels) },
  }));

// A Cruiser is down, and the round is played to its end (SF-END-01, SF-END-02).
export const isLastRound = ({ armor, phase }: StarfighterView): boolean =>
  Math.min(armor[0], armor[1]) <= 0 && phase !== "over" && phase !== "setup";
