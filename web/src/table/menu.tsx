// The menu of the table: how it behaves, what can be done with the game, and the way out.
import { change, settings, speeds, themes, type Speed } from "../app/settings";
import { go } from "../app/router";
import { href } from "../app/addresses";
import { Choices, Switch } from "../kit/choices";
import { Dialog } from "../kit/dialog";
import type { Language } from "../engine/messages";
import type { TableState } from "../engine/worker_messages";
import { engine } from "../engine/shared";
import { words } from "../i18n/words";
import { Icon } from "../icons/icon";
import type { MenuProps } from "./extras";
import { saveRecord } from "./record_file";
import type { Session } from "./session";

const t = words({
  title: { en: "Menu", fr: "Menu" },
  language: { en: "Language", fr: "Langue" },
  how: { en: "How do I win? Symbols", fr: "Comment gagner ? Symboles" },
  sound: { en: "Sound", fr: "Son" },
  speed: { en: "Movement", fr: "Mouvement" },
  speed_off: { en: "Off", fr: "Aucun" },
  theme: { en: "Colours", fr: "Couleurs" },
  system: { en: "As the system", fr: "Comme le système" },
  dark: { en: "Dark", fr: "Sombres" },
  light: { en: "Light", fr: "Claires" },
  contrast: { en: "Contrast", fr: "Contraste" },
  quick: { en: "Quick mode", fr: "Mode rapide" },
  quick_note: {
    en: "A complete choice is made at once, without confirming it.",
    fr: "Un choix complet est fait aussitôt, sans confirmation.",
  },
  win_bar: { en: "Show the win chance", fr: "Montrer les chances de victoire" },
  text: { en: "Text mode", fr: "Mode texte" },
  text_note: {
    en: "The game as a conversation, for screen readers.",
    fr: "La partie comme une conversation, pour lecteurs d’écran.",
  },
  help: { en: "Keys and gestures", fr: "Touches et gestes" },
  rules: { en: "Rules", fr: "Règles" },
  report: { en: "Report a problem", fr: "Signaler un problème" },
  report_note: {
    en:
      "Saves the record of this game as a file. It holds everything hidden, so the game should not be played " +
      "on after reading it.",
    fr:
      "Enregistre la partie dans un fichier. Il contient tout ce qui est caché : mieux vaut ne pas continuer " +
      "après l’avoir lu.",
  },
  settings: { en: "All settings", fr: "Tous les réglages" },
  leave: { en: "Leave the table", fr: "Quitter la table" },
  kept: {
    en: "The game is kept: go on with it whenever you like.",
    fr: "La partie est conservée : reprenez-la quand vous voulez.",
  },
  give_up: { en: "Give up this game", fr: "Abandonner cette partie" },
  sure: { en: "Give up? The game will not be kept.", fr: "Abandonner ? La partie ne sera pas conservée." },
});

interface Props extends MenuProps {
  session: Session;
  state: TableState;
}

const languages: { value: Language; label: string }[] = [
  { value: "en", label: "English" },
  { value: "fr", label: "Français" },
];

export function TableMenu({ session, state, open, onClose, onHelp, onSymbols }: Props) {
  const saved = state.saved;
  const giveUp = async () => {
    if (!saved || !confirm(t("sure"))) return;
    await engine().ask({ type: "forget", game: saved });
    session.close();
    go(href("/"));
  };
  return (
    <Dialog title={t("title")} open={open} onClose={onClose}>
      <div class="table-menu">
        <TableHabits onHelp={onHelp} onSymbols={onSymbols} />
        <div>
          <button type="button" class="button bare" onClick={() => void saveRecord()}>
            <Icon name="report" /> {t("report")}
          </button>
          <p class="quiet">{t("report_note")}</p>
        </div>
        <div>
          <a class="button" href={href("/")}>
            <Icon name="home" /> {t("leave")}
          </a>
          <p class="quiet">{t("kept")}</p>
        </div>
        {saved && (
          <button type="button" class="button" onClick={() => void giveUp()}>
            <Icon name="close" /> {t("give_up")}
          </button>
        )}
      </div>
    </Dialog>
  );
}

// How the table behaves, and what there is to read: the same at every table. Chances are not shown among people.
interface HabitsProps {
  onHelp: () => void;
  onSymbols: () => void;
  chances?: boolean;
}

export function TableHabits({ onHelp, onSymbols, chances = true }: HabitsProps) {
  const { language, quick, winBar, textMode, sound, theme, speed } = settings.value;
  return (
    <>
      <Choices
        legend={t("language")}
        look="segments"
        items={languages}
        value={language}
        onChange={(value) => change({ language: value })}
      />
      <Choices
        legend={t("speed")}
        look="segments"
        items={speeds.map((each) => ({
          value: String(each),
          label: each === 0 ? t("speed_off") : `${each}×`.replace("0.5", "½"),
        }))}
        value={String(speed)}
        onChange={(each) => change({ speed: Number(each) as Speed })}
      />
      <Choices
        legend={t("theme")}
        look="segments"
        items={themes.map((each) => ({ value: each, label: t(each) }))}
        value={theme}
        onChange={(each) => change({ theme: each })}
      />
      <Switch label={t("sound")} on={sound} onChange={(on) => change({ sound: on })} />
      <Switch label={t("quick")} note={t("quick_note")} on={quick} onChange={(on) => change({ quick: on })} />
      {chances && <Switch label={t("win_bar")} on={winBar} onChange={(on) => change({ winBar: on })} />}
      <Switch label={t("text")} note={t("text_note")} on={textMode} onChange={(on) => change({ textMode: on })} />
      <div class="row">
        <button type="button" class="button" onClick={onSymbols}>
          <Icon name="hint" /> {t("how")}
        </button>
        <button type="button" class="button" onClick={onHelp}>
          <Icon name="info" /> {t("help")}
        </button>
        <a class="button" href={href("/rules/starfighter")} target="_blank" rel="noopener">
          <Icon name="book" /> {t("rules")}
        </a>
        <a class="button" href={href("/settings")}>
          <Icon name="settings" /> {t("settings")}
        </a>
      </div>
    </>
  );
}
