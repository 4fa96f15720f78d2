// What a table among people tells over the boards: the connection, what was said just now; and offers, in a line
// of their own below them, so that nothing is covered that one may want to look at first.
import { useEffect, useState } from "preact/hooks";
import { Toast } from "../kit/notice";
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
  other_engine: {
    en: "The server plays by another version of the rules. Load the page again.",
    fr: "Le serveur joue avec une autre version des règles. Rechargez la page.",
  },
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
}

export function RoomNotices({ room, levels, status, otherEngine, said, phrases }: Props) {
  const name = (seat: HeardPhrase["seat"]) => nameAt(room, seat, levels);
  return (
    <>
      {status === "lost" && <Toast text={t("lost")} icon="wait" />}
      {otherEngine && (
        <Toast text={t("other_engine")} action={{ label: t("reload"), onClick: () => location.reload() }} />
      )}
      <LastPhrase
        heard={said.at(-1)}
        text={({ seat, phrase }) => t("said", { name: name(seat), text: phraseText(phrases, phrase) })}
      />
    </>
  );
}

export function OfferLine({
  room,
  levels,
  onReply,
}: Pick<Props, "room" | "levels"> & { onReply: (accept: boolean) => void }) {
  const { offer, you } = room;
  if (!offer) return null;
  return (
    <OfferBar
      what={offer.what}
      name={offer.from === you ? null : nameAt(room, offer.from, levels)}
      onReply={you === null ? undefined : onReply}
    />
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
