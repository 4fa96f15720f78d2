// What tables on the server are called in lists and sentences, and what can be said of them at a glance.
import type { Seat, Welcome } from "../engine/messages";
import { say, words } from "../i18n/words";
import type { ClockSetting, ListedRoom, Room, RoomSeat } from "./protocol";

const t = words({
  no_clock: { en: "no clock", fr: "sans pendule" },
  fischer: { en: "{m} min + {s} s", fr: "{m} min + {s} s" },
  days: { en: "{n} {n|day|days} a decision", fr: "{n} {n|jour|jours} par décision" },
  open: { en: "open seat", fr: "place libre" },
  nobody: { en: "Somebody", fr: "Quelqu’un" },
  versus: { en: "{one} and {other}", fr: "{one} et {other}" },
  you: { en: "You", fr: "Vous" },
  default_rules: { en: "usual rulings", fr: "décisions habituelles" },
  rules: { en: "{n} optional {n|ruling|rulings}", fr: "{n} {n|décision facultative|décisions facultatives}" },
});

export function clockName(clock: ClockSetting | null): string {
  if (!clock) return t("no_clock");
  if (clock.kind === "correspondence") return t("days", { n: clock.days });
  return t("fischer", { m: clock.base / 60, s: clock.increment });
}

export const rulesName = (rules: readonly string[]): string =>
  rules.length === 0 ? t("default_rules") : t("rules", { n: rules.length });

export function seatName({ kind, name }: RoomSeat, levels: Welcome["levels"]): string {
  if (kind === "open") return t("open");
  if (kind === "person") return name || t("nobody");
  const level = levels.find((each) => each.name === name);
  return level ? say(level.title) : (name ?? t("nobody"));
}

// As the person in front of the screen would say it.
export function nameAt(room: Room, seat: Seat, levels: Welcome["levels"]): string {
  if (seat === room.you) return t("you");
  const found = room.seats.find((each) => each.seat === seat);
  return found ? seatName(found, levels) : t("nobody");
}

// The one in front of the screen first.
export function playersOf(room: Room, levels: Welcome["levels"]): string {
  const own = room.seats.filter(({ seat }) => seat === room.you);
  const [one = "", other = ""] = [...own, ...room.seats.filter((seat) => !own.includes(seat))].map(({ seat }) =>
    nameAt(room, seat, levels),
  );
  return t("versus", { one, other });
}

export const isFull = (room: Room): boolean => room.seats.every(({ kind }) => kind !== "open");
export const needsDeck = (room: Pick<Room, "mode">): boolean => room.mode === "total-war";
// Somebody else who is a person.
export const others = (room: Room): RoomSeat[] =>
  room.seats.filter(({ kind, seat }) => kind === "person" && seat !== room.you);
export const isTurn = (room: ListedRoom): boolean =>
  room.phase === "playing" && room.you !== null && room.turn === room.you;
// Who plays alone against bots may be helped.
export const helped = (room: Room): boolean =>
  room.you !== null && room.seats.filter(({ kind }) => kind === "person").length === 1;
