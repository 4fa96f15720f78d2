// Names of places, as the notation has them: sectors ("a2") and spaces ("a2.1").
import type { Seat } from "../../engine/messages";

export const otherSeat = (seat: Seat): Seat => (seat === "a" ? "b" : "a");

export const seatIndex = (seat: Seat): 0 | 1 => (seat === "b" ? 1 : 0);

// "a2.1" lies in "a2".
export const sectorOf = (space: string): string => space.split(".")[0]!;

export const levelOf = (space: string): number => Number(space.split(".")[1]);

export const seatOf = (place: string): Seat => place[0] as Seat;
