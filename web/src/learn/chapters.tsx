// The chapters of the tutorial, with what has been played.
import { clauseHref, href } from "../app/addresses";
import type { Lessons } from "../engine/messages";
import { lessonAbout } from "../games/starfighter/words/lessons";
import { Sixty } from "../games/starfighter/primer";
import { say } from "../i18n/words";
import { Icon } from "../icons/icon";
import { firstGame, setupQuery } from "../table/setup";
import "../studio/studio.css";
import "./chapters.css";
import { firstToLearn, forgetLearned, learned } from "./progress";
import { t } from "./words";

type Chapter = Lessons["lessons"][number];

export function Chapters({ lessons }: { lessons: Chapter[] }) {
  const names = lessons.map(({ name }) => name);
  const played = names.filter((name) => learned.value.includes(name));
  const next = firstToLearn(names, played);
  return (
    <main class="page learn">
      <header class="studio-head">
        <h1>{t("title")}</h1>
        <p class="quiet">{t("lead")}</p>
      </header>
      <details class="panel learn-sixty">
        <summary>{t("sixty")}</summary>
        <Sixty />
      </details>
      <div class="learn-progress">
        <progress
          max={names.length}
          value={played.length}
          aria-label={t("done_of", { done: played.length, all: names.length })}
        />
        <span class="quiet">{t("done_of", { done: played.length, all: names.length })}</span>
        {played.length > 0 && (
          <button type="button" class="button bare" onClick={forgetLearned}>
            {t("forget")}
          </button>
        )}
      </div>
      <ol class="chapters">
        {lessons.map((lesson, i) => (
          <ChapterEntry
            key={lesson.name}
            lesson={lesson}
            number={i + 1}
            played={played.includes(lesson.name)}
            next={lesson.name === next}
          />
        ))}
      </ol>
      <h2>{t("after")}</h2>
      <ul class="learn-after">
        <After
          to={href("/table", setupQuery(firstGame))}
          icon="play"
          title={t("first_game")}
          note={t("first_game_note")}
        />
        <After to={href("/rules/starfighter")} icon="book" title={t("rules")} note={t("rules_note")} />
        <After to={href("/cards")} icon="deck" title={t("cards")} note={t("cards_note")} />
      </ul>
    </main>
  );
}

function ChapterEntry({
  lesson,
  number,
  played,
  next,
}: {
  lesson: Chapter;
  number: number;
  played: boolean;
  next: boolean;
}) {
  const title = say(lesson.title);
  return (
    <li class={next ? "chapter next" : "chapter"} data-lesson={lesson.name}>
      <span class="chapter-number" aria-hidden="true">
        {played ? <Icon name="check" size={22} /> : number}
      </span>
      <div class="chapter-words">
        <h3>
          <span class="hidden-text">{t("chapter", { n: number })}: </span>
          {title}
        </h3>
        <p>{lessonAbout(lesson.name)}</p>
        <p class="quiet">
          {played && `${t("done")} · `}
          {t("steps", { n: lesson.steps })} · {t("minutes", { n: Math.max(1, Math.round(lesson.steps / 4)) })}
        </p>
        <details class="quiet">
          <summary>{t("about", { n: lesson.clauses.length })}</summary>
          {lesson.clauses.map((clause) => (
            <a key={clause} href={clauseHref(clause)}>
              {clause}
            </a>
          ))}
        </details>
      </div>
      <a
        class={next ? "button loud" : "button"}
        href={href("/table", { lesson: lesson.name })}
        aria-label={`${t(label(played, next, number))}: ${title}`}
      >
        {t(label(played, next, number))}
      </a>
    </li>
  );
}

const label = (played: boolean, next: boolean, number: number) =>
  played ? "again" : next && number > 1 ? "go_on" : "begin";

function After({ to, icon, title, note }: { to: string; icon: "play" | "book" | "deck"; title: string; note: string }) {
  return (
    <li>
      <a class="panel" href={to}>
        <Icon name={icon} size={24} />
        <span>
          <b>{title}</b>
          <small>{note}</small>
        </span>
      </a>
    </li>
  );
}
