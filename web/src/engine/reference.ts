// What can be looked up about Starfighter: the set, the rule book, the lessons. Each is asked for once
// and then kept; a failure too, until the page is loaded again.
import { signal, type Signal } from "@preact/signals";
import { catalogue } from "../cards/catalogue";
import type { AnswerTo } from "./messages";
import { engine } from "./shared";

type Topic = "rules" | "catalogue" | "lessons";

export interface LookedUp<T extends Topic> {
  answer: AnswerTo[T] | null;
  problem: string | null;
}

const kept: { [T in Topic]?: Signal<LookedUp<T>> } = {};

// Nothing at first; whoever shows it is drawn again when it is there.
export function lookUp<T extends Topic>(topic: T): LookedUp<T> {
  const had = kept[topic] as Signal<LookedUp<T>> | undefined;
  if (had) return had.value;
  const found = signal<LookedUp<T>>({ answer: null, problem: null });
  Object.assign(kept, { [topic]: found });
  const asked = engine().ask<Topic>({ type: topic, game: "starfighter" }) as Promise<AnswerTo[T]>;
  asked.then(
    (answer) => {
      if (answer.type === "catalogue") catalogue.value = answer;
      found.value = { answer, problem: null };
    },
    (reason: unknown) => {
      found.value = { answer: null, problem: reason instanceof Error ? reason.message : String(reason) };
    },
  );
  return found.value;
}
