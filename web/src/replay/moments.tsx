import { Said } from "../kit/said";
// The mistakes that were found, and the whole story; both lead to their steps.
import { useEffect, useRef } from "preact/hooks";
import type { AnalysedChoice, StoryEvent } from "../engine/messages";
import { isMistake, severity } from "./analyst";
import { stepOfEvent } from "./playback";
import { t } from "./words";

interface MistakesProps {
  found: ReadonlyMap<number, AnalysedChoice | null>;
  steps: number;
  step: number;
  onGo: (step: number) => void;
}

export function Mistakes({ found, steps, step, onGo }: MistakesProps) {
  const mistakes = [...found.values()].filter(isMistake);
  return (
    <section class="moments" aria-label={t("moments")}>
      <h2 class="caption">
        {t("moments")} {mistakes.length > 0 && `(${mistakes.length})`}
      </h2>
      {mistakes.length === 0 && <p class="quiet">{t(found.size === steps ? "no_moments" : "none_so_far")}</p>}
      <ol>
        {mistakes.map((choice) => (
          <li key={choice.n} data-seat={choice.seat}>
            <button
              type="button"
              class="moment"
              aria-current={step === choice.n - 1 ? "step" : undefined}
              onClick={() => onGo(choice.n - 1)}
            >
              <b class="moment-mark" title={t(choice.mark as "mistake")}>
                {severity[choice.mark]}
                <span class="hidden-text">{t(choice.mark as "mistake")}</span>
              </b>
              <span>
                <i class="seat-mark" />
                {choice.chosen_text} <span class="quiet">{t("lost_points", { n: Math.round(choice.loss * 100) })}</span>
                <span class="moment-better">{t("better", { text: choice.best_text })}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface StoryProps {
  story: readonly StoryEvent[];
  told: readonly number[];
  step: number;
  onGo: (step: number) => void;
}

export function StoryList({ story, told, step, onGo }: StoryProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const now =
      list.current?.querySelector<HTMLElement>("[data-now]:last-of-type") ??
      list.current?.querySelector<HTMLElement>("[data-now]");
    if (now && list.current) list.current.scrollTop = now.offsetTop - list.current.clientHeight / 2;
  }, [step, story]);
  return (
    <section class="story" aria-label={t("story")}>
      <h2 class="caption">{t("story")}</h2>
      <ol ref={list} tabIndex={0} aria-label={t("story")}>
        {story.map((event, i) => {
          const at = stepOfEvent(i, told);
          return (
            <li
              key={i}
              class={at > step ? "later" : ""}
              data-seat={event.seat ?? "none"}
              data-now={at === step ? "" : undefined}
              data-kind={event.kind}
            >
              <button type="button" tabIndex={-1} onClick={() => onGo(at)}>
                <i class="seat-mark" />
                <span>
                  <Said text={event.text} />
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
