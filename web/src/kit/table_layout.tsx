// Where things stand at a table: scoreboard on top, boards with the rail beside them, the lower third,
// the hand. On phones the rail is a sheet, and prompt and hand stay at the bottom of the screen.
import type { ComponentChildren } from "preact";
import { narrow } from "../app/viewport";
import { words } from "../i18n/words";
import { Dialog } from "./dialog";
import "./table_layout.css";

const t = words({ rail: { en: "Chain and feed", fr: "Chaîne et fil" } });

interface Props {
  scoreboard: ComponentChildren;
  field: ComponentChildren;
  rail: ComponentChildren;
  prompt: ComponentChildren;
  hand?: ComponentChildren;
  // A row above the prompt, where there is something to say there.
  line?: ComponentChildren;
  // Above everything: refusals and other notices.
  notice?: ComponentChildren;
  railOpen: boolean;
  onCloseRail: () => void;
}

export function TableLayout({ scoreboard, field, rail, prompt, hand, line, notice, railOpen, onCloseRail }: Props) {
  return (
    <div class="table sky">
      {scoreboard}
      <main class="table-main">
        <div class="table-field">{field}</div>
        {narrow.value ? (
          <Dialog title={t("rail")} open={railOpen} onClose={onCloseRail}>
            <div class="table-rail">{rail}</div>
          </Dialog>
        ) : (
          <aside class="table-rail" aria-label={t("rail")}>
            {rail}
          </aside>
        )}
      </main>
      <div class="table-bottom">
        {notice && <div class="table-notice">{notice}</div>}
        {line && <div class="table-line">{line}</div>}
        {prompt}
        {hand && <div class="table-hand">{hand}</div>}
      </div>
    </div>
  );
}
