// The tutorial's chapters, at /learn. They are played at the table.
import { lookUp } from "../engine/reference";
import { Chapters } from "../learn/chapters";
import { Loading } from "../studio/loading";

export default function LearnScreen() {
  const { answer, problem } = lookUp("lessons");
  return answer ? <Chapters lessons={answer.lessons} /> : <Loading problem={problem} />;
}
