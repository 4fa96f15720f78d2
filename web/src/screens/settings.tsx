// Settings of this browser. Everything holds at once; nothing has to be saved.
import { useState } from "preact/hooks";
import { change, defaultKeys, keyActions, settings, speeds, themes, type KeyAction, type Speed } from "../app/settings";
import { Choices, Switch } from "../kit/choices";
import { words } from "../i18n/words";
import { allowNotifications } from "../online/turn_alert";
import "./settings.css";

const t = words({
  title: { en: "Settings", fr: "Réglages" },
  note: { en: "They are kept in this browser only.", fr: "Ils restent dans ce navigateur." },
  language: { en: "Language", fr: "Langue" },
  theme: { en: "Colours", fr: "Couleurs" },
  system: { en: "As the system", fr: "Comme le système" },
  dark: { en: "Dark", fr: "Sombres" },
  light: { en: "Light", fr: "Claires" },
  contrast: { en: "High contrast", fr: "Contraste élevé" },
  speed: { en: "Movement", fr: "Mouvement" },
  speed_0: { en: "Off", fr: "Aucun" },
  "speed_0.5": { en: "Half as fast", fr: "Deux fois plus lent" },
  speed_1: { en: "Usual", fr: "Normal" },
  speed_2: { en: "Twice as fast", fr: "Deux fois plus vite" },
  table: { en: "At the table", fr: "À la table" },
  sound: { en: "Sound", fr: "Son" },
  hints: { en: "Offer hints", fr: "Proposer des indices" },
  hints_note: { en: "First where to look, then what to do.", fr: "D’abord où regarder, puis que faire." },
  win_bar: { en: "Show the win chance", fr: "Afficher les chances de victoire" },
  quick: { en: "Quick mode", fr: "Mode rapide" },
  quick_note: {
    en: "A complete choice is made at once, without confirming it.",
    fr: "Un choix complet est fait aussitôt, sans confirmation.",
  },
  confirm: { en: "Ask before I pass", fr: "Demander avant que je passe" },
  confirm_note: { en: "A pass ends your round.", fr: "Passer met fin à votre manche." },
  turn: { en: "When it is my turn", fr: "Quand c’est à moi" },
  turn_note: {
    en: "For games with other people, while you look elsewhere.",
    fr: "Pour les parties avec d’autres, quand vous regardez ailleurs.",
  },
  turn_sound: { en: "A tone", fr: "Un son" },
  notify: { en: "A notification", fr: "Une notification" },
  notify_note: {
    en: "Your browser asks you once. It comes from this page only while it is open.",
    fr: "Votre navigateur vous demandera une fois. Elle vient de cette page, tant qu’elle est ouverte.",
  },
  notify_denied: {
    en: "Your browser does not allow it. Its own settings for this page can change that.",
    fr: "Votre navigateur ne le permet pas. Ses réglages pour cette page peuvent changer cela.",
  },
  text: { en: "Text mode", fr: "Mode texte" },
  text_note: {
    en: "The table in sentences and numbered choices, made for screen readers.",
    fr: "La table en phrases et en choix numérotés, pensée pour les lecteurs d’écran.",
  },
  keys: { en: "Keys", fr: "Touches" },
  keys_note: {
    en: "Choose a line, then press the new key. Escape leaves it as it is.",
    fr: "Choisissez une ligne, puis appuyez sur la nouvelle touche. Échap la laisse telle quelle.",
  },
  press: { en: "press a key …", fr: "appuyez …" },
  reset: { en: "Usual keys", fr: "Touches habituelles" },
  space: { en: "Space", fr: "Espace" },
  taken: { en: "also: {what}", fr: "aussi : {what}" },
  card: { en: "Card {n} of the hand", fr: "Carte {n} de la main" },
  sector: { en: "Sector {n} from the left", fr: "Secteur {n} depuis la gauche" },
  flip: { en: "Turn the picked card over", fr: "Retourner la carte prise" },
  pass: { en: "Pass", fr: "Passer" },
  confirm_key: { en: "Confirm", fr: "Confirmer" },
  undo: { en: "Undo", fr: "Annuler" },
  shift_left: { en: "Shift left", fr: "Décaler à gauche" },
  shift_right: { en: "Shift right", fr: "Décaler à droite" },
  log: { en: "Go to the feed", fr: "Aller au fil" },
  chain: { en: "Go to the chain", fr: "Aller à la chaîne" },
  hint: { en: "Hint", fr: "Indice" },
  help: { en: "List of keys", fr: "Liste des touches" },
});

