// Who one is on the server: a guest, or a name with a password; what is kept there, and getting rid of it.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Toast } from "../kit/notice";
import { words } from "../i18n/words";
import { Icon } from "../icons/icon";
import type { Connection } from "../online/connection";
import { askReach, reach } from "../online/reach";
import { server } from "../online/shared";
import { NoServer, StatusNotice } from "../online/status_notice";
import { Loading } from "../studio/loading";
import "../studio/studio.css";
import "../online/online.css";

const t = words({
  title: { en: "Account", fr: "Compte" },
  guest: {
    en: "You play as the guest {name}. This browser remembers you; an account lets you play on from others.",
    fr:
      "Vous jouez en invité, sous le nom de {name}. Ce navigateur se souvient de vous ; un compte permet de " +
      "jouer aussi ailleurs.",
  },
  account: { en: "You are logged in as {name}.", fr: "Vous êtes connecté sous le nom de {name}." },
  register: { en: "Make an account", fr: "Créer un compte" },
  register_note: {
    en: "A name and a password, nothing else. Your games as a guest come with you.",
    fr: "Un nom et un mot de passe, rien d’autre. Vos parties d’invité vous suivent.",
  },
  login: { en: "Log in", fr: "Se connecter" },
  login_note: { en: "Games you began as a guest come with you.", fr: "Vos parties commencées en invité vous suivent." },
  logout: { en: "Log out", fr: "Se déconnecter" },
  name: { en: "Name", fr: "Nom" },
  password: { en: "Password", fr: "Mot de passe" },
  old: { en: "Password until now", fr: "Mot de passe actuel" },
  new: { en: "New password", fr: "Nouveau mot de passe" },
  change: { en: "Change the password", fr: "Changer le mot de passe" },
  change_note: { en: "All other devices are logged out.", fr: "Tous les autres appareils sont déconnectés." },
  changed: { en: "The password is changed.", fr: "Le mot de passe est changé." },
  data: { en: "Your data", fr: "Vos données" },
  data_note: {
    en: "Everything the server keeps about you, as a file.",
    fr: "Tout ce que le serveur garde sur vous, dans un fichier.",
  },
  export: { en: "Save as a file", fr: "Enregistrer un fichier" },
  delete: { en: "Delete everything about me", fr: "Effacer tout ce qui me concerne" },
  delete_note: {
    en: "Games under way are conceded; in finished ones your name disappears. This cannot be undone.",
    fr: "Les parties en cours sont abandonnées ; dans les autres votre nom disparaît. C’est sans retour.",
  },
  delete_now: { en: "Yes, delete it all", fr: "Oui, tout effacer" },
  keep: { en: "No, keep it", fr: "Non, garder" },
  deleted: { en: "Everything is deleted.", fr: "Tout est effacé." },
});

export default function AccountScreen() {
  useEffect(askReach, []);
  if (reach.value === "files") return <NoServer />;
  if (reach.value === "asking") return <Loading problem={null} />;
  return <Account connection={server()} />;
}

