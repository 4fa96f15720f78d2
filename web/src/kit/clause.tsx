// A link to the clause that something rests on.
import { clauseHref } from "../app/addresses";
import { words } from "../i18n/words";
import "./clause.css";

const t = words({ read: { en: "Rule {id}: read it", fr: "Règle {id} : la lire" } });

export function ClauseLink({ id }: { id: string }) {
  return (
    <a class="clause" href={clauseHref(id)} target="_blank" rel="noopener" aria-label={t("read", { id })}>
      {id}
    </a>
  );
}
