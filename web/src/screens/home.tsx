// Home: one click to a first game, and the ways to everything else.
import { useEffect } from "preact/hooks";
import { href } from "../app/addresses";
import { savedGames } from "../app/saved";
import type { SavedGame } from "../engine/worker_messages";
import { language, words } from "../i18n/words";
import { Icon } from "../icons/icon";
import type { IconName } from "../icons/shapes";
import { firstGame, setupQuery } from "../table/setup";
import { HomeArt } from "./home_art";
import "./home.css";

const t = words({
  live: { en: "On air", fr: "En direct" },
  title: {
    en: "Your fighters. Their armor. Five sectors between you.",
    fr: "Vos chasseurs. Leur blindage. Cinq secteurs entre vous.",
  },
  lead: {
    en:
      "Starfighter is a duel of two Cruisers for two players, about half an hour long. Here it is played by " +
      "the book: every rule is explained when it matters, and nothing leaves your browser.",
    fr:
      "Starfighter est un duel de deux Croiseurs pour deux joueurs, d’une demi-heure environ. Ici, on joue " +
      "selon les règles : chacune est expliquée au moment voulu, et rien ne quitte votre navigateur.",
  },
  first: { en: "Play now", fr: "Jouer tout de suite" },
  first_note: {
    en: "A Training game against the cadet. No account.",
    fr: "Une partie d’Entraînement contre le cadet. Sans compte.",
  },
  computer: { en: "Play the computer", fr: "Contre l’ordinateur" },
  computer_note: { en: "Six levels; choose mode and Cruiser.", fr: "Six niveaux ; choisissez mode et Croiseur." },
  friend: { en: "Play with a friend", fr: "Jouer avec un ami" },
  friend_note: { en: "At one screen, or from afar by a link.", fr: "Devant un écran, ou de loin par un lien." },
  learn: { en: "Learn", fr: "Apprendre" },
  learn_note: { en: "The rule book’s own examples, to play.", fr: "Les exemples du livret de règles, à jouer." },
  continue: { en: "Go on", fr: "Reprendre" },
  round: { en: "{mode}, round {n}", fr: "{mode}, manche {n}" },
  more: { en: "More", fr: "Et aussi" },
  cards: { en: "Browse the cards", fr: "Parcourir les cartes" },
  decks: { en: "Build a deck", fr: "Composer un paquet" },
  rules: { en: "Read the rules", fr: "Lire les règles" },
  replays: { en: "Watch replays", fr: "Revoir des parties" },
  set: {
    en: "The cards are Wardroom’s own set, made for this program. It is not the printed game’s card list.",
    fr: "Les cartes sont le jeu propre à Wardroom, conçu pour ce programme. Ce n’est pas la liste du jeu imprimé.",
  },
  training: { en: "Training", fr: "Entraînement" },
  skirmish: { en: "Skirmish", fr: "Escarmouche" },
  "total-war": { en: "Total War", fr: "Guerre totale" },
});

const modeNames = ["training", "skirmish", "total-war"] as const;

export default function Home() {
  useEffect(() => {
    import("../table/kept")
      .then(({ tellKeptGames }) => tellKeptGames())
      .catch((reason: unknown) => console.error(reason));
  }, []);
  const unfinished = savedGames.value.filter((game) => !game.over).slice(0, 3);
  return (
    <main class="home">
      <section class="home-hero sky">
        <HomeArt />
        <div class="home-words">
          <p class="home-live">
            <i aria-hidden="true" />
            {t("live")} · Starfighter
          </p>
          <h1>{t("title")}</h1>
          <p class="home-lead">{t("lead")}</p>
          <p class="row">
            <a class="button loud home-first" href={href("/table", setupQuery(firstGame))}>
              <Icon name="play" size={22} />
              <span>
                {t("first")}
                <small>{t("first_note")}</small>
              </span>
            </a>
          </p>
        </div>
      </section>
      <div class="page">
        {unfinished.length > 0 && (
          <section aria-label={t("continue")}>
            <h2>{t("continue")}</h2>
            <ul class="home-tiles">
              {unfinished.map((game) => (
                <li key={game.id}>
                  <Tile
                    href={href("/table", { game: game.id })}
                    icon="play"
                    title={gameTitle(game)}
                    note={dateOf(game)}
                  />
                </li>
              ))}
            </ul>
          </section>
        )}
        <ul class="home-tiles">
          <li>
            <Tile href={href("/play")} icon="computer" title={t("computer")} note={t("computer_note")} />
          </li>
          <li>
            <Tile href={href("/play", { with: "friend" })} icon="people" title={t("friend")} note={t("friend_note")} />
          </li>
          <li>
            <Tile href={href("/learn")} icon="book" title={t("learn")} note={t("learn_note")} />
          </li>
        </ul>
        <nav class="home-more" aria-label={t("more")}>
          <a href={href("/cards")}>{t("cards")}</a>
          <a href={href("/decks")}>{t("decks")}</a>
          <a href={href("/rules/starfighter")}>{t("rules")}</a>
          <a href={href("/replay")}>{t("replays")}</a>
        </nav>
        <p class="quiet home-set">{t("set")}</p>
      </div>
    </main>
  );
}

function Tile(props: { href: string; icon: IconName; title: string; note: string }) {
  return (
    <a class="home-tile" href={props.href}>
      <Icon name={props.icon} size={32} />
      <span>
        <b>{props.title}</b>
        <small>{props.note}</small>
      </span>
    </a>
  );
}

function gameTitle(game: SavedGame): string {
  const mode = modeNames.find((name) => name === game.mode);
  return t("round", { mode: mode ? t(mode) : game.mode, n: game.round });
}

function dateOf(game: SavedGame): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }).format(game.played);
}
