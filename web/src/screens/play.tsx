// Before a game: what is played, with whom, with which decks. What was chosen last is chosen again.
import { useEffect, useState } from "preact/hooks";
import { href } from "../app/addresses";
import { go, route } from "../app/router";
import { change, longestName, settings } from "../app/settings";
import { Choices } from "../kit/choices";
import { startDecks } from "../decks/deck_store";
import type { Catalogue, Welcome } from "../engine/messages";
import { lookUp } from "../engine/reference";
import { say, words } from "../i18n/words";
import { Icon } from "../icons/icon";
import { askReach, reach } from "../online/reach";
import { Loading } from "../studio/loading";
import { gameOf, readChoice, storeChoice, type GameChoice } from "../table/game_choice";
import { DeckChoice, levelItem, modeItem, Rulings } from "../table/game_parts";
import { colourOf } from "../table/names";
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
  friend_note: {
    en: "Two people at one screen, a curtain between turns.",
    fr: "Deux personnes devant un écran, un rideau entre les tours.",
  },
  link: { en: "A friend, by link", fr: "Un ami, par un lien" },
  link_note: { en: "Each at their own screen, anywhere.", fr: "Chacun devant son écran, n’importe où." },
  set_table: { en: "On to the invitation", fr: "Vers l’invitation" },
  level: { en: "How strong", fr: "De quelle force" },
  your_deck: { en: "Your deck", fr: "Votre paquet" },
  their_deck: { en: "Deck of the other side", fr: "Paquet de l’autre camp" },
  build: { en: "Build a deck", fr: "Composer un paquet" },
  names: { en: "Who plays", fr: "Qui joue" },
  first: { en: "First player", fr: "Première personne" },
  second: { en: "Second player", fr: "Seconde personne" },
  start: { en: "Start", fr: "Commencer" },
});

export default function PlayScreen() {
  const { answer: set, problem } = lookUp("catalogue");
  useEffect(() => {
    startDecks();
    askReach();
    void greet();
  }, []);
  if (!set || !welcome.value) return <Loading problem={problem} />;
  return <GameForm set={set} levels={welcome.value.levels} />;
}

function GameForm({ set, levels }: { set: Catalogue; levels: Welcome["levels"] }) {
  const withFriend = route.value.query.get("with") === "friend";
  const [choice, setChoice] = useState<GameChoice>(() => {
    const last = readChoice(
      set.modes.map(({ name }) => name),
      levels.map(({ name }) => name),
    );
    return withFriend ? { ...last, friend: true } : last;
  });
  // From afar: that is asked on the server's own form.
  const [byLink, setByLink] = useState(false);
  const choose = (some: Partial<GameChoice>) => setChoice((before) => ({ ...before, ...some }));
  const start = (event: Event) => {
    event.preventDefault();
    storeChoice(choice);
    if (byLink) return go(href("/online", { new: "1", mode: choice.mode }));
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
          value={byLink ? "link" : choice.friend ? "friend" : "computer"}
          items={[
            { value: "computer", label: t("computer"), note: t("computer_note") },
            { value: "friend", label: t("friend"), note: t("friend_note") },
            ...(reach.value === "server" ? [{ value: "link", label: t("link"), note: t("link_note") }] : []),
          ]}
          onChange={(whom) => {
            setByLink(whom === "link");
            if (whom !== "link") choose({ friend: whom === "friend" });
          }}
        />
        {choice.friend && !byLink && <Names />}
        {!choice.friend && !byLink && (
          <Choices
            legend={t("level")}
            value={choice.level}
            items={levels.map(levelItem)}
            onChange={(level) => choose({ level })}
          />
        )}
        {choice.mode === "total-war" && !byLink && <Decks choice={choice} choose={choose} />}
        {!byLink && <Rulings set={set} rules={choice.rules} onChange={(rules) => choose({ rules })} />}
        <p>
          <button type="submit" class="button loud play-start">
            <Icon name="play" size={22} />
            {t(byLink ? "set_table" : "start")}
          </button>
        </p>
      </form>
    </main>
  );
}

// Who sits at this screen; they are called so at the table.
function Names() {
  const { names } = settings.value;
  return (
    <fieldset class="play-names">
      <legend>{t("names")}</legend>
      {(["a", "b"] as const).map((seat, i) => (
        <label key={seat} data-seat={seat}>
          <span>
            <i class="seat-mark" /> {t(seat === "a" ? "first" : "second")}
          </span>
          <input
            class="input"
            value={names[i]}
            maxLength={longestName}
            placeholder={colourOf(seat)}
            autocomplete="off"
            onInput={({ currentTarget: { value } }) =>
              change({ names: seat === "a" ? [value, names[1]] : [names[0], value] })
            }
          />
        </label>
      ))}
    </fieldset>
  );
}

interface PartProps {
  choice: GameChoice;
  choose: (some: Partial<GameChoice>) => void;
}

function Decks({ choice, choose }: PartProps) {
  return (
    <>
      <DeckChoice
        legend={t("your_deck")}
        value={choice.decks[0]}
        onChange={(deck) => choose({ decks: [deck, choice.decks[1]] })}
      />
      <DeckChoice
        legend={t("their_deck")}
        value={choice.decks[1]}
        onChange={(deck) => choose({ decks: [choice.decks[0], deck] })}
      />
      <p>
        <a href={href("/decks")}>{t("build")}</a>
      </p>
    </>
  );
}
