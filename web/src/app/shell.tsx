// Header and navigation around every screen but the table.
import type { ComponentChildren } from "preact";
import { LanguageSwitch, ThemeSwitch } from "../kit/switches";
import { words } from "../i18n/words";
import { Icon } from "../icons/icon";
import { href } from "./addresses";
import type { ScreenPath } from "./paths";
import { route } from "./router";
import "./shell.css";

const t = words({
  skip: { en: "Skip to the content", fr: "Aller au contenu" },
  main: { en: "Main", fr: "Principal" },
  play: { en: "Play", fr: "Jouer" },
  online: { en: "Online", fr: "En ligne" },
  learn: { en: "Learn", fr: "Apprendre" },
  cards: { en: "Cards", fr: "Cartes" },
  decks: { en: "Decks", fr: "Paquets" },
  rules: { en: "Rules", fr: "Règles" },
  replay: { en: "Replays", fr: "Ralentis" },
  settings: { en: "Settings", fr: "Réglages" },
});

const links = [
  ["/play", "play"],
  ["/online", "online"],
  ["/learn", "learn"],
  ["/cards", "cards"],
  ["/decks", "decks"],
  ["/rules/starfighter", "rules"],
  ["/replay", "replay"],
  ["/settings", "settings"],
] as const satisfies [ScreenPath, string][];

export function Shell({ children }: { children: ComponentChildren }) {
  return (
    <>
      <a class="skip" href="#content">
        {t("skip")}
      </a>
      <header class="shell">
        <a class="brand" href={href("/")}>
          <Icon name="fighter_a" size={22} />
          Wardroom
        </a>
        <nav aria-label={t("main")}>
          {links.map(([path, key]) => (
            <a href={href(path)} aria-current={route.value.path === path ? "page" : undefined}>
              {t(key)}
            </a>
          ))}
        </nav>
        <div class="shell-tools">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <div id="content" tabIndex={-1}>
        {children}
      </div>
    </>
  );
}
