// Where sectors lie on the screen. Sectors of both boards are counted from seat a's left, a's sector i
// faces b's sector i + shift, and each viewer sees the own board at the bottom (SF-R-52): b sees
// everything mirrored.
import type { Seat } from "../engine/messages";

export const sectorCount = 5;

export interface BoardPlace {
  seat: "a" | "b";
  // Sectors from the left of the screen.
  sectors: string[];
  // In columns from the left edge of the field.
  offset: number;
}

export interface FieldLayout {
  columns: number;
  top: BoardPlace;
  bottom: BoardPlace;
}

export function layoutField(shift: number, viewer: Seat | null): FieldLayout {
  const columns = sectorCount + Math.abs(shift);
  const bottomSeat = viewer === "b" ? "b" : "a";
  const mirrored = bottomSeat === "b";
  const place = (seat: "a" | "b"): BoardPlace => {
    const sectors = Array.from({ length: sectorCount }, (_, i) => `${seat}${i + 1}`);
    const fromLeft = seat === "a" ? Math.max(0, shift) : Math.max(0, -shift);
    return {
      seat,
      sectors: mirrored ? sectors.reverse() : sectors,
      offset: mirrored ? columns - sectorCount - fromLeft : fromLeft,
    };
  };
  return { columns, top: place(bottomSeat === "a" ? "b" : "a"), bottom: place(bottomSeat) };
}

export function columnOf(layout: FieldLayout, sector: string): number {
  const board = layout.top.seat === sector[0] ? layout.top : layout.bottom;
  return board.offset + board.sectors.indexOf(sector);
}
