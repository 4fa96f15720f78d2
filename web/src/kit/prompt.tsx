// The lower third: who must do what, in one sentence, on which clause that rests, and buttons that say
// what they will do. It is yellow when the viewer is asked, and never else. On phones it is the sheet
// at the bottom. What is seen slides in anew for each decision; what is read aloud stays in place, or
// screen readers would miss it.
import type { ComponentChildren } from "preact";
import type { Seat } from "../engine/messages";
import { words } from "../i18n/words";
import { Icon } from "../icons/icon";
import type { IconName } from "../icons/shapes";
import { ClauseLink } from "./clause";
import { Said } from "./said";
import "./prompt.css";

const t = words({
  yours: { en: "Your move", fr: "À vous" },
  region: { en: "What is asked", fr: "Ce qui est demandé" },
});

export interface PromptAction {
  id: string;
  label: string;
  // What will happen, in a few words.
  consequence?: string;
  icon?: IconName;
  // A key that does the same, as it is shown.
  shortcut?: string;
  // The one thing that is asked for.
  loud?: boolean;
  disabled?: boolean;
  // Chosen, not yet confirmed.
  pressed?: boolean;
  // Always there, whatever is asked: drawn small where room is short.
  tool?: boolean;
  onClick: () => void;
}

export interface PromptProps {
  // Who is asked; null when nobody is.
  seat: Seat | null;
  // The viewer is asked.
  mine: boolean;
  // How the one who is asked is called.
  who: string;
  icon: IconName;
  headline: string;
  detail?: ComponentChildren;
  clause?: string | null;
  actions?: PromptAction[];
  // Below the sentence: a chooser, a hint, a refusal.
  children?: ComponentChildren;
}

export function Prompt({ seat, mine, who, icon, headline, detail, clause, actions = [], children }: PromptProps) {
  return (
    <section class={`prompt ${mine ? "mine" : "theirs"}`} data-seat={seat ?? "none"} aria-label={t("region")}>
      <p class="hidden-text" role="status" aria-live="polite">
        {mine ? t("yours") : who}: {headline}
      </p>
      <div class="prompt-main" key={headline}>
        <span class="prompt-slab">
          <Icon name={icon} size={28} />
        </span>
        <div class="prompt-words">
          <p class="prompt-who" aria-hidden="true">
            {mine ? t("yours") : who}
          </p>
          <p class="prompt-headline" aria-hidden="true">
            <Said text={headline} />
          </p>
          {(detail || clause) && (
            <p class="prompt-detail">
              {detail && <span class="prompt-note">{detail}</span>}
              {clause && <ClauseLink id={clause} />}
            </p>
          )}
        </div>
      </div>
      {actions.length > 0 && (
        <div class={`prompt-actions ${actions.length > 4 ? "crowded" : ""}`}>
          {actions.map((action) => (
            <button
              type="button"
              key={action.id}
              data-action={action.id}
              class={`button ${action.loud ? "loud" : ""} ${action.tool ? "tool" : ""}`}
              disabled={action.disabled}
              aria-pressed={action.pressed}
              onClick={action.onClick}
            >
              {action.icon && <Icon name={action.icon} size={18} />}
              <span class="prompt-label">
                {action.label}
                {action.consequence && <small>{action.consequence}</small>}
              </span>
              {action.shortcut && <kbd class="key">{action.shortcut}</kbd>}
            </button>
          ))}
        </div>
      )}
      {children && <div class="prompt-more">{children}</div>}
    </section>
  );
}
