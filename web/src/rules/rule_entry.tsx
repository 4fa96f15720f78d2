// One clause of the rule book: its number, what it says in one language or both, and the clauses it
// goes with.
import { clauseHref } from "../app/addresses";
import type { Language } from "../engine/messages";
import { MarkedText } from "../text/marked_text";
import type { Clause } from "./book";
import { t } from "./words";

interface Props {
  clause: Clause;
  shown: readonly Language[];
  words: readonly string[];
  target: boolean;
}

export function RuleEntry({ clause, shown, words, target }: Props) {
  return (
    <article
      id={clause.id}
      class={target ? "rule target" : "rule"}
      tabIndex={-1}
      aria-labelledby={`${clause.id}-number`}
    >
      <h3 class="rule-number" id={`${clause.id}-number`}>
        <a href={clauseHref(clause.id)}>
          <MarkedText text={clause.id} words={words} />
        </a>
      </h3>
      <div class="rule-texts">
        {shown.map((language) => (
          <p key={language} lang={language}>
            <ClauseText text={clause.text[language]} words={words} />
          </p>
        ))}
      </div>
      {(clause.see.length > 0 || clause.seenFrom.length > 0) && (
        <footer class="rule-links">
          <Links label={t("see")} clauses={clause.see} />
          <Links label={t("seen_from")} clauses={clause.seenFrom} />
        </footer>
      )}
    </article>
  );
}

// Options of the program stand in backquotes.
function ClauseText({ text, words }: { text: string; words: readonly string[] }) {
  return (
    <>
      {text.split("`").map((part, i) => {
        const shown = <MarkedText text={part} words={words} />;
        return i % 2 === 1 ? <code key={i}>{shown}</code> : shown;
      })}
    </>
  );
}

function Links({ label, clauses }: { label: string; clauses: string[] }) {
  if (clauses.length === 0) return null;
  return (
    <span class="rule-see">
      {label}{" "}
      {clauses.map((id, i) => (
        <>
          {i > 0 && " "}
          <a href={clauseHref(id)}>{id}</a>
        </>
      ))}
    </span>
  );
}
