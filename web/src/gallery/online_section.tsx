// Playing with others, without a server: waiting, invitation, offers, clocks, ends. The lobby and the table are
// whole screens of their own (#lobby, #online-table).
import { Clock } from "../kit/clock";
import { EndPanel } from "../kit/end_panel";
import { href } from "../app/addresses";
import { words } from "../i18n/words";
import { InvitationView } from "../online/invitation_view";
import { OfferBar } from "../online/offer_bar";
import { howItEnded } from "../online/online_end";
import { Waiting } from "../online/waiting";
import { sidesOf } from "../games/starfighter/sides";
import "../online/online.css";
import { Item, Section } from "./frame";
import { agreedRoom, fixtureLevels, invitedRoom, roomState, timedOutRoom, waitingRoom } from "./online_fixtures";

const t = words({
  title: { en: "With others", fr: "Avec d’autres" },
  lobby: { en: "The lobby", fr: "La liste des tables" },
  table: { en: "The table", fr: "La table" },
  watched: { en: "The table, watched", fr: "La table, en spectateur" },
  replaced: { en: "Open elsewhere", fr: "Ouverte ailleurs" },
  end: { en: "End by time", fr: "Fin au temps" },
  waits: { en: "waiting for a friend", fr: "en attente d’un ami" },
  invited: { en: "invited", fr: "invité" },
  asked: { en: "asked", fr: "à répondre" },
  own: { en: "own offer", fr: "sa propre offre" },
  clocks: {
    en: "clocks: resting, running, short, your own short",
    fr: "pendules : au repos, en marche, courte, la vôtre courte",
  },
});

const nothing = () => {};
export const onlineScenes = ["lobby", "online-table", "online-watched", "online-replaced", "online-end"] as const;
const sceneNames = {
  lobby: "lobby",
  "online-table": "table",
  "online-watched": "watched",
  "online-replaced": "replaced",
  "online-end": "end",
} as const;

export function OnlineSection() {
  const now = performance.now();
  return (
    <Section id="online" title={t("title")}>
      <Item name="" wide>
        <p class="row">
          {onlineScenes.map((scene) => (
            <a key={scene} class="button" href={href("/gallery", {}, scene)}>
              {t(sceneNames[scene])}
            </a>
          ))}
        </p>
      </Item>
      <Item name={t("waits")} wide>
        <Waiting room={waitingRoom} levels={fixtureLevels} onStandUp={nothing} onBot={nothing} />
      </Item>
      <Item name={t("invited")} wide>
        <InvitationView room={invitedRoom} levels={fixtureLevels} onJoin={nothing} />
      </Item>
      <Item name={t("asked")} wide>
        <OfferBar what="draw" name="Camille" onReply={nothing} />
      </Item>
      <Item name={t("asked")} wide>
        <OfferBar what="undo" name="Camille" onReply={nothing} />
      </Item>
      <Item name={t("own")} wide>
        <OfferBar what="draw" name={null} onReply={nothing} />
      </Item>
      <Item name={t("clocks")} wide>
        <p class="row" data-seat="a">
          <Clock reading={{ left: 600_000, at: now, runs: false }} />
          <Clock reading={{ left: 412_000, at: now, runs: true }} />
          <Clock reading={{ left: 17_400, at: now, runs: false }} />
          <Clock reading={{ left: 17_400, at: now, runs: true }} yours />
          <Clock reading={{ left: 190_000_000, at: now, runs: true }} />
          <Clock reading={{ left: null, at: now, runs: false }} />
        </p>
      </Item>
      {[timedOutRoom, agreedRoom].map((room) => (
        <Item key={room.end!.how} name={room.end!.how} width={600}>
          <EndPanel
            sides={sidesOf(roomState(room), fixtureLevels)}
            winners={room.end!.winners}
            viewer={room.you}
            rounds={6}
            actions={[]}
          >
            <p class="end-sentence">{howItEnded(room, fixtureLevels)}</p>
          </EndPanel>
        </Item>
      ))}
    </Section>
  );
}
