// How a game speaks to whoever sits in front of the screen: "you" and names instead of seats, places and cards in
// words. The engine's own sentences are for everybody; what a game does not say better stays as it is.
import type { Choice, Hint, Preview, StoryEvent } from "../engine/messages";
import type { TableState } from "../engine/worker_messages";

export interface Speaker {
  event(event: StoryEvent, state: TableState): string;
  question(state: TableState): string;
  option(choice: Choice, state: TableState): string;
  // Any other sentence of the engine.
  remark(text: string): string;
}

export function spoken(state: TableState, speaker: Speaker): TableState {
  const { decision } = state;
  return {
    ...state,
    story: state.story.map((event) => ({ ...event, text: speaker.event(event, state) })),
    decision: decision && {
      ...decision,
      question: speaker.question(state),
      options: decision.options?.map((choice) => spokenChoice(choice, state, speaker)) ?? null,
    },
    replay: state.replay && {
      ...state.replay,
      next: state.replay.next && spokenChoice(state.replay.next, state, speaker),
    },
  };
}

const spokenChoice = <C extends Choice>(choice: C, state: TableState, speaker: Speaker): C => ({
  ...choice,
  text: speaker.option(choice, state),
});

export const spokenPreview = (preview: Preview, state: TableState, speaker: Speaker): Preview => ({
  ...preview,
  story: preview.story.map((event) => ({ ...event, text: speaker.event(event, state) })),
});

// Choices are of this state; what may come after them is of states that are not known here.
export const spokenHint = (hint: Hint, state: TableState, speaker: Speaker): Hint => ({
  ...hint,
  where_to_look: speaker.remark(hint.where_to_look),
  choices: hint.choices.map((choice) => spokenChoice(choice, state, speaker)),
  line: hint.line.map((choice) => ({ ...choice, text: speaker.remark(choice.text) })),
});
