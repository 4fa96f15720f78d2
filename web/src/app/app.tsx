// The page: the screen of the present address inside the shell. The table and replays bring their
// own header, the scoreboard.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { words } from "../i18n/words";
import { href } from "./addresses";
import { ErrorBoundary } from "./error_boundary";
import type { ScreenPath } from "./paths";
import { route } from "./router";
import { screens } from "./screens";
import { Shell } from "./shell";
import { titleMark } from "./title_mark";

const t = words({
  loading: { en: "One moment …", fr: "Un instant …" },
  lost: { en: "There is nothing at this address", fr: "Il n’y a rien à cette adresse" },
  home: { en: "To the home page", fr: "Vers l’accueil" },
});

const titles = words({
  "/": { en: "Classic space-combat card games", fr: "Jeux de cartes de combat spatial" },
  "/play": { en: "New game", fr: "Nouvelle partie" },
  "/table": { en: "The table", fr: "La table" },
  "/online": { en: "Play with others", fr: "Jouer avec d’autres" },
  "/online/join": { en: "An invitation", fr: "Une invitation" },
  "/online/table": { en: "The table", fr: "La table" },
  "/account": { en: "Account", fr: "Compte" },
  "/learn": { en: "Learn", fr: "Apprendre" },
  "/cards": { en: "Cards", fr: "Cartes" },
  "/decks": { en: "Decks", fr: "Paquets" },
  "/rules/starfighter": { en: "Rules of Starfighter", fr: "Règles de Starfighter" },
  "/replay": { en: "Replay", fr: "Ralenti" },
  "/settings": { en: "Settings", fr: "Réglages" },
  "/gallery": { en: "Gallery", fr: "Galerie" },
});

const bare: ReadonlySet<ScreenPath | null> = new Set(["/table", "/online/table", "/replay", "/gallery"]);

export function App() {
  const path = route.value.path;
  const title = `${titleMark.value}${path ? titles(path) : t("lost")} · Wardroom`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  const screen = <ErrorBoundary key={path ?? ""}>{path ? <Screen path={path} /> : <Lost />}</ErrorBoundary>;
  return bare.has(path) ? screen : <Shell>{screen}</Shell>;
}

function Screen({ path }: { path: ScreenPath }) {
  const [Shown, setShown] = useState<ComponentType | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    let wanted = true;
    screens[path]().then(
      (module) => wanted && setShown(() => module.default),
      (reason) => wanted && setProblem(reason),
    );
    return () => {
      wanted = false;
    };
  }, [path]);
  useEffect(() => {
    if (Shown) arrive();
  }, [Shown]);
  if (problem !== null) throw problem;
  return Shown ? <Shown /> : <p class="page quiet">{t("loading")}</p>;
}

// Whoever came by a link starts reading at the new screen, not where the link was. The first screen is
// left to the browser.
let arrived = false;

function arrive(): void {
  const main = document.querySelector("main");
  if (arrived && main && route.peek().fragment === "") {
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
  }
  arrived = true;
}

function Lost() {
  return (
    <main class="page">
      <h1>{t("lost")}</h1>
      <a class="button" href={href("/")}>
        {t("home")}
      </a>
    </main>
  );
}
