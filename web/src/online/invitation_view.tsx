// What an invitation is to: the game, its time and its rulings, and who invites; or why one cannot sit down.
import { useState } from "preact/hooks";
import { href } from "../app/addresses";
import { deckById } from "../decks/deck_store";
import type { Welcome } from "../engine/messages";
import { words } from "../i18n/words";
import { Icon } from "../icons/icon";
import { DeckChoice, modeName } from "../table/game_parts";
import type { Room } from "./protocol";
import { clockName, isFull, needsDeck, others, rulesName } from "./words";

const t = words({
  invites: { en: "{name} invites you to a game of Starfighter", fr: "{name} vous invite à une partie de Starfighter" },
  open: { en: "You are invited to a game of Starfighter", fr: "Vous êtes invité à une partie de Starfighter" },
  mode: { en: "Mode", fr: "Mode" },
  clock: { en: "Clock", fr: "Pendule" },
  rules: { en: "Rulings", fr: "Décisions" },
  seat: { en: "Your seat", fr: "Votre place" },
  seat_a: { en: "first, blue", fr: "la première, bleue" },
  seat_b: { en: "second, orange", fr: "la seconde, orange" },
  deck: { en: "The deck you bring", fr: "Le paquet que vous apportez" },
  build: { en: "Build a deck", fr: "Composer un paquet" },
  sit: { en: "Sit down and play", fr: "Prendre place et jouer" },
  note: {
    en: "No account needed: you play as a guest, and this browser remembers you.",
    fr: "Sans compte : vous jouez en invité, et ce navigateur se souvient de vous.",
  },
  mine: {
    en: "This is your own table. Send the link to somebody else.",
    fr: "C’est votre propre table. Envoyez le lien à quelqu’un d’autre.",
  },
  to_mine: { en: "To the table", fr: "Vers la table" },
  full: { en: "Somebody else has sat down here already.", fr: "Quelqu’un d’autre a déjà pris cette place." },
  watch: { en: "Watch the game", fr: "Regarder la partie" },
  lobby: { en: "To the lobby", fr: "Vers la liste des tables" },
});

interface Props {
  room: Room;
  levels: Welcome["levels"];
  onJoin: (deck: string | undefined) => void;
}

export function InvitationView({ room, onJoin }: Props) {
  const [deck, setDeck] = useState("");
  const host = others(room)[0]?.name;
  const free = room.seats.find(({ kind }) => kind === "open")?.seat;
  const facts: [string, string][] = [
    [t("mode"), modeName(room.mode)],
    [t("clock"), clockName(room.clock)],
    [t("rules"), room.rules.length > 0 ? room.rules.join(", ") : rulesName([])],
  ];
  if (free && room.you === null) facts.push([t("seat"), t(free === "b" ? "seat_b" : "seat_a")]);
  return (
    <section class="panel invited" data-seat={free ?? "none"}>
      <h1>{host ? t("invites", { name: host }) : t("open")}</h1>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {room.you !== null ? (
        <Sentence text={t("mine")} link={href("/online/table", { room: room.id })} label={t("to_mine")} />
      ) : isFull(room) || room.phase !== "waiting" ? (
        <Sentence
          text={t("full")}
          link={room.public && room.phase === "playing" ? href("/online/table", { room: room.id }) : href("/online")}
          label={t(room.public && room.phase === "playing" ? "watch" : "lobby")}
        />
      ) : (
        <>
          {needsDeck(room) && (
            <div>
              <DeckChoice legend={t("deck")} value={deck} onChange={setDeck} />
              <p>
                <a href={href("/decks")}>{t("build")}</a>
              </p>
            </div>
          )}
          <p>
            <button
              type="button"
              class="button loud play-start"
              onClick={() => onJoin(needsDeck(room) ? deckById(deck)?.text : undefined)}
            >
              <Icon name="play" size={22} /> {t("sit")}
            </button>
          </p>
          <p class="quiet">{t("note")}</p>
        </>
      )}
    </section>
  );
}

function Sentence({ text, link, label }: { text: string; link: string; label: string }) {
  return (
    <>
      <p role="status">{text}</p>
      <p>
        <a class="button" href={link}>
          {label}
        </a>
      </p>
    </>
  );
}
