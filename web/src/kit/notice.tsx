// Short notices. A refusal says why and on which clause that rests, and offers to show what is allowed.
import type { Refused } from "../engine/messages";
import { words } from "../i18n/words";
import { Icon } from "../icons/icon";
import type { IconName } from "../icons/shapes";
import { ClauseLink } from "./clause";
import "./notice.css";

const t = words({
  refused: { en: "Not allowed", fr: "Pas permis" },
  show: { en: "Show what is allowed", fr: "Montrer ce qui est permis" },
  close: { en: "Close", fr: "Fermer" },
});

interface RefusalProps {
  refused: Pick<Refused, "text" | "clause">;
  onShow?: () => void;
  onClose?: () => void;
}

export function Refusal({ refused, onShow, onClose }: RefusalProps) {
  return (
    <div class="notice refusal" role="alert">
      <Icon name="stop" size={22} />
      <p>
        <b>{t("refused")}.</b> {refused.text} {refused.clause && <ClauseLink id={refused.clause} />}
      </p>
      {onShow && (
        <button type="button" class="button" onClick={onShow}>
          {t("show")}
        </button>
      )}
      {onClose && <CloseButton onClose={onClose} />}
    </div>
  );
}

interface ToastProps {
  text: string;
  icon?: IconName;
  action?: { label: string; onClick: () => void };
  onClose?: () => void;
}

export function Toast({ text, icon = "info", action, onClose }: ToastProps) {
  return (
    <div class="notice" role="status">
      <Icon name={icon} size={20} />
      <p>{text}</p>
      {action && (
        <button type="button" class="button" onClick={action.onClick}>
          {action.label}
        </button>
      )}
      {onClose && <CloseButton onClose={onClose} />}
    </div>
  );
}

function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <button type="button" class="button bare square" aria-label={t("close")} onClick={onClose}>
      <Icon name="close" size={16} />
    </button>
  );
}
