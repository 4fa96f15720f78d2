// Short notices over the boards: why something cannot be done, and what went wrong.
import type { ComponentChildren } from "preact";
import { Refusal, Toast } from "../kit/notice";
import { words } from "../i18n/words";
import type { Session } from "./session";
import { outdated } from "./welcome";

const t = words({
  old: { en: "This page is out of date.", fr: "Cette page n’est plus à jour." },
  reload: { en: "Load it again", fr: "La recharger" },
});

export function Notices({ session, children }: { session: Session; children?: ComponentChildren }) {
  const refusal = session.refusal.value;
  const problem = session.problem.value;
  const showsLegal = session.staging.value.moves.length > 0;
  return (
    <div class="live-notices">
      {outdated.value && <Toast text={t("old")} action={{ label: t("reload"), onClick: () => location.reload() }} />}
      {children}
      {problem && <Toast text={problem} icon="report" onClose={() => (session.problem.value = null)} />}
      {refusal && (
        <Refusal
          refused={refusal}
          onShow={showsLegal ? () => pulse(session) : undefined}
          onClose={() => (session.refusal.value = null)}
        />
      )}
    </div>
  );
}

// The legal places stand out for a moment, and the first one gets the focus.
function pulse(session: Session): void {
  session.refusal.value = null;
  const places = document.querySelectorAll<HTMLElement>(".live [data-legal], .live .hand-card:not(.dim) .hand-pick");
  places[0]?.focus();
  if (document.documentElement.dataset["motion"] === "off") return;
  for (const place of places)
    place.animate([{ scale: 1 }, { scale: 1.08, offset: 0.4 }, { scale: 1 }], { duration: 450, iterations: 2 });
}
