// The rule book to read and search. The clause of the address (`#SF-DEPLOY-14`) is marked, in sight
// and has the focus.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { change } from "../app/settings";
import type { Language, Rules } from "../engine/messages";
import { Sixty } from "../games/starfighter/primer";
import { language, languages, say } from "../i18n/words";
import { wordsOf } from "../text/search";
import { bookOf, clauseCount, found, namedBy, sectionOf, type Section } from "./book";
import { RuleEntry } from "./rule_entry";
import "../studio/studio.css";
import "./rules.css";
import { t } from "./words";

const ownName: Record<Language, string> = { en: "English", fr: "Français" };

export function RulesReference({ rules, fragment }: { rules: Rules; fragment: string }) {
  const [query, setQuery] = useState("");
  const [both, setBoth] = useState(false);
  const book = useMemo(() => bookOf(rules), [rules]);
  const searched = useRef<HTMLInputElement>(null);
  const shown = both ? languages : [language.value];
  const words = wordsOf(query);
  const left = found(book, words, shown);
  const target = namedBy(book, fragment);
  const section = sectionOf(book, target);
  // `content` is where the link past the navigation leads.
  const lost = target === null && fragment !== "" && fragment !== "content";

  useEffect(() => setQuery(""), [fragment]);
  useEffect(() => {
    if (target) bringIntoSight(target);
  }, [fragment, target, both, language.value]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      searched.current?.focus();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);

  return (
    <main class={both ? "page rules both" : "page rules"}>
      <header class="rules-head">
        <h1>{t("title")}</h1>
        <p class="quiet">{t("lead")}</p>
      </header>
      <div class="rules-tools">
        <search>
          <label class="hidden-text" for="rules-search">
            {t("search")}
          </label>
          <input
            ref={searched}
            id="rules-search"
            class="input"
            type="search"
            value={query}
            placeholder={t("search_example")}
            autocomplete="off"
            onInput={(event) => setQuery(event.currentTarget.value)}
            onKeyDown={(event) => event.key === "Escape" && setQuery("")}
          />
          <output class="quiet" for="rules-search">
            {words.length > 0 && t("hits", { n: clauseCount(left) })}
          </output>
        </search>
        <div class="segments" role="group" aria-label={t("languages")}>
          {languages.map((each) => (
            <button
              type="button"
              lang={each}
              aria-pressed={!both && language.value === each}
              onClick={() => {
                setBoth(false);
                change({ language: each });
              }}
            >
              {ownName[each]}
            </button>
          ))}
          <button type="button" aria-pressed={both} onClick={() => setBoth(true)}>
            {t("both")}
          </button>
        </div>
      </div>
      {lost && (
        <p class="panel rules-lost" role="alert">
          {t("unknown", { id: fragment })}
        </p>
      )}
      {!lost && words.length === 0 && fragment === "" && (
        <details class="panel rules-sixty">
          <summary>{t("sixty")}</summary>
          <Sixty />
        </details>
      )}
      <div class="rules-columns">
        <Contents sections={left} current={section} />
        <div class="rules-text">
          {left.length === 0 && <p class="quiet">{t("nothing")}</p>}
          {left.map((section) => (
            <section key={section.id} aria-labelledby={section.id}>
              <h2 id={section.id} tabIndex={-1}>
                {shown.map((each) => (
                  <span key={each} lang={each}>
                    {section.title[each]}
                  </span>
                ))}
              </h2>
              {section.clauses.map((clause) => (
                <RuleEntry key={clause.id} clause={clause} shown={shown} words={words} target={clause.id === target} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </main>
  );
}

function Contents({ sections, current }: { sections: Section[]; current: string | null }) {
  const list = (
    <ol>
      {sections.map(({ id, title, clauses }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? "true" : undefined}>
            {say(title)} <span class="quiet">{clauses.length}</span>
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav class="rules-contents" aria-label={t("contents")}>
      <div class="wide-only">{list}</div>
      <details class="narrow-only">
        <summary>{t("contents")}</summary>
        {list}
      </details>
    </nav>
  );
}

function bringIntoSight(id: string): void {
  const target = document.getElementById(id);
  target?.scrollIntoView({ block: "start" });
  target?.focus({ preventScroll: true });
}