function Account({ connection }: { connection: Connection }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const you = connection.you.value;
  const tell = async (asked: Promise<unknown>, text: string | null = null): Promise<void> => {
    setProblem(null);
    setSaid(null);
    await asked.then(
      () => setSaid(text),
      (reason: unknown) => setProblem(reason instanceof Error ? reason.message : String(reason)),
    );
  };
  if (!you)
    return (
      <>
        <StatusNotice connection={connection} />
        <Loading problem={null} />
      </>
    );
  const save = async () => {
    const { text } = await connection.ask({ type: "export_data" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = "wardroom-data.json";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  };
  return (
    <main class="page online account">
      <h1>{t("title")}</h1>
      <p class="quiet">{t(you.account ? "account" : "guest", { name: you.name })}</p>
      <StatusNotice connection={connection} />
      {problem && <Toast text={problem} icon="report" onClose={() => setProblem(null)} />}
      {said && <Toast text={said} icon="check" onClose={() => setSaid(null)} />}
      <div class="account-forms">
        {you.account ? (
          <>
            <Form
              title={t("change")}
              note={t("change_note")}
              fields={["old", "new"]}
              onSend={([old, next]) => tell(connection.ask({ type: "password", old: old!, new: next! }), t("changed"))}
            />
            <section class="panel">
              <button type="button" class="button" onClick={() => void tell(connection.ask({ type: "logout" }))}>
                {t("logout")}
              </button>
            </section>
          </>
        ) : (
          <>
            <Form
              title={t("register")}
              note={t("register_note")}
              fields={["name", "new"]}
              onSend={([name, password]) =>
                tell(connection.ask({ type: "register", name: name!, password: password! }))
              }
            />
            <Form
              title={t("login")}
              note={t("login_note")}
              fields={["name", "password"]}
              onSend={([name, password]) => tell(connection.ask({ type: "login", name: name!, password: password! }))}
            />
          </>
        )}
        <section class="panel">
          <h2>{t("data")}</h2>
          <p class="quiet">{t("data_note")}</p>
          <p>
            <button type="button" class="button" onClick={() => void tell(save())}>
              <Icon name="save" size={18} /> {t("export")}
            </button>
          </p>
        </section>
        <Deletion
          account={you.account}
          onDelete={(password) => tell(connection.ask({ type: "delete_account", password }), t("deleted"))}
        />
      </div>
    </main>
  );
}

type Field = "name" | "password" | "old" | "new";

const completion: Record<Field, string> = {
  name: "username",
  password: "current-password",
  old: "current-password",
  new: "new-password",
};

interface FormProps {
  title: string;
  note: string;
  fields: Field[];
  onSend: (values: string[]) => Promise<void>;
  children?: ComponentChildren;
}

function Form({ title, note, fields, onSend, children }: FormProps) {
  const [values, setValues] = useState<string[]>(fields.map(() => ""));
  const [busy, setBusy] = useState(false);
  const submit = (event: Event) => {
    event.preventDefault();
    setBusy(true);
    void onSend(values).finally(() => {
      setBusy(false);
      setValues(fields.map((field, i) => (field === "name" ? values[i]! : "")));
    });
  };
  return (
    <form class="panel account-form" onSubmit={submit}>
      <h2>{title}</h2>
      <p class="quiet">{note}</p>
      {fields.map((field, i) => (
        <label key={field}>
          <span>{t(field)}</span>
          <input
            class="input"
            {...(field === "name" ? { type: "text" } : { type: "password" })}
            autocomplete={completion[field]}
            required
            maxLength={field === "name" ? 24 : 200}
            value={values[i]}
            onInput={(event) => setValues(values.map((value, at) => (at === i ? event.currentTarget.value : value)))}
          />
        </label>
      ))}
      <p class="row">
        <button type="submit" class="button" disabled={busy}>
          {title}
        </button>
        {children}
      </p>
    </form>
  );
}

// Asks once, and for the password of an account.
function Deletion({ account, onDelete }: { account: boolean; onDelete: (password: string | null) => Promise<void> }) {
  const [asked, setAsked] = useState(false);
  if (!asked)
    return (
      <section class="panel">
        <h2>{t("delete")}</h2>
        <p class="quiet">{t("delete_note")}</p>
        <p>
          <button type="button" class="button" onClick={() => setAsked(true)}>
            <Icon name="close" size={18} /> {t("delete")}
          </button>
        </p>
      </section>
    );
  return (
    <Form
      title={t("delete_now")}
      note={t("delete_note")}
      fields={account ? ["password"] : []}
      onSend={([password]) => onDelete(account ? (password ?? "") : null)}
    >
      <button type="button" class="button loud" onClick={() => setAsked(false)}>
        {t("keep")}
      </button>
    </Form>
  );
}
