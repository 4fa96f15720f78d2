// The lobby: who one is, one's own games, tables that wait for somebody, games to watch.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { href } from "../app/addresses";
import type { Welcome } from "../engine/messages";
import { words } from "../i18n/words";
import { Icon } from "../icons/icon";
import { modeName } from "../table/game_parts";
import type { ListedRoom, Lobby, You } from "./protocol";
import { clockName, isTurn, nameAt, playersOf, rulesName } from "./words";

const t = words({
  title: { en: "Play with others", fr: "Jouer avec d’autres" },
  lead: {
    en: "Invite a friend by link, sit down at an open table, or watch a game.",
    fr: "Invitez un ami par un lien, prenez place à une table libre ou regardez une partie.",
  },
  create: { en: "New table", fr: "Nouvelle table" },
  you_are: { en: "You are", fr: "Vous êtes" },
  guest: { en: "guest", fr: "invité" },
  account: { en: "Account", fr: "Compte" },
  rename: { en: "Change name", fr: "Changer de nom" },
  name: { en: "Your name", fr: "Votre nom" },
  save: { en: "Save", fr: "Enregistrer" },
  mine: { en: "Your games", fr: "Vos parties" },
  no_mine: { en: "None yet.", fr: "Aucune pour l’instant." },
  open: { en: "Open tables", fr: "Tables libres" },
  no_open: {
    en: "Nobody waits just now. Make a table and others will see it.",
    fr: "Personne n’attend pour l’instant. Créez une table : les autres la verront.",
  },
  live: { en: "Live games", fr: "Parties en cours" },
  no_live: { en: "No public game is under way.", fr: "Aucune partie publique en cours." },
  sit: { en: "Sit down", fr: "Prendre place" },
  watch: { en: "Watch", fr: "Regarder" },
  go_on: { en: "Go on", fr: "Reprendre" },
  look: { en: "Look back", fr: "Revoir" },
  your_turn: { en: "your turn", fr: "à vous" },
  waits_for: { en: "waiting for a second player", fr: "en attente d’un second joueur" },
  their_turn: { en: "{name} decides", fr: "{name} décide" },
  over: { en: "over", fr: "terminée" },
  won: { en: "won by {name}", fr: "gagnée par {name}" },
  you_won: { en: "you won", fr: "gagnée" },
  drawn: { en: "drawn", fr: "nulle" },
  watchers: { en: "{n} watching", fr: "{n} {n|spectateur|spectateurs}" },
});

interface Props {
  you: You;
  lobby: Lobby | null;
  levels: Welcome["levels"];
  onRename: (name: string) => Promise<void>;
  // Sits down at a public table.
  onJoin: (room: ListedRoom) => void;
  // Above everything: the connection, what went wrong.
  notice?: ComponentChildren;
}

export function LobbyView({ you, lobby, levels, onRename, onJoin, notice }: Props) {
  const { mine = [], tables = [], live = [] } = lobby ?? {};
  const [underWay, over] = [mine.filter((room) => room.phase !== "over"), mine.filter((room) => room.phase === "over")];
  return (
    <main class="page online">
      <header class="online-head">
        <div>
          <h1>{t("title")}</h1>
          <p class="quiet">{t("lead")}</p>
        </div>
        <a class={`button ${mine.some(isTurn) ? "" : "loud"}`} href={href("/online", { new: "1" })}>
          <Icon name="people" size={18} /> {t("create")}
        </a>
      </header>
      {notice}
      <WhoPanel you={you} onRename={onRename} />
      <div class="online-lists" aria-busy={lobby === null}>
        <RoomList title={t("mine")} empty={lobby ? t("no_mine") : ""}>
          {[...underWay, ...over].map((room) => (
            <RoomLine key={room.id} room={room} levels={levels} state={stateOf(room, levels)} turn={isTurn(room)}>
              <a class={`button ${isTurn(room) ? "loud" : ""}`} href={href("/online/table", { room: room.id })}>
                {t(room.phase === "over" ? "look" : "go_on")}
              </a>
            </RoomLine>
          ))}
        </RoomList>
        <RoomList title={t("open")} empty={lobby ? t("no_open") : ""}>
          {tables.map((room) => (
            <RoomLine key={room.id} room={room} levels={levels}>
              <button type="button" class="button" onClick={() => onJoin(room)}>
                {t("sit")}
              </button>
            </RoomLine>
          ))}
        </RoomList>
        <RoomList title={t("live")} empty={lobby ? t("no_live") : ""}>
          {live.map((room) => (
            <RoomLine
              key={room.id}
              room={room}
              levels={levels}
              state={room.watching > 0 ? t("watchers", { n: room.watching }) : undefined}
            >
              <a class="button" href={href("/online/table", { room: room.id })}>
                <Icon name="eye" size={18} /> {t("watch")}
              </a>
            </RoomLine>
          ))}
        </RoomList>
      </div>
    </main>
  );
}

function stateOf(room: ListedRoom, levels: Welcome["levels"]): string {
  if (room.phase === "waiting") return t("waits_for");
  if (room.end) {
    const winner = room.end.winners[0];
    if (winner && winner === room.you) return t("you_won");
    return winner ? t("won", { name: nameAt(room, winner, levels) }) : t("drawn");
  }
  if (room.phase === "over") return t("over");
  return room.turn && !isTurn(room) ? t("their_turn", { name: nameAt(room, room.turn, levels) }) : "";
}

function RoomList({ title, empty, children }: { title: string; empty: string; children: ComponentChildren[] }) {
  return (
    <section class="panel room-list" aria-label={title}>
      <h2>{title}</h2>
      {children.length === 0 ? <p class="quiet">{empty}</p> : <ul>{children}</ul>}
    </section>
  );
}

interface LineProps {
  room: ListedRoom;
  levels: Welcome["levels"];
  state?: string;
  turn?: boolean;
  children: ComponentChildren;
}

function RoomLine({ room, levels, state, turn = false, children }: LineProps) {
  return (
    <li class={`room-line ${turn ? "turn" : ""}`}>
      <div>
        <p class="room-players">
          {playersOf(room, levels)}
          {turn && <span class="room-turn">{t("your_turn")}</span>}
        </p>
        <p class="room-facts">
          {[modeName(room.mode), clockName(room.clock), room.rules.length > 0 && rulesName(room.rules), state]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      {children}
    </li>
  );
}

function WhoPanel({ you, onRename }: Pick<Props, "you" | "onRename">) {
  const [name, setName] = useState<string | null>(null);
  const submit = (event: Event) => {
    event.preventDefault();
    if (name?.trim()) void onRename(name.trim()).then(() => setName(null));
  };
  return (
    <section class="panel who" aria-label={t("you_are")}>
      <Icon name="people" size={24} />
      {name === null ? (
        <>
          <p>
            <span class="caption">{t("you_are")}</span>
            <b>{you.name}</b> {!you.account && <small class="quiet">{t("guest")}</small>}
          </p>
          <button type="button" class="button" onClick={() => setName(you.name)}>
            {t("rename")}
          </button>
        </>
      ) : (
        <form class="row" onSubmit={submit}>
          <label>
            <span class="hidden-text">{t("name")}</span>
            <input
              class="input"
              value={name}
              maxLength={24}
              required
              autocomplete="nickname"
              ref={(input) => input?.focus()}
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="button">
            {t("save")}
          </button>
        </form>
      )}
      <a class="button bare" href={href("/account")}>
        {t("account")}
      </a>
    </section>
  );
}