export function actionName(action: KeyAction): string {
  const number = action.match(/^(card|sector)(\d)$/);
  if (number) return t(number[1] as "card" | "sector", { n: number[2] ?? "" });
  return action === "confirm"
    ? t("confirm_key")
    : t(action as "flip" | "pass" | "undo" | "shift_left" | "shift_right" | "log" | "chain" | "hint" | "help");
}

export function keyName(key: string): string {
  if (key === " ") return t("space");
  return key.length === 1 ? key.toUpperCase() : key;
}

export default function SettingsScreen() {
  const now = settings.value;
  return (
    <main class="page settings">
      <h1>{t("title")}</h1>
      <p class="quiet">{t("note")}</p>
      <Choices
        legend={t("language")}
        look="segments"
        items={[
          { value: "en", label: "English" },
          { value: "fr", label: "Français" },
        ]}
        value={now.language}
        onChange={(language) => change({ language })}
      />
      <Choices
        legend={t("theme")}
        look="segments"
        items={themes.map((value) => ({ value, label: t(value) }))}
        value={now.theme}
        onChange={(theme) => change({ theme })}
      />
      <Choices
        legend={t("speed")}
        look="segments"
        items={speeds.map((speed) => ({ value: String(speed), label: t(`speed_${speed}`) }))}
        value={String(now.speed)}
        onChange={(speed) => change({ speed: Number(speed) as Speed })}
      />
      <section aria-labelledby="settings-table">
        <h2 id="settings-table">{t("table")}</h2>
        <Switch label={t("hints")} note={t("hints_note")} on={now.hints} onChange={(hints) => change({ hints })} />
        <Switch label={t("win_bar")} on={now.winBar} onChange={(winBar) => change({ winBar })} />
        <Switch label={t("quick")} note={t("quick_note")} on={now.quick} onChange={(quick) => change({ quick })} />
        <Switch
          label={t("confirm")}
          note={t("confirm_note")}
          on={now.confirmPass}
          onChange={(confirmPass) => change({ confirmPass })}
        />
        <Switch label={t("sound")} on={now.sound} onChange={(sound) => change({ sound })} />
        <Switch
          label={t("text")}
          note={t("text_note")}
          on={now.textMode}
          onChange={(textMode) => change({ textMode })}
        />
      </section>
      <TurnSettings />
      <Keys />
    </main>
  );
}

// The browser is asked only when the switch is pressed.
function TurnSettings() {
  const { turnSound, notify } = settings.value;
  const [denied, setDenied] = useState(false);
  const allow = async (on: boolean) => {
    const allowed = on && (await allowNotifications());
    setDenied(on && !allowed);
    change({ notify: allowed });
  };
  return (
    <section aria-labelledby="settings-turn">
      <h2 id="settings-turn">{t("turn")}</h2>
      <p class="quiet">{t("turn_note")}</p>
      <Switch label={t("turn_sound")} on={turnSound} onChange={(on) => change({ turnSound: on })} />
      <Switch
        label={t("notify")}
        note={t(denied ? "notify_denied" : "notify_note")}
        on={notify}
        onChange={(on) => void allow(on)}
      />
    </section>
  );
}

function Keys() {
  const [listening, setListening] = useState<KeyAction | null>(null);
  const { keys } = settings.value;
  const hear = (action: KeyAction, event: KeyboardEvent) => {
    if (listening !== action || event.key === "Tab" || event.key === "Shift") return;
    event.preventDefault();
    event.stopPropagation();
    setListening(null);
    if (event.key !== "Escape")
      change({ keys: { ...keys, [action]: event.key.length === 1 ? event.key.toLowerCase() : event.key } });
  };
  return (
    <section aria-labelledby="settings-keys">
      <h2 id="settings-keys">{t("keys")}</h2>
      <p class="quiet">{t("keys_note")}</p>
      <ul class="key-list">
        {keyActions.map((action) => {
          const shared = keyActions.filter((other) => other !== action && keys[other] === keys[action]);
          return (
            <li key={action}>
              <button
                type="button"
                class="key-line"
                aria-pressed={listening === action}
                onClick={() => setListening(action)}
                onKeyDown={(event) => hear(action, event)}
                onBlur={() => setListening(null)}
              >
                <span>
                  {actionName(action)}
                  {shared.length > 0 && <small>{t("taken", { what: shared.map(actionName).join(", ") })}</small>}
                </span>
                <kbd>{listening === action ? t("press") : keyName(keys[action])}</kbd>
              </button>
            </li>
          );
        })}
      </ul>
      <button type="button" class="button" onClick={() => change({ keys: { ...defaultKeys } })}>
        {t("reset")}
      </button>
    </section>
  );
}
