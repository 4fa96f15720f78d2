// What a table among people tells over the boards: the connection, offers, what was said just now.
import { useEffect, useState } from "preact/hooks";
import { Toast } from "../components/notice";
import type { Bilingual, Welcome } from "../engine/messages";
import { say, words } from "../i18n/words";
import type { Status } from "./connection";
import { OfferBar } from "./offer_bar";
import type { Room } from "./protocol";
import type { HeardPhrase } from "./remote_table";
import { nameAt } from "./words";

const t = words({
  lost: { en: "Connection lost. Reconnecting …", fr: "Connexion perdue. Reconnexion …" },
  said: { en: "{name}: {text}", fr: "{name} : {text}" },
  other_engine: { en: "The server plays by another version of the rules. Load the page again.", fr: "Le serveur joue avec une autre version des règles. Rechargez la page." },
  reload: { en: "Load again", fr: "Recharger" },
});

// How long what was said stays over the boards; in the feed it stays.
const shown = 6_000;

interface Props {
  room: Room;
  levels: Welcome["levels"];
  status: Status;
  otherEngine: boolean;
  said: readonly HeardPhrase[];
  phrases: readonly Bilingual[];
  onReply: (accept: boolean) => void;
}

export function RoomNotices({ room, levels, status, otherEngine, said, phrases, onReply }: Props) {
  const { offer, you } = room;
  const name = (seat: HeardPhrase["seat"]) => nameAt(room, seat, levels);
  return (
    <>
      {status === "lost" && <Toast text={t("lost")} icon="wait" />}
      {otherEngine && <Toast text={t("other_engine")} action={{ label: t("reload"), onClick: () => location.reload() }} />}
      <LastPhrase heard={said.at(-1)} text={({ seat, phrase }) => t("said", { name: name(seat), text: phraseText(phrases, phrase) })} />
      {offer && room.phase === "playing" && (
        <OfferBar what={offer.what} name={offer.from === you ? null : name(offer.from)} onReply={you === null ? undefined : onReply} />
      )}
    </>
  );
}

export function phraseText(phrases: readonly Bilingual[], number: number): string {
  const phrase = phrases[number];
  return phrase ? say(phrase) : "…";
}

function LastPhrase({ heard, text }: { heard: HeardPhrase | undefined; text: (heard: HeardPhrase) => string }) {
  const [gone, setGone] = useState<HeardPhrase | undefined>(undefined);
  useEffect(() => {
    if (!heard) return;
    const timer = setTimeout(() => setGone(heard), shown);
    return () => clearTimeout(timer);
  }, [heard]);
  return heard && heard !== gone ? <Toast text={text(heard)} icon="people" /> : null;
}
