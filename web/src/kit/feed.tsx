// The live feed: what happened, newest at the bottom, in the colour and behind the mark of who acted.
// It follows the game unless somebody has scrolled up to read.
import { Fragment, type ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { memo } from "../app/memo";
import type { Seat, StoryEvent } from "../engine/messages";
import { words } from "../i18n/words";
import { Said } from "./said";
import "./feed.css";

const t = words({
  title: { en: "Live feed", fr: "En direct" },
  filter: { en: "Show", fr: "Afficher" },
  all: { en: "All", fr: "Tout" },
  mine: { en: "Mine", fr: "Moi" },
  theirs: { en: "Theirs", fr: "Eux" },
  combat: { en: "Combat", fr: "Combat" },
  empty: { en: "Nothing has happened yet.", fr: "Il ne s’est encore rien passé." },
});

export const feedFilters = ["all", "mine", "theirs", "combat"] as const;
export type FeedFilter = (typeof feedFilters)[number];

const combatKinds = new Set([
  "battle",
  "armor_lost",
  "tokens_placed",
  "shields_hit",
  "absorbed",
  "destroyed",
  "shields_recover",
  "tokens_returned",
]);

export function shownBy(filter: FeedFilter, event: StoryEvent, viewer: Seat | null): boolean {
  if (filter === "all" || event.kind === "round_begins" || event.kind === "round_outcome") return true;
  if (filter === "combat") return combatKinds.has(event.kind);
  if (event.seat === null) return false;
  return (event.seat === viewer) === (filter === "mine");
}

interface Props {
  story: StoryEvent[];
  viewer: Seat | null;
  // Screen readers hear of every line, unless something else tells them.
  live?: boolean;
  // The pointer is on a line: show the place it speaks of.
  onPoint?: (event: StoryEvent | null) => void;
  // A small picture below a line, of what it began: for who does not watch it happen.
  stillOf?: (story: readonly StoryEvent[], at: number, viewer: Seat | null) => ComponentChildren;
}

export function Feed({ story, viewer, live = true, onPoint, stillOf }: Props) {
  const [filter, setFilter] = useState<FeedFilter>("all");
  const list = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const scrolled = useRef(0);
  const lines = story.flatMap((event, at) => (shownBy(filter, event, viewer) ? [{ event, at }] : []));
  useEffect(() => {
    if (follows.current && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  return (
    <section class="panel feed" aria-label={t("title")}>
      <header class="panel-head">
        <h2 class="caption">{t("title")}</h2>
        <div class="feed-filter" role="group" aria-label={t("filter")}>
          {feedFilters.map((one) => (
            <button
              type="button"
              key={one}
              class="feed-tab"
              aria-pressed={filter === one}
              onClick={() => setFilter(one)}
            >
              {t(one)}
            </button>
          ))}
        </div>
      </header>
      <div
        class="feed-lines"
        ref={list}
        role="log"
        aria-live={live ? "polite" : "off"}
        aria-label={t("title")}
        tabIndex={0}
        onScroll={(event) => {
          // Lines may have come since the scrolling that this tells of: only the way up is a wish.
          const at = event.currentTarget;
          if (at.scrollTop < scrolled.current) follows.current = false;
          if (at.scrollHeight - at.scrollTop - at.clientHeight < 24) follows.current = true;
          scrolled.current = at.scrollTop;
        }}
      >
        {lines.length === 0 && <p class="quiet">{t("empty")}</p>}
        {lines.map(({ event, at }) => (
          <Fragment key={at}>
            <Line event={event} onPoint={onPoint} />
            {stillOf?.(story, at, viewer)}
          </Fragment>
        ))}
      </div>
    </section>
  );
}

const Line = memo(({ event, onPoint }: { event: StoryEvent } & Pick<Props, "onPoint">) => (
  <p
    class={`feed-line ${event.kind}`}
    data-seat={event.seat ?? "none"}
    onPointerEnter={() => onPoint?.(event)}
    onPointerLeave={() => onPoint?.(null)}
  >
    <i class="seat-mark" />
    <span>
      <Said text={event.text} />
    </span>
  </p>
));
