// The coach of a lesson: what is said, how far one is, and what is expected, which is also marked on the
// table. Whatever is expected can be shown instead of done.
import { useEffect, useState } from "preact/hooks";
import { href } from "../app/addresses";
import { narrow } from "../app/viewport";
import type { LessonState, State } from "../engine/messages";
import { lookUp } from "../engine/reference";
import { say } from "../i18n/words";
import { Icon } from "../icons/icon";
import { moveOf } from "../games/starfighter/moves";
import type { Session } from "../table/session";
import "./lesson_panel.css";
import { markLearned, nextAfter } from "./progress";
import { wantedNow } from "./wanted";
import { t } from "./words";

interface Props {
  session: Session;
  state: State;
  lesson: LessonState;
}

export function LessonPanel({ session, state, lesson }: Props) {
  const [folded, setFolded] = useState(false);
  const over = lesson.step === lesson.steps;
  const expected = lesson.expects;
  const text = state.decision?.options?.find(({ option }) => option === expected?.option)?.text;
  useMarkedTarget(session, expected?.option ?? null);
  useEffect(() => {
    if (over) markLearned(lesson.name);
  }, [over, lesson.name]);
  const action = expected ? (
    <button type="button" class="button" data-lesson-action="show" onClick={() => void session.play(expected.option)}>
      <Icon name="eye" size={18} /> {t("show_me")}
    </button>
  ) : (
    <button type="button" class="button loud" data-lesson-action="next" onClick={() => void session.goOn()}>
      {t("next")} <Icon name="next" size={18} />
    </button>
  );
  // Phones have no room for another row.
  const inHead = narrow.value && !over;
  return (
    <section class={over ? "lesson over" : "lesson"} aria-label={t("coach")}>
      <header class="lesson-head">
        <Icon name="people" size={18} />
        <h2 class="caption">{t("coach")}</h2>
        <Steps lesson={lesson} />
        {inHead && action}
        {narrow.value && (
          <button
            type="button"
            class="button bare square lesson-fold"
            aria-expanded={!folded}
            aria-label={t(folded ? "unfold" : "fold")}
            onClick={() => setFolded(!folded)}
          >
            <Icon name={folded ? "info" : "close"} size={18} />
          </button>
        )}
      </header>
      {!folded && (
        <div class="lesson-body" role="status">
          {lesson.say && <p class="lesson-say">{lesson.say}</p>}
          {over && <p class="lesson-done">{t("finished")}</p>}
          {text && <p class="lesson-task">{t("your_move", { option: text })}</p>}
        </div>
      )}
      {!inHead && <div class="lesson-actions">{over ? <Onward name={lesson.name} /> : action}</div>}
    </section>
  );
}

function Steps({ lesson }: { lesson: LessonState }) {
  const n = Math.min(lesson.step + 1, lesson.steps);
  return (
    <span class="lesson-steps">
      <span class="hidden-text">{t("step_of", { n, all: lesson.steps })}</span>
      <span aria-hidden="true">
        {Array.from({ length: lesson.steps }, (_, i) => (
          <i key={i} class={i < lesson.step ? "done" : i === lesson.step ? "now" : ""} />
        ))}
      </span>
    </span>
  );
}

function Onward({ name }: { name: string }) {
  const lessons = lookUp("lessons").answer?.lessons ?? [];
  const next = nextAfter(
    lessons.map((lesson) => lesson.name),
    name,
  );
  const title = lessons.find((lesson) => lesson.name === next)?.title;
  return (
    <>
      {next && title && (
        <a class="button loud" data-lesson-action="chapter" href={href("/table", { lesson: next })}>
          {t("next_chapter", { title: say(title) })}
        </a>
      )}
      <a class="button" href={href("/learn")}>
        {t("all_chapters")}
      </a>
      <p class="quiet">{t("play_on")}</p>
    </>
  );
}

// Marks what is to be pointed at next, wherever it stands, and brings it into sight. What is asked for may be drawn
// later than this panel, or in a sheet that a touch opens: so the page is watched.
function useMarkedTarget(session: Session, option: string | null): void {
  const staging = session.staging.value;
  const busy = session.busy.value === "act";
  useEffect(() => {
    // While a choice is on its way nothing more is wanted.
    if (option === null || busy) return;
    const selector = wantedNow(moveOf({ option, text: "" }), staging);
    let marked: HTMLElement[] = [];
    const mark = () => {
      const targets = [...document.querySelectorAll<HTMLElement>(selector)];
      if (targets.length === marked.length && targets.every((target, i) => target === marked[i])) return;
      unmark();
      for (const target of targets) target.dataset["wanted"] = "";
      targets[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
      marked = targets;
    };
    const unmark = () => {
      for (const target of marked) delete target.dataset["wanted"];
    };
    mark();
    const watch = new MutationObserver(mark);
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ["class", "data-action"] });
    return () => {
      watch.disconnect();
      unmark();
    };
  }, [option, busy, staging]);
}
