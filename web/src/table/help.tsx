// Everything that can be done by key, as it is set now.
import { keyActions, type KeyAction } from "../app/settings";
import { Dialog } from "../kit/dialog";
import { words } from "../i18n/words";
import { keyName } from "./prompt_bar";

const t = words({
  title: { en: "At the table by keyboard", fr: "À la table au clavier" },
  card: {
    en: "A card of the hand, or a button, by its number",
    fr: "Une carte de la main, ou un bouton, par son numéro",
  },
  sector: {
    en: "A sector of your board, from the left; with Shift the enemy’s",
    fr: "Un secteur de votre plateau, depuis la gauche ; avec Maj celui de l’ennemi",
  },
  flip: { en: "Turn the picked card over", fr: "Retourner la carte prise" },
  pass: { en: "Pass, or stay", fr: "Passer, ou rester" },
  confirm: { en: "Confirm (Enter does the same)", fr: "Confirmer (Entrée aussi)" },
  undo: { en: "Put back, take back", fr: "Reprendre, annuler" },
  shift_left: { en: "Shift left, battles towards the left", fr: "Décaler à gauche, combats vers la gauche" },
  shift_right: { en: "Shift right, battles towards the right", fr: "Décaler à droite, combats vers la droite" },
  log: { en: "Log", fr: "Journal" },
  chain: { en: "Effect chain", fr: "Chaîne d’effets" },
  hint: { en: "Hint; once more for the choice", fr: "Indice ; encore une fois pour le choix" },
  help: { en: "This sheet", fr: "Cette page" },
  tab: {
    en: "To the next legal place; arrows walk over all cards",
    fr: "Vers la prochaine place permise ; les flèches parcourent toutes les cartes",
  },
  escape: { en: "Put back what is picked", fr: "Reposer ce qui est pris" },
  mouse: {
    en:
      "With mouse or finger: click a card and a place, or drag. Press long, or click a sector’s name, to read " +
      "its cards. The board can be dragged to shift.",
    fr:
      "À la souris ou au doigt : cliquez une carte puis une place, ou faites glisser. Appui long, ou clic sur " +
      "le nom d’un secteur, pour lire ses cartes. Le plateau se glisse pour décaler.",
  },
});

// Keys of cards and of sectors share a row each.
const isRow = (kind: string) => (action: KeyAction) => action.startsWith(kind);
const rows: KeyAction[][] = [
  keyActions.filter(isRow("card")),
  keyActions.filter(isRow("sector")),
  ...keyActions.filter((action) => !/^(card|sector)/.test(action)).map((action) => [action]),
];

function meaning(action: KeyAction): string {
  if (action.startsWith("card")) return t("card");
  if (action.startsWith("sector")) return t("sector");
  return t(action as Exclude<KeyAction, `card${number}` | `sector${number}`>);
}

export function HelpSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog title={t("title")} open={open} onClose={onClose}>
      <p class="help-note">{t("mouse")}</p>
      <dl class="help-keys">
        {rows.map(([first, ...more]) => (
          <div key={first}>
            <dt>
              <kbd>{keyName(first!)}</kbd>
              {more.length > 0 && " – "}
              {more.length > 0 && <kbd>{keyName(more.at(-1)!)}</kbd>}
            </dt>
            <dd>{meaning(first!)}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>Tab</kbd>
          </dt>
          <dd>{t("tab")}</dd>
        </div>
        <div>
          <dt>
            <kbd>Esc</kbd>
          </dt>
          <dd>{t("escape")}</dd>
        </div>
      </dl>
    </Dialog>
  );
}
