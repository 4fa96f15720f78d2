// The rule book, at /rules/starfighter#CLAUSE.
import { route } from "../app/router";
import { lookUp } from "../engine/reference";
import { RulesReference } from "../rules/reference";
import { Loading } from "../studio/loading";

export default function RulesScreen() {
  const { answer, problem } = lookUp("rules");
  return answer ? <RulesReference rules={answer} fragment={route.value.fragment} /> : <Loading problem={problem} />;
}
