// Rows of choices that narrow the cards.
import type { ComponentChildren } from "preact";
import type { Catalogue } from "../engine/messages";
import { say } from "../i18n/words";
import { Icon } from "../icons/icon";
import "./filter_panel.css";
import { noFilters, toggled, type Filters } from "./filters";
import { symbolFamily, symbolIcon, symbolNames } from "./symbols";
import { t } from "./words";

interface Props {
  filters: Filters;
  query: string;
  effects: Catalogue["effects"];
  // The rows are folded away until they are wanted.
  folded?: boolean;
  onChange: (filters: Filters) => void;
  onQuery: (query: string) => void;
}

const levels = [0, 1, 2, 3];
const fighterSteps = [0, 2, 3, 4];

export function FilterPanel({ filters, query, effects, folded = false, onChange, onQuery }: Props) {
  const set = (some: Partial<Filters>) => onChange({ ...filters, ...some });
  const chosen = query !== "" || JSON.stringify({ ...filters, words: [] }) !== JSON.stringify(noFilters);
  const rows = (
    <>
      <Row label={t("level")}>
        {levels.map((level) => (
          <Chip
            key={level}
            on={filters.levels.includes(level)}
            onClick={() => set({ levels: toggled(filters.levels, level) })}
          >
            {level}
          </Chip>
        ))}
      </Row>
      <Row label={t("symbol")}>
        {symbolNames.map((symbol) => (
          <Chip
            key={symbol}
            on={filters.symbols.includes(symbol)}
            onClick={() => set({ symbols: toggled(filters.symbols, symbol) })}
          >
            <span data-family={symbolFamily(symbol)} class="filter-icon">
              <Icon name={symbolIcon(symbol)} size={18} />
            </span>
            {effects[symbol] ? say(effects[symbol].name) : symbol}
          </Chip>
        ))}
      </Row>
      <Row label={t("deck")}>
        {(["green", "blue"] as const).map((colour) => (
          <Chip
            key={colour}
            on={filters.colours.includes(colour)}
            onClick={() => set({ colours: toggled(filters.colours, colour) })}
          >
            {t(colour)}
          </Chip>
        ))}
      </Row>
      <Row label={t("fighters")}>
        {fighterSteps.map((least) => (
          <Chip key={least} on={filters.fighters === least} onClick={() => set({ fighters: least })}>
            {least === 0 ? t("any") : t("at_least", { n: least })}
          </Chip>
        ))}
      </Row>
      <button
        type="button"
        class="button bare filters-clear"
        disabled={!chosen}
        onClick={() => {
          onChange(noFilters);
          onQuery("");
        }}
      >
        {t("clear")}
      </button>
    </>
  );
  return (
    <search class="filters">
      <label class="hidden-text" for="card-search">
        {t("search")}
      </label>
      <input
        id="card-search"
        class="input"
        type="search"
        value={query}
        placeholder={t("search_example")}
        autocomplete="off"
        onInput={(event) => onQuery(event.currentTarget.value)}
      />
      {folded ? (
        <details class="filters-folded">
          <summary>{t("filters")}</summary>
          <div class="filters">{rows}</div>
        </details>
      ) : (
        rows
      )}
    </search>
  );
}

function Row({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <div class="filter-row" role="group" aria-label={label}>
      <span class="caption" aria-hidden="true">
        {label}
      </span>
      <div class="chips">{children}</div>
    </div>
  );
}

function Chip({ on, onClick, children }: { on: boolean; onClick: () => void; children: ComponentChildren }) {
  return (
    <button type="button" class="chip" aria-pressed={on} onClick={onClick}>
      {children}
    </button>
  );
}
