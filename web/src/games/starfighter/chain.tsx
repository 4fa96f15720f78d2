// The effect chain as a running order: what came, what is being carried out, what waits, and what was
// lost. Effects that an effect brought about are set in below it.
import { effectName } from "../../cards/describe";
import type { ChainLink } from "../../engine/messages";
import { words } from "../../i18n/words";
import { families } from "../../icons/effects";
import { Icon } from "../../icons/icon";
import type { IconName } from "../../icons/shapes";
import { callSign } from "./words/call_signs";
import "./chain.css";

const t = words({
  title: { en: "Effect chain", fr: "Chaîne d’effets" },
  empty: { en: "No effects under way", fr: "Aucun effet en cours" },
  done: { en: "done", fr: "fait" },
  now: { en: "now", fr: "en cours" },
  waiting: { en: "waiting", fr: "en attente" },
  lost: { en: "covered or gone: lost", fr: "recouvert ou parti : perdu" },
  skipped: { en: "nothing it could do", fr: "sans effet possible" },
  count: { en: "{done} of {all}", fr: "{done} sur {all}" },
});

const marks: Record<ChainLink["state"], IconName> = {
  done: "check",
  now: "play",
  waiting: "wait",
  lost: "close",
  skipped: "skip",
};

interface Props {
  links: ChainLink[];
  // The pointer or the focus is on a link: show where it comes from.
  onPoint?: (link: ChainLink | null) => void;
}

export function Chain({ links, onPoint }: Props) {
  const done = links.filter((link) => link.state !== "waiting" && link.state !== "now").length;
  return (
    <section class="panel chain" aria-label={t("title")} tabIndex={links.length > 0 ? 0 : undefined}>
      <header class="panel-head">
        <Icon name="chain" size={16} />
        <h2 class="caption">{t("title")}</h2>
        {links.length > 0 && <span class="panel-count">{t("count", { done, all: links.length })}</span>}
      </header>
      {links.length === 0 && <p class="quiet">{t("empty")}</p>}
      <ol class="chain-links">
        {links.map((link, i) => (
          <li
            key={i}
            class={`chain-link ${link.state} ${link.depth > 0 ? "branch" : ""}`}
            data-seat={link.seat}
            style={{ "--depth": Math.min(link.depth, 4) }}
            onPointerEnter={() => onPoint?.(link)}
            onPointerLeave={() => onPoint?.(null)}
          >
            <span class="chain-icon" data-family={families[link.effect]}>
              <Icon name={link.effect} size={20} />
            </span>
            <span class="chain-words">
              <b>{effectName(link.effect)}</b>
              <span class="chain-from">
                <i class="seat-mark" />
                {link.card && callSign(link.card)}
                <small class="address">{[link.card, link.at].filter(Boolean).join(" · ")}</small>
              </span>
            </span>
            <span class="chain-state">
              <Icon name={marks[link.state]} size={12} />
              {t(link.state)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
