// Every card of the set: a grid that filters narrow, and one card from near. The card that is read
// stands in the address (?card=3-10).
import { useEffect, useMemo, useState } from "preact/hooks";
import { href } from "../app/addresses";
import { go, route } from "../app/router";
import { describeCard } from "../cards/describe";
import { faceOfFront } from "../cards/face";
import { narrow } from "../app/viewport";
import { CruiserTile } from "../games/starfighter/cruiser_tile";
import { Dialog } from "../kit/dialog";
import type { Catalogue } from "../engine/messages";
import { language, say } from "../i18n/words";
import "../studio/studio.css";
import { wordsOf } from "../text/search";
import "./browser.css";
import { CardGrid } from "./card_grid";
import { CardPage } from "./card_page";
import { FilterPanel } from "./filter_panel";
import { filtered, inOrder, noFilters, type Filters } from "./filters";
import { t } from "./words";

export function CardBrowser({ set }: { set: Catalogue }) {
  const [filters, setFilters] = useState<Filters>(noFilters);
  const [query, setQuery] = useState("");
  const all = useMemo(() => inOrder(set.cards), [set]);
  const spoken = language.value;
  const shown = useMemo(
    () => filtered(all, { ...filters, words: wordsOf(query) }, (card) => describeCard(faceOfFront(card))),
    [all, filters, query, spoken],
  );
  const read = all.find((card) => card.id === route.value.query.get("card")) ?? null;
  const show = (id: string | null) => go(href("/cards", id ? { card: id } : {}), "replace");
  usePrintedLight();
  return (
    <main class="page browser">
      <header class="studio-head">
        <h1>{t("title")}</h1>
        <p class="quiet">
          {say(set.set.name)} · {say(set.set.note)}
        </p>
      </header>
      <div class="browser-columns">
        <div class="browser-filters">
          <FilterPanel
            filters={filters}
            query={query}
            effects={set.effects}
            folded={narrow.value}
            onChange={setFilters}
            onQuery={setQuery}
          />
        </div>
        <div class="browser-cards">
          <div class="browser-count">
            <h2>{t("all_cards")}</h2>
            <output class="quiet">{t("count", { n: shown.length, all: all.length })}</output>
            <button type="button" class="button bare" onClick={() => print()}>
              {t("print")}
            </button>
          </div>
          {shown.length === 0 && <p class="quiet">{t("none")}</p>}
          <CardGrid cards={shown} label={t("all_cards")} current={read?.id ?? null} onPick={(card) => show(card.id)} />
          <h2 class="browser-cruisers">{t("cruisers")}</h2>
          <div class="cruisers">
            {set.cruisers.map((cruiser) => (
              <CruiserTile key={cruiser.name} cruiser={cruiser} seat="none" />
            ))}
          </div>
        </div>
        {narrow.value ? (
          <Dialog title={read?.id ?? ""} open={read !== null} onClose={() => show(null)}>
            {read && <CardPage key={read.id} card={read} set={set} />}
          </Dialog>
        ) : (
          <aside class="panel browser-reader" aria-live="polite">
            {read ? <CardPage key={read.id} card={read} set={set} /> : <p class="quiet">{t("choose")}</p>}
          </aside>
        )}
      </div>
    </main>
  );
}

// Paper is white, whatever the theme is.
function usePrintedLight(): void {
  useEffect(() => {
    const page = document.documentElement;
    let before = page.dataset["theme"] ?? "dark";
    const light = () => {
      before = page.dataset["theme"] ?? "dark";
      page.dataset["theme"] = "light";
    };
    const back = () => (page.dataset["theme"] = before);
    addEventListener("beforeprint", light);
    addEventListener("afterprint", back);
    return () => {
      removeEventListener("beforeprint", light);
      removeEventListener("afterprint", back);
    };
  }, []);
}
