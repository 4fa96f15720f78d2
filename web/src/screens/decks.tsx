// Decks of one's own for Total War, at /decks.
import { DeckBuilder } from "../decks/builder";
import { lookUp } from "../engine/reference";
import { Loading } from "../studio/loading";

export default function DecksScreen() {
  const { answer, problem } = lookUp("catalogue");
  return answer ? <DeckBuilder set={answer} /> : <Loading problem={problem} />;
}
