// What would follow from a choice, as far as it does not depend on what is hidden.
import type { Preview } from "../engine/messages";
import { words } from "../i18n/words";
import { Icon } from "../icons/icon";
import { Said } from "./said";
import "./preview.css";

const t = words({
  title: { en: "If you do this", fr: "Si vous faites cela" },
  after: { en: "Then it depends on cards you cannot see.", fr: "La suite dépend de cartes que vous ne voyez pas." },
  nothing: { en: "Nothing more follows by itself.", fr: "Rien d’autre ne s’ensuit." },
});

export function Consequences({ preview }: { preview: Pick<Preview, "story" | "all"> }) {
  return (
    <section class="consequences" aria-label={t("title")} aria-live="polite">
      <h2 class="caption">{t("title")}</h2>
      <ol>
        {preview.story.map((event, i) => (
          <li key={i} data-seat={event.seat ?? "none"}>
            <i class="seat-mark" />
            <span>
              <Said text={event.text} />
            </span>
          </li>
        ))}
        {preview.story.length === 0 && preview.all && <li class="quiet">{t("nothing")}</li>}
        {!preview.all && (
          <li class="consequences-end">
            <Icon name="eye" size={14} />
            {t("after")}
          </li>
        )}
      </ol>
    </section>
  );
}
