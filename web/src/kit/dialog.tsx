// A dialog: the browser's own, so that focus, Escape and screen readers are taken care of. On phones it
// is a sheet from below.
import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { words } from "../i18n/words";
import { Icon } from "../icons/icon";
import "./dialog.css";

const t = words({ close: { en: "Close", fr: "Fermer" } });

interface Props {
  title: string;
  open: boolean;
  onClose: () => void;
  // Buttons at the end.
  actions?: ComponentChildren;
  children: ComponentChildren;
}

export function Dialog({ title, open, onClose, actions, children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Before the next picture, so that nothing beneath is pressed once it is asked for.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for this is Escape, by the browser
    <dialog
      class="dialog"
      ref={element}
      aria-labelledby={heading}
      // Not when it was closed from outside: something else may be open by now.
      onClose={() => open && onClose()}
      onClick={(event) => event.target === element.current && element.current?.close()}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button
            type="button"
            class="button bare square"
            aria-label={t("close")}
            onClick={() => element.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        {open && children}
        {actions && <footer class="row dialog-actions">{actions}</footer>}
      </div>
    </dialog>
  );
}
