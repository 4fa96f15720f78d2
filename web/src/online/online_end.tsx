// The end of a game among people: how it ended, whether both want another one, and the game from its record.
import { narrow } from "../app/viewport";
import { Battlefield } from "../games/starfighter/battlefield";
import { EndPanel, type EndAction } from "../kit/end_panel";
import type { Welcome } from "../engine/messages";
import type { TableState } from "../engine/worker_messages";
import { words } from "../i18n/words";
import { sidesOf } from "../games/starfighter/sides";
import "../table/end.css";
import type { Room } from "./protocol";
import { nameAt, others } from "./words";

const t = words({
  last: { en: "The last position", fr: "La dernière position" },
  conceded: { en: "{name} conceded.", fr: "{name} a abandonné." },
  you_conceded: { en: "You conceded.", fr: "Vous avez abandonné." },
  time: { en: "{name} ran out of time.", fr: "{name} n’avait plus de temps." },
  you_time: { en: "You ran out of time.", fr: "Vous n’aviez plus de temps." },
  agreed: { en: "A draw was agreed.", fr: "Match nul d’un commun accord." },
  abandoned: {
    en: "Nobody went on: the game was abandoned, and nobody wins.",
    fr: "Personne n’a continué : la partie est abandonnée, sans vainqueur.",
  },
  rematch: { en: "Rematch", fr: "Revanche" },
  wants: { en: "{name} wants a rematch.", fr: "{name} veut une revanche." },
  you_want: { en: "You want a rematch: waiting for the other.", fr: "Vous voulez une revanche : on attend l’autre." },
  next: { en: "To the rematch", fr: "Vers la revanche" },
  replay: { en: "Replay", fr: "Ralenti" },
  lobby: { en: "To the lobby", fr: "Vers la liste des tables" },
  swapped: { en: "Seats are changed.", fr: "Les places sont échangées." },
});

export interface EndActions {
  rematch(): void;
  goToNext(): void;
  replay(): void;
  leave(): void;
}

interface Props {
  room: Room;
  state: TableState;
  levels: Welcome["levels"];
  // What happened last, in the engine's words.
  sentence: string;
  actions: EndActions;
}

export function OnlineEnd({ room, state, levels, sentence, actions }: Props) {
  const viewer = room.you ?? "a";
  return (
    <main class="page end-page">
      <EndPanel
        sides={sidesOf(state, levels)}
        winners={room.end?.winners ?? state.result?.winners ?? []}
        viewer={room.you}
        rounds={state.view.round}
        actions={actionsOf(room, actions)}
      >
        <p class="end-sentence">{howItEnded(room, levels) ?? sentence}</p>
        <p class="end-rematch" role="status">
          {rematchLine(room, levels)}
        </p>
      </EndPanel>
      <h2>{t("last")}</h2>
      <Battlefield
        view={state.view}
        stage={state.stage}
        cruisers={state.seats.map((seat) => seat.cruiser)}
        viewer={viewer}
        size={narrow.value ? "chip" : "board"}
      />
    </main>
  );
}

// Null if it was played to its end: then the engine tells.
export function howItEnded(room: Room, levels: Welcome["levels"]): string | null {
  const how = room.end?.how ?? "played";
  if (how === "agreed" || how === "abandoned") return t(how);
  if (how === "played") return null;
  const loser = room.seats.find(({ seat }) => !room.end?.winners.includes(seat))?.seat ?? "a";
  return loser === room.you ? t(`you_${how}`) : t(how, { name: nameAt(room, loser, levels) });
}

function rematchLine(room: Room, levels: Welcome["levels"]): string {
  if (room.you === null || room.next) return "";
  if (room.rematch.includes(room.you)) return t("you_want");
  const other = room.rematch[0];
  return other ? `${t("wants", { name: nameAt(room, other, levels) })} ${t("swapped")}` : "";
}

function actionsOf(room: Room, actions: EndActions): EndAction[] {
  const list: EndAction[] = [];
  if (room.next) list.push({ id: "next", label: t("next"), icon: "play", loud: true, onClick: actions.goToNext });
  else if (
    room.you &&
    !room.rematch.includes(room.you) &&
    (others(room).length > 0 || room.seats.some(({ kind }) => kind === "bot"))
  )
    list.push({ id: "rematch", label: t("rematch"), icon: "play", loud: true, onClick: actions.rematch });
  list.push({ id: "replay", label: t("replay"), icon: "previous", onClick: actions.replay });
  list.push({ id: "lobby", label: t("lobby"), icon: "home", onClick: actions.leave });
  return list;
}
