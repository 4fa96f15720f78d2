// What stands in the way of playing with others: a host without server, a lost connection, or being sent away.
import { href } from "../app/addresses";
import { Toast } from "../kit/notice";
import { words } from "../i18n/words";
import { Icon } from "../icons/icon";
import type { Connection } from "./connection";

const t = words({
  lost: { en: "Connection lost. Reconnecting …", fr: "Connexion perdue. Reconnexion …" },
  rules: {
    en: "The server has closed the connection: too much was asked of it at once.",
    fr: "Le serveur a fermé la connexion : on lui a trop demandé d’un coup.",
  },
  logged_out: { en: "You are logged out.", fr: "Vous êtes déconnecté." },
  again: { en: "Connect again", fr: "Se reconnecter" },
  files_title: { en: "No server here", fr: "Pas de serveur ici" },
  files: {
    en:
      "This page comes from a host of files, which people cannot meet on. Against the computer, or two at one " +
      "screen, everything works here. To play by link, somebody runs the program: wardroom serve.",
    fr:
      "Cette page vient d’un simple hébergement de fichiers, où l’on ne peut se rencontrer. Contre " +
      "l’ordinateur, ou à deux devant un écran, tout fonctionne ici. Pour jouer par un lien, quelqu’un lance " +
      "le programme : wardroom serve.",
  },
  retry: { en: "Look again", fr: "Vérifier encore" },
  here: { en: "Play here instead", fr: "Jouer ici plutôt" },
});

export function StatusNotice({ connection }: { connection: Connection }) {
  const ended = connection.ended.value;
  if (ended)
    return <Toast text={t(ended)} icon="stop" action={{ label: t("again"), onClick: () => connection.open() }} />;
  return connection.status.value === "lost" ? <Toast text={t("lost")} icon="wait" /> : null;
}

export function NoServer() {
  return (
    <main class="page online">
      <h1>{t("files_title")}</h1>
      <p class="no-server">{t("files")}</p>
      <p class="row">
        <a class="button loud" href={href("/play", { with: "friend" })}>
          <Icon name="people" size={18} /> {t("here")}
        </a>
        <button type="button" class="button" onClick={() => location.reload()}>
          {t("retry")}
        </button>
      </p>
    </main>
  );
}
