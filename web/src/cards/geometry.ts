// Measures of drawn cards, in units that are pixels at normal size. Cards in a stack overlap by half a
// card less a strip: the edge of the covered half stays in sight and reminds of what it holds.
export type Size = "chip" | "board" | "reader";

export interface Measures {
  width: number;
  half: number;
  strip: number;
}

export const measures: Record<Size, Measures> = {
  chip: { width: 68, half: 30, strip: 9 },
  board: { width: 136, half: 40, strip: 10 },
  reader: { width: 300, half: 122, strip: 22 },
};

// How far the next card of a stack lies above this one.
export const pitch = ({ half, strip }: Measures): number => half + strip;

// A sector with so many spaces, all taken.
export const stackHeight = (of: Measures, spaces: number): number =>
  spaces === 0 ? 0 : (spaces - 1) * pitch(of) + 2 * of.half;
