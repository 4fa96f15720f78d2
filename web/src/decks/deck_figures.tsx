// The curve of levels and how often each symbol is there.
import { symbolFamily, symbolIcon, symbolNames } from "../browse/symbols";
import type { Catalogue } from "../engine/messages";
import { say } from "../i18n/words";
import { Icon } from "../icons/icon";
import type { DeckFigures } from "./figures";
import { t } from "./words";

export function DeckCurve({ figures }: { figures: DeckFigures }) {
  const most = Math.max(1, ...figures.levels);
  return (
    <section aria-label={t("curve")}>
      <h3 class="caption">{t("curve")}</h3>
      <ol class="curve">
        {figures.levels.map((count, level) => (
          <li key={level} aria-label={`${t("level", { n: level })}: ${count}`}>
            <b>{count}</b>
            <span class="curve-bar">
              <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
                <rect x="0" width="10" y={100 - (100 * count) / most} height={(100 * count) / most} />
              </svg>
            </span>
            <span class="quiet">{level}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function DeckSymbols({ figures, set }: { figures: DeckFigures; set: Catalogue }) {
  const nameOf = (symbol: string) => (set.effects[symbol] ? say(set.effects[symbol].name) : symbol);
  return (
    <section aria-label={t("symbols")}>
      <h3 class="caption">{t("symbols")}</h3>
      <ul class="symbol-counts">
        <li title={t("fighters")}>
          <Icon name="fighter_a" size={18} />
          <span class="hidden-text">{t("fighters")}: </span>
          {figures.fighters}
        </li>
        {symbolNames.map((symbol) => (
          <li key={symbol} title={nameOf(symbol)} class={figures.symbols.has(symbol) ? "" : "faint"}>
            <span data-family={symbolFamily(symbol)}>
              <Icon name={symbolIcon(symbol)} size={18} />
            </span>
            <span class="hidden-text">{nameOf(symbol)}: </span>
            {figures.symbols.get(symbol) ?? 0}
          </li>
        ))}
      </ul>
    </section>
  );
}
