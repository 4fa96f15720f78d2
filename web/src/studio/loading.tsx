// Stands where something is still being looked up, or could not be.
import { words } from "../i18n/words";

const t = words({
  loading: { en: "One moment …", fr: "Un instant …" },
  failed: { en: "The engine could not be asked.", fr: "Le moteur n’a pas pu répondre." },
  again: { en: "Load again", fr: "Recharger" },
});

export function Loading({ problem }: { problem: string | null }) {
  if (problem === null)
    return (
      <main class="page" aria-busy="true">
        <p class="quiet">{t("loading")}</p>
      </main>
    );
  return (
    <main class="page">
      <h1>{t("failed")}</h1>
      <pre class="problem">{problem}</pre>
      <button type="button" class="button" onClick={() => location.reload()}>
        {t("again")}
      </button>
    </main>
  );
}
