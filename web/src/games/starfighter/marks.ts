// What is marked on the boards at the moment. Places are those of the notation: sectors ("a2") and
// spaces ("b4.1"). The table derives them from the options it was given.
import type { Face } from "../../cards/face";

export interface Marks {
  // Can be chosen now.
  legal: ReadonlySet<string>;
  // Chosen, not yet confirmed.
  chosen: string | null;
  // Where the effect comes from that is being carried out.
  source: string | null;
  // How a card would lie on top of a sector; null while only the place is marked.
  ghosts: ReadonlyMap<string, Face | null>;
}

// The same for one sector.
export interface SectorMarks {
  // The sector can be chosen; spaces in it that can.
  open: boolean;
  legal: string[];
  chosen: string | null;
  source: string | null;
  // A card would lie on top; how it would.
  takesCard: boolean;
  ghost: Face | null;
}

export function marksIn({ legal, chosen, source, ghosts }: Marks, sector: string, cards: number): SectorMarks {
  const isHere = (place: string | null) => place !== null && (place === sector || place.startsWith(`${sector}.`));
  return {
    open: legal.has(sector),
    legal: Array.from({ length: cards }, (_, level) => `${sector}.${level}`).filter((space) => legal.has(space)),
    chosen: isHere(chosen) ? chosen : null,
    source: isHere(source) ? source : null,
    takesCard: ghosts.has(sector),
    ghost: ghosts.get(sector) ?? null,
  };
}

export const noMarks: Marks = { legal: new Set(), chosen: null, source: null, ghosts: new Map() };
