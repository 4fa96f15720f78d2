// Before a game: what is played, with whom, with which decks. What was chosen last is chosen again.
import { useEffect, useState } from "preact/hooks";
import { href } from "../app/addresses";
import { go, route } from "../app/router";
import { Choices, Switch } from "../components/choices";
import { decks, startDecks } from "../decks/deck_store";
import { nameOf } from "../decks/deck_text";
import type { Catalogue, Welcome } from "../engine/messages";
import { lookUp } from "../engine/reference";
import { language, say, words } from "../i18n/words";
import { Icon } from "../icons/icon";
import { Loading } from "../studio/loading";
import { ClauseLink } from "../components/clause";
import { gameOf, readChoice, storeChoice, type GameChoice } from "../table/game_choice";
import { setupQuery } from "../table/setup";
import { greet, welcome } from "../table/welcome";
import "./play.css";

const t = words({
  title: { en: "A game of Starfighter", fr: "Une partie de Starfighter" },
  mode: { en: "What to play", fr: "À quoi jouer" },
  with: { en: "With whom", fr: "Avec qui" },
  computer: { en: "The computer", fr: "L’ordinateur" },
  computer_note: { en: "Rules and opponent run in this page.", fr: "Règles et adversaire tournent dans cette page." },
  friend: { en: "A friend, here", fr: "Un ami, ici" },
  friend_note: { en: "Two people at one screen, a curtain between turns.", fr: "Deux personnes devant un écran, un rideau entre les tours." },
  level: { en: "How strong", fr: "De quelle force" },
  your_deck: { en: "Your deck", fr: "Votre paquet" },
  their_deck: { en: "Deck of the other side", fr: "Paquet de l’autre camp" },
  random: { en: "By chance", fr: "Au hasard" },
  build: { en: "Build a deck", fr: "Composer un paquet" },
  rulings: { en: "Optional rulings", fr: "Décisions facultatives" },
  rulings_note: { en: "Leave these as they are unless your group plays otherwise.", fr: "À laisser tel quel, sauf si votre groupe joue autrement." },
  start: { en: "Start", fr: "Commencer" },
});

const modes = words({
  training: { en: "Training", fr: "Entraînement" },
  "training-note": { en: "40 cards, eight symbols, Ares against Athena. For first games.", fr: "40 cartes, huit symboles, Ares contre Athena. Pour débuter." },
  skirmish: { en: "Skirmish", fr: "Escarmouche" },
  "skirmish-note": { en: "All cards, all six Cruisers, one deck for both.", fr: "Toutes les cartes, les six Croiseurs, une pioche pour deux." },
  "total-war": { en: "Total War", fr: "Guerre totale" },
  "total-war-note": { en: "Everybody brings a deck and a Cruiser of their own.", fr: "Chacun apporte son paquet et son Croiseur." },
});

const levelNotes = words({
  cadet: { en: "plays its first games", fr: "joue ses premières parties" },
  ensign: { en: "knows the rules, plans little", fr: "connaît les règles, prévoit peu" },
  lieutenant: { en: "a fair opponent", fr: "un adversaire honnête" },
  commander: { en: "looks ahead", fr: "voit venir" },
  captain: { en: "hard to beat", fr: "difficile à battre" },
  admiral: { en: "as strong as it gets", fr: "le plus fort" },
});

export default function PlayScreen() {
  const { answer: set, problem } = lookUp("catalogue");
  useEffect(() => {
    startDecks();
    void greet();
  }, []);
  if (!set || !welcome.value) return <Loading problem={problem} />;
  return <GameForm set={set} levels={welcome.value.levels} />;
}

function GameForm({ set, levels }: { set: Catalogue; levels: Welcome["levels"] }) {
  const withFriend = route.value.query.get("with") === "friend";
  const [choice, setChoice] = useState<GameChoice>(() => {
    const last = readChoice(set.modes.map(({ name }) => name), levels.map(({ name }) => name));
    return withFriend ? { ...last, friend: true } : last;
  });
  const choose = (some: Partial<GameChoice>) => setChoice((before) => ({ ...before, ...some }));
  const start = (event: Event) => {
    event.preventDefault();
    storeChoice(choice);
    go(href("/table", setupQuery(gameOf(choice))));
  };
  return (
    <main class="page play">
      <h1>{t("title")}</h1>
      <form onSubmit={start}>
        <Choices
          legend={t("mode")}
          value={choice.mode}
          items={set.modes.map(({ name, text }) => modeItem(name, say(text)))}
          onChange={(mode) => choose({ mode })}
        />
        <Choices
          legend={t("with")}
          value={choice.friend ? "friend" : "computer"}
          items={[
            { value: "computer", label: t("computer"), note: t("computer_note") },
            { value: "friend", label: t("friend"), note: t("friend_note") },
          ]}
          onChange={(whom) => choose({ friend: whom === "friend" })}
        />
        {!choice.friend && (
          <Choices
            legend={t("level")}
            value={choice.level}
            items={levels.map(({ name, title }) => ({ value: name, label: say(title), note: noteOf(name) }))}
            onChange={(level) => choose({ level })}
          />
        )}
        {choice.mode === "total-war" && <Decks choice={choice} choose={choose} />}
        <Rulings set={set} choice={choice} choose={choose} />
        <p>
          <button type="submit" class="button loud play-start">
            <Icon name="play" size={22} />
            {t("start")}
          </button>
        </p>
      </form>
    </main>
  );
}

// A mode that this page has no words for is called what the engine calls it.
function modeItem(value: string, text: string): { value: string; label: string; note?: string } {
  if (!(value in modes.table)) return { value, label: text };
  return { value, label: modes(value as "training"), note: modes(`${value}-note` as "training-note") };
}

const noteOf = (level: string): string | undefined =>
  level in levelNotes.table ? levelNotes(level as keyof typeof levelNotes.table) : undefined;

interface PartProps {
  choice: GameChoice;
  choose: (some: Partial<GameChoice>) => void;
}

function Decks({ choice, choose }: PartProps) {
  const items = [{ value: "", label: t("random") }, ...decks.value.map(({ id, text }) => ({ value: id, label: nameOf(text) || id }))];
  const known = (id: string) => (items.some(({ value }) => value === id) ? id : "");
  return (
    <>
      <Choices legend={t("your_deck")} value={known(choice.decks[0])} items={items} onChange={(deck) => choose({ decks: [deck, choice.decks[1]] })} />
      <Choices legend={t("their_deck")} value={known(choice.decks[1])} items={items} onChange={(deck) => choose({ decks: [choice.decks[0], deck] })} />
      <p>
        <a href={href("/decks")}>{t("build")}</a>
      </p>
    </>
  );
}

function Rulings({ set, choice, choose }: PartProps & { set: Catalogue }) {
  if (set.rule_options.length === 0) return null;
  return (
    <details class="play-rulings">
      <summary>{t("rulings")}</summary>
      <p class="quiet">{t("rulings_note")}</p>
      {set.rule_options.map(({ name, ruling, on_by_default, text }) => {
        const on = choice.rules[name] ?? on_by_default;
        return (
          <div key={name} class="play-ruling" lang={language.value}>
            <Switch label={say(text)} on={on} onChange={(value) => choose({ rules: withRule(choice.rules, name, value, on_by_default) })} />
            <ClauseLink id={ruling} />
          </div>
        );
      })}
    </details>
  );
}

function withRule(rules: GameChoice["rules"], name: string, value: boolean, usual: boolean): GameChoice["rules"] {
  const { [name]: _, ...others } = rules;
  return value === usual ? others : { ...others, [name]: value };
}
