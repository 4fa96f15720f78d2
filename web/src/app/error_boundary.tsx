// Catches what goes wrong below it and offers a way on, instead of an empty page.
import { Component, type ComponentChildren } from "preact";
import { words } from "../i18n/words";
import { href } from "./addresses";

const t = words({
  title: { en: "Something broke on this page", fr: "Quelque chose s’est cassé sur cette page" },
  kept: {
    en: "Your game is kept. Loading the page again usually helps.",
    fr: "Votre partie est conservée. Recharger la page suffit le plus souvent.",
  },
  again: { en: "Load again", fr: "Recharger" },
  home: { en: "To the home page", fr: "Vers l’accueil" },
});

interface Props {
  children: ComponentChildren;
}

export class ErrorBoundary extends Component<Props, { problem: unknown }> {
  override state = { problem: null };

  static override getDerivedStateFromError(problem: unknown) {
    return { problem };
  }

  override componentDidCatch(problem: unknown) {
    console.error(problem);
  }

  override render() {
    if (this.state.problem === null) return this.props.children;
    return (
      <main class="page">
        <div role="alert">
          <h1>{t("title")}</h1>
          <p>{t("kept")}</p>
        </div>
        <pre class="problem">{String(this.state.problem)}</pre>
        <p class="row">
          <button type="button" class="button loud" onClick={() => location.reload()}>
            {t("again")}
          </button>
          <a class="button" href={href("/")}>
            {t("home")}
          </a>
        </p>
      </main>
    );
  }
}
