// Every card of the set, at /cards.
import { CardBrowser } from "../browse/browser";
import { lookUp } from "../engine/reference";
import { Loading } from "../studio/loading";

export default function CardsScreen() {
  const { answer, problem } = lookUp("catalogue");
  return answer ? <CardBrowser set={answer} /> : <Loading problem={problem} />;
}
