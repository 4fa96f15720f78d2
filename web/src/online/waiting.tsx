// Waiting for somebody to sit down: the link to send, and what will happen.
import { useState } from "preact/hooks";
import { href } from "../app/addresses";
import type { Welcome } from "../engine/messages";
import { say, words } from "../i18n/words";
import { Icon } from "../icons/icon";
import { modeName } from "../table/game_parts";
import type { Room } from "./protocol";
import { clockName, nameAt, rulesName, seatName } from "./words";

const t = words({
  title: { en: "Waiting for a second player", fr: "En attente d’un second joueur" },
  explain: {
    en: "Send this link to your friend. Whoever opens it first can sit down; the game then begins here by itself.",
    fr:
      "Envoyez ce lien à votre ami. La première personne qui l’ouvre peut prendre place ; la partie commence " +
      "alors ici d’elle-même.",
  },
  later: {
    en: "You may leave this page: the table stays, and you find it under “Your games”.",
    fr: "Vous pouvez quitter cette page : la table reste, et vous la retrouvez sous « Vos parties ».",
  },
  listed: { en: "The table is also listed in the lobby.", fr: "La table figure aussi dans la liste des tables." },
  link: { en: "Link for your friend", fr: "Lien pour votre ami" },
  copy: { en: "Copy the link", fr: "Copier le lien" },
  copied: { en: "Copied", fr: "Copié" },
  share: { en: "Share", fr: "Partager" },
  invited: { en: "A game of Starfighter?", fr: "Une partie de Starfighter ?" },
  open: { en: "waiting …", fr: "en attente …" },
  lobby: { en: "To the lobby", fr: "Vers la liste des tables" },
  bot: { en: "Nobody comes? Play a bot", fr: "Personne ne vient ? Jouez contre un bot" },
  seat_bot: { en: "Let it sit down", fr: "Le faire asseoir" },
  stand_up: { en: "Give up this table", fr: "Renoncer à cette table" },
});

export const inviteLink = (secret: string): string => new URL(href("/online/join", {}, secret), location.origin).href;

interface Props {
  room: Room;
  levels: Welcome["levels"];
  onStandUp: () => void;
  onBot: (level: string) => void;
}

export function Waiting({ room, levels, onStandUp, onBot }: Props) {
  const link = room.invite ? inviteLink(room.invite) : null;
  return (
    <section class="panel waiting" aria-labelledby="waiting-title">
      <header>
        <span class="waiting-mark" aria-hidden="true">
          <Icon name="wait" size={28} />
        </span>
        <div>
          <h1 id="waiting-title">{t("title")}</h1>
          <p class="quiet">{[modeName(room.mode), clockName(room.clock), rulesName(room.rules)].join(" · ")}</p>
        </div>
      </header>
      <ul class="waiting-seats">
        {room.seats.map((seat) => (
          <li key={seat.seat} data-seat={seat.seat} class={seat.kind === "open" ? "open" : ""}>
            <Icon name={seat.seat === "b" ? "fighter_b" : "fighter_a"} size={28} />
            <b>
              {seat.kind === "open"
                ? t("open")
                : seat.seat === room.you
                  ? nameAt(room, seat.seat, levels)
                  : seatName(seat, levels)}
            </b>
          </li>
        ))}
      </ul>
      {link && <Invitation link={link} />}
      {room.you && <BotInstead levels={levels} onBot={onBot} />}
      <p class="quiet">
        {t("later")} {room.public && t("listed")}
      </p>
      <p class="row">
        <a class="button" href={href("/online")}>
          {t("lobby")}
        </a>
        <button type="button" class="button bare" onClick={onStandUp}>
          {t("stand_up")}
        </button>
      </p>
    </section>
  );
}

function Invitation({ link }: { link: string }) {
  const [copied, setCopied] = useState(false);
  // Without the clipboard, on plain HTTP for example, the link is selected for copying by hand.
  const copy = (event: Event) => {
    const field = (event.currentTarget as Element).closest(".invitation")?.querySelector("input");
    const chosen = () => {
      field?.select();
      if (document.execCommand("copy")) setCopied(true);
    };
    if (navigator.clipboard) navigator.clipboard.writeText(link).then(() => setCopied(true), chosen);
    else chosen();
  };
  return (
    <div class="invitation">
      <p>{t("explain")}</p>
      <label>
        <span class="caption">{t("link")}</span>
        <input class="input" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <p class="row">
        <button type="button" class="button loud" onClick={copy}>
          <Icon name={copied ? "check" : "deck"} size={18} /> <span role="status">{t(copied ? "copied" : "copy")}</span>
        </button>
        {"share" in navigator && (
          <button
            type="button"
            class="button"
            onClick={() => void navigator.share({ title: "Wardroom", text: t("invited"), url: link }).catch(() => {})}
          >
            {t("share")}
          </button>
        )}
      </p>
    </div>
  );
}

function BotInstead({ levels, onBot }: Pick<Props, "levels" | "onBot">) {
  const [level, setLevel] = useState("lieutenant");
  return (
    <p class="row waiting-bot">
      <label>
        <span class="caption">{t("bot")}</span>
        <select class="input" value={level} onChange={(event) => setLevel(event.currentTarget.value)}>
          {levels.map(({ name, title }) => (
            <option key={name} value={name}>
              {say(title)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="button" data-action="seat-bot" onClick={() => onBot(level)}>
        {t("seat_bot")}
      </button>
    </p>
  );
}
