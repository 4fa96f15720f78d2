// A new table on the server: what is played, who may sit down, with how much time.
import { useState } from "preact/hooks";
import { href } from "../app/addresses";
import { Choices } from "../kit/choices";
import { deckById } from "../decks/deck_store";
import type { Catalogue, Welcome } from "../engine/messages";
import { say, words } from "../i18n/words";
import { Icon } from "../icons/icon";
import { ruleTexts } from "../table/game_choice";
import { DeckChoice, levelItem, modeItem, Rulings } from "../table/game_parts";
import type { ClockSetting, NewTable } from "./protocol";
import { clockName } from "./words";

const t = words({
  title: { en: "A new table", fr: "Une nouvelle table" },
  mode: { en: "What to play", fr: "À quoi jouer" },
  with: { en: "With whom", fr: "Avec qui" },
  invite: { en: "A friend, by link", fr: "Un ami, par un lien" },
  invite_note: { en: "Only who has the link can sit down.", fr: "Seul qui a le lien peut prendre place." },
  public: { en: "Anybody", fr: "N’importe qui" },
  public_note: {
    en: "The table is listed in the lobby, and may be watched.",
    fr: "La table figure dans la liste, et on peut la regarder.",
  },
  bot: { en: "The computer", fr: "L’ordinateur" },
  bot_note: {
    en: "On the server: go on from any device.",
    fr: "Sur le serveur : reprenez depuis n’importe quel appareil.",
  },
  level: { en: "How strong", fr: "De quelle force" },
  clock: { en: "Clock", fr: "Pendule" },
  none: { en: "None", fr: "Aucune" },
  seat: { en: "Your seat", fr: "Votre place" },
  seat_a: { en: "First, blue", fr: "La première, bleue" },
  seat_b: { en: "Second, orange", fr: "La seconde, orange" },
  chance: { en: "By chance", fr: "Au hasard" },
  deck: { en: "Your deck", fr: "Votre paquet" },
  build: { en: "Build a deck", fr: "Composer un paquet" },
  start: { en: "Set the table", fr: "Dresser la table" },
  back: { en: "Back", fr: "Retour" },
});

const minutes = (base: number, increment: number): ClockSetting => ({ kind: "fischer", base: base * 60, increment });
const daily = (days: number): ClockSetting => ({ kind: "correspondence", days });

export const clocks: Record<string, ClockSetting | null> = {
  none: null,
  "5+5": minutes(5, 5),
  "10+10": minutes(10, 10),
  "30+20": minutes(30, 20),
  "1d": daily(1),
  "3d": daily(3),
  "7d": daily(7),
};

type Whom = "invite" | "public" | "bot";
type SeatChoice = "a" | "b" | "chance";

interface Props {
  set: Catalogue;
  levels: Welcome["levels"];
  // Asked for already, on the way here.
  mode: string | null;
  onCreate: (table: NewTable) => Promise<void>;
}

export function CreateForm({ set, levels, mode: wanted, onCreate }: Props) {
  const [mode, setMode] = useState(set.modes.find(({ name }) => name === wanted)?.name ?? "training");
  const [whom, setWhom] = useState<Whom>("invite");
  const [level, setLevel] = useState(levels[0]?.name ?? "cadet");
  const [clock, setClock] = useState("none");
  const [seat, setSeat] = useState<SeatChoice>("chance");
  const [deck, setDeck] = useState("");
  const [rules, setRules] = useState<Record<string, boolean>>({});
  const [busy, setBusy] = useState(false);
  const submit = (event: Event) => {
    event.preventDefault();
    setBusy(true);
    const first = seat === "a" || (seat === "chance" && Math.random() < 0.5);
    const other = whom === "bot" ? level : "open";
    const text = mode === "total-war" ? deckById(deck)?.text : undefined;
    void onCreate({
      game: set.game,
      mode,
      seats: first ? ["me", other] : [other, "me"],
      rules: ruleTexts(rules),
      ...(text && { deck: text }),
      clock: clocks[clock] ?? null,
      public: whom === "public",
    }).finally(() => setBusy(false));
  };
  return (
    <main class="page play online">
      <h1>{t("title")}</h1>
      <form onSubmit={submit}>
        <Choices
          legend={t("mode")}
          value={mode}
          items={set.modes.map(({ name, text }) => modeItem(name, say(text)))}
          onChange={setMode}
        />
        <Choices<Whom>
          legend={t("with")}
          value={whom}
          items={(["invite", "public", "bot"] as const).map((value) => ({
            value,
            label: t(value),
            note: t(`${value}_note`),
          }))}
          onChange={setWhom}
        />
        {whom === "bot" && (
          <Choices legend={t("level")} value={level} items={levels.map(levelItem)} onChange={setLevel} />
        )}
        <Choices
          legend={t("clock")}
          value={clock}
          items={Object.entries(clocks).map(([value, setting]) => ({
            value,
            label: setting ? clockName(setting) : t("none"),
          }))}
          onChange={setClock}
        />
        <Choices<SeatChoice>
          legend={t("seat")}
          look="segments"
          value={seat}
          items={[
            { value: "chance", label: t("chance") },
            { value: "a", label: t("seat_a") },
            { value: "b", label: t("seat_b") },
          ]}
          onChange={setSeat}
        />
        {mode === "total-war" && (
          <>
            <DeckChoice legend={t("deck")} value={deck} onChange={setDeck} />
            <p>
              <a href={href("/decks")}>{t("build")}</a>
            </p>
          </>
        )}
        <Rulings set={set} rules={rules} onChange={setRules} />
        <p class="row">
          <button type="submit" class="button loud play-start" disabled={busy}>
            <Icon name="play" size={22} />
            {t("start")}
          </button>
          <a class="button bare" href={href("/online")}>
            {t("back")}
          </a>
        </p>
      </form>
    </main>
  );
}
