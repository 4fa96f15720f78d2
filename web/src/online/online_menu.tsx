// The menu of a table among people: what can be said and offered, the way out, and what to do about somebody
// who spoils the game.
import { useState } from "preact/hooks";
import { href } from "../app/addresses";
import { Dialog } from "../kit/dialog";
import type { Bilingual, Seat, Welcome } from "../engine/messages";
import { say, words } from "../i18n/words";
import { Icon } from "../icons/icon";
import type { MenuProps } from "../table/extras";
import { TableHabits } from "../table/menu";
import type { Room } from "./protocol";
import { nameAt, others } from "./words";

const t = words({
  title: { en: "Menu", fr: "Menu" },
  game: { en: "This game", fr: "Cette partie" },
  draw: { en: "Offer a draw", fr: "Proposer le match nul" },
  undo: { en: "Ask to take back", fr: "Demander à reprendre" },
  concede: { en: "Concede", fr: "Abandonner" },
  sure: { en: "Concede? The game is lost then.", fr: "Abandonner ? La partie sera perdue." },
  concede_now: { en: "Yes, concede", fr: "Oui, abandonner" },
  play_on: { en: "No, play on", fr: "Non, continuer" },
  phrases: { en: "Say something", fr: "Dire quelque chose" },
  people: { en: "About {name}", fr: "À propos de {name}" },
  block: { en: "Block", fr: "Bloquer" },
  unblock: { en: "Unblock", fr: "Débloquer" },
  block_note: {
    en: "Who is blocked is not heard and cannot sit down at your tables.",
    fr: "Une personne bloquée ne s’entend plus et ne peut prendre place à vos tables.",
  },
  report: { en: "Report to the operator", fr: "Signaler à l’exploitant" },
  reason: { en: "What happened?", fr: "Que s’est-il passé ?" },
  send: { en: "Send", fr: "Envoyer" },
  sent: { en: "Thank you. The operator will read it.", fr: "Merci. L’exploitant le lira." },
  leave: { en: "Leave the table", fr: "Quitter la table" },
  kept: {
    en: "You keep your seat; clocks go on. Come back from the lobby.",
    fr: "Vous gardez votre place ; les pendules tournent. Revenez par la liste des tables.",
  },
  watch_leave: { en: "Stop watching", fr: "Ne plus regarder" },
});

export interface RoomActions {
  offerDraw(): void;
  takeBack(): void;
  concede(): void;
  say(phrase: number): void;
  block(seat: Seat, on: boolean): Promise<boolean>;
  report(seat: Seat, reason: string): Promise<boolean>;
}

interface Props extends MenuProps {
  room: Room;
  levels: Welcome["levels"];
  phrases: readonly Bilingual[];
  canTakeBack: boolean;
  actions: RoomActions;
}

export function OnlineMenu({ room, levels, phrases, canTakeBack, actions, open, onClose, onHelp, onSymbols }: Props) {
  const plays = room.you !== null && room.phase === "playing";
  const people = others(room);
  const then = (work: () => void) => () => {
    work();
    onClose();
  };
  return (
    <Dialog title={t("title")} open={open} onClose={onClose}>
      <div class="table-menu">
        {plays && (
          <section aria-label={t("game")}>
            <h3>{t("game")}</h3>
            <div class="row">
              {people.length > 0 && (
                <button
                  type="button"
                  class="button"
                  data-action="draw"
                  disabled={room.offer !== null}
                  onClick={then(actions.offerDraw)}
                >
                  <Icon name="people" /> {t("draw")}
                </button>
              )}
              <button
                type="button"
                class="button"
                data-action="take-back"
                disabled={!canTakeBack}
                onClick={then(actions.takeBack)}
              >
                <Icon name="undo" /> {t("undo")}
              </button>
              <Concede onConcede={then(actions.concede)} />
            </div>
          </section>
        )}
        {room.you !== null && people.length > 0 && (
          <section aria-label={t("phrases")}>
            <h3>{t("phrases")}</h3>
            <div class="chips">
              {phrases.map((phrase, number) => (
                <button type="button" class="chip" key={number} onClick={then(() => actions.say(number))}>
                  {say(phrase)}
                </button>
              ))}
            </div>
          </section>
        )}
        <TableHabits onHelp={onHelp} onSymbols={onSymbols} chances={false} />
        {room.you !== null &&
          people.map(({ seat }) => (
            <AboutPerson key={seat} seat={seat} name={nameAt(room, seat, levels)} actions={actions} />
          ))}
        <div>
          <a class="button" href={href("/online")}>
            <Icon name="home" /> {t(room.you === null ? "watch_leave" : "leave")}
          </a>
          {plays && <p class="quiet">{t("kept")}</p>}
        </div>
      </div>
    </Dialog>
  );
}

// Asks once.
function Concede({ onConcede }: { onConcede: () => void }) {
  const [asked, setAsked] = useState(false);
  if (!asked)
    return (
      <button type="button" class="button" data-action="concede" onClick={() => setAsked(true)}>
        <Icon name="pass" /> {t("concede")}
      </button>
    );
  return (
    <div class="concede" role="alert">
      <p>{t("sure")}</p>
      <button type="button" class="button" data-action="concede-now" onClick={onConcede}>
        <Icon name="pass" /> {t("concede_now")}
      </button>
      <button type="button" class="button loud" onClick={() => setAsked(false)}>
        {t("play_on")}
      </button>
    </div>
  );
}

function AboutPerson({ seat, name, actions }: { seat: Seat; name: string; actions: RoomActions }) {
  const [blocked, setBlocked] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  const [sent, setSent] = useState(false);
  const block = () => void actions.block(seat, !blocked).then((done) => done && setBlocked(!blocked));
  const report = (event: Event) => {
    event.preventDefault();
    void actions.report(seat, reason ?? "").then((done) => {
      if (!done) return;
      setSent(true);
      setReason(null);
    });
  };
  return (
    <section aria-label={t("people", { name })}>
      <h3>{t("people", { name })}</h3>
      <div class="row">
        <button type="button" class="button" aria-pressed={blocked} onClick={block}>
          <Icon name="stop" /> {t(blocked ? "unblock" : "block")}
        </button>
        {reason === null && (
          <button type="button" class="button" onClick={() => setReason("")}>
            <Icon name="report" /> {t("report")}
          </button>
        )}
      </div>
      <p class="quiet">{t("block_note")}</p>
      {sent && <p role="status">{t("sent")}</p>}
      {reason !== null && (
        <form class="report-form" onSubmit={report}>
          <label>
            <span>{t("reason")}</span>
            <textarea
              class="input"
              rows={3}
              maxLength={500}
              required
              value={reason}
              onInput={(event) => setReason(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="button">
            {t("send")}
          </button>
        </form>
      )}
    </section>
  );
}
