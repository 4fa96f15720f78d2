// What a clock shows: reckoned from what was left when the server told it.
import type { ClockReading } from "../kit/clock";
import type { Seat } from "../engine/messages";
import type { Room } from "./protocol";

export function readingOf(room: Room, seat: Seat, heardAt: number): ClockReading | null {
  const { clock } = room;
  const left = clock?.left["abcd".indexOf(seat)];
  if (!clock || left === undefined || room.phase === "waiting") return null;
  return { left, at: heardAt, runs: clock.running === seat && room.phase === "playing" };
}
