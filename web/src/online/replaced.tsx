// The table was opened elsewhere by the same person: here it rests until it is taken back.
import { href } from "../app/addresses";
import { words } from "../i18n/words";
import { Icon } from "../icons/icon";

const t = words({
  title: { en: "This table is open elsewhere", fr: "Cette table est ouverte ailleurs" },
  note: {
    en: "You opened it in another window or on another device. It can be played in one place at a time.",
    fr: "Vous l’avez ouverte dans une autre fenêtre ou sur un autre appareil. On y joue d’un seul endroit à la fois.",
  },
  take: { en: "Play on here", fr: "Continuer ici" },
  lobby: { en: "To the lobby", fr: "Vers la liste des tables" },
});

export function ReplacedNotice({ onTake }: { onTake: () => void }) {
  return (
    <main class="replaced">
      <Icon name="people" size={64} />
      <div role="alert">
        <h1>{t("title")}</h1>
        <p>{t("note")}</p>
      </div>
      <p class="row">
        <button type="button" class="button loud" onClick={onTake}>
          <Icon name="play" size={20} /> {t("take")}
        </button>
        <a class="button" href={href("/online")}>
          {t("lobby")}
        </a>
      </p>
    </main>
  );
}
