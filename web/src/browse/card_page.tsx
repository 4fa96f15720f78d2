// A card from near: both sides, pivoted, and what its symbols are called, mean and rest on.
import { useState } from "preact/hooks";
import { clauseHref } from "../app/addresses";
import { Card } from "../cards/card";
import { describeHalf } from "../cards/describe";
import { faceOfBack, faceOfFront, turned } from "../cards/face";
import type { CardFront, Catalogue, Half } from "../engine/messages";
import { lookUp } from "../engine/reference";
import { say } from "../i18n/words";
import { Icon } from "../icons/icon";
import { callSign } from "../games/starfighter/words/call_signs";
import "./card_page.css";
import { symbolsOf, symbolsOfHalf, type SymbolName } from "./filters";
import { symbolFamily, symbolIcon, symbolSection } from "./symbols";
import { t } from "./words";

const sides = ["front", "pivoted", "back"] as const;

export function CardPage({ card, set }: { card: CardFront; set: Catalogue }) {
  const [side, setSide] = useState<(typeof sides)[number]>("front");
  const front = faceOfFront(card);
  const face = side === "back" ? faceOfBack(set.back, card.id) : side === "pivoted" ? turned(front) : front;
  const symbols = [...new Set(side === "back" ? [] : symbolsOf(card))];
  return (
    <article class="card-page" aria-label={t("reader")}>
      <p class="quiet">
        <b class="card-page-id">{callSign(card.id)}</b> <small class="address">{card.id}</small> ·{" "}
        {t("level_n", { n: card.level })} · {t(card.green ? "green" : "blue")}
      </p>
      <Card face={face} size="reader" />
      <div class="segments" role="group" aria-label={t("shown")}>
        {sides.map((each) => (
          <button type="button" key={each} aria-pressed={side === each} onClick={() => setSide(each)}>
            {t(each)}
          </button>
        ))}
      </div>
      <dl class="card-page-halves">
        <HalfLine label={t("upper")} half={face.upper} />
        <HalfLine label={t("lower")} half={face.lower} />
      </dl>
      {symbols.map((symbol) => (
        <SymbolMeaning key={symbol} symbol={symbol} set={set} />
      ))}
    </article>
  );
}

function HalfLine({ label, half }: { label: string; half: Half }) {
  return (
    <div>
      <dt class="caption">{label}</dt>
      <dd>
        {describeHalf(half)}
        {symbolsOfHalf(half).map((symbol) => (
          <span key={symbol} data-family={symbolFamily(symbol)}>
            <Icon name={symbolIcon(symbol)} size={18} />
          </span>
        ))}
      </dd>
    </div>
  );
}

// The name, the short meaning, and the clauses of the rule book.
export function SymbolMeaning({ symbol, set }: { symbol: SymbolName; set: Catalogue }) {
  const entry = set.effects[symbol];
  const clauses = lookUp("rules").answer?.clauses.filter((clause) => clause.section === symbolSection[symbol]) ?? [];
  return (
    <section class="meaning">
      <h3>
        <span data-family={symbolFamily(symbol)}>
          <Icon name={symbolIcon(symbol)} size={22} />
        </span>
        {entry ? say(entry.name) : symbol}
      </h3>
      {entry && <p>{say(entry.meaning)}</p>}
      <details>
        <summary>
          {t("rules")} ({clauses.length})
        </summary>
        <ul>
          {clauses.map((clause) => (
            <li key={clause.id}>
              <a href={clauseHref(clause.id)}>{clause.id}</a> {say(clause.text)}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
