// The two choices that everybody looks for, wherever they are: language and theme.
import { change, settings, theme, themes, type ThemeChoice } from "../app/settings";
import { words } from "../i18n/words";
import { Icon } from "../icons/icon";
import type { IconName } from "../icons/shapes";
import "./switches.css";

const t = words({
  other_language: { en: "FR – passer au français", fr: "EN – switch to English" },
  theme: { en: "Colours: {name}. Change", fr: "Couleurs : {name}. Changer" },
  system: { en: "as the system", fr: "comme le système" },
  dark: { en: "dark", fr: "sombres" },
  light: { en: "light", fr: "claires" },
  contrast: { en: "high contrast", fr: "contraste élevé" },
});

const icons: Record<Exclude<ThemeChoice, "system">, IconName> = { dark: "moon", light: "sun", contrast: "contrast" };

export function LanguageSwitch() {
  const now = settings.value.language;
  const other = now === "en" ? "fr" : "en";
  return (
    <button type="button" class="button bare tool" lang={other} onClick={() => change({ language: other })}>
      <Icon name="language" size={18} />
      <span aria-hidden="true">{other.toUpperCase()}</span>
      <span class="hidden-text">{t("other_language")}</span>
    </button>
  );
}

export function ThemeSwitch() {
  const chosen = settings.value.theme;
  const next = themes[(themes.indexOf(chosen) + 1) % themes.length] ?? "dark";
  return (
    <button
      type="button"
      class="button bare square tool"
      aria-label={t("theme", { name: t(chosen) })}
      title={t(chosen)}
      onClick={() => change({ theme: next })}
    >
      <Icon name={icons[theme.value]} size={18} />
    </button>
  );
}
