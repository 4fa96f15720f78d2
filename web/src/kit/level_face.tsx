// A face for every opponent: a pilot's helmet with as many chevrons as the rank has, drawn from its place in the list.
// Stronger ones have a narrower visor.
export function LevelFace({ rank, size = 44 }: { rank: number; size?: number }) {
  const visor = 17 - rank * 1.6;
  return (
    <svg class="level-face" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <path class="level-helmet" d="M24 4C13 4 6 12 6 24v10q0 6 6 6h4l3 4h10l3-4h4q6 0 6-6V24C42 12 35 4 24 4z" />
      <path class="level-visor" d={`M10 ${22}q14 -6 28 0v${visor * 0.5}q-14 ${visor * 0.45} -28 0z`} />
      <path class="level-crest" d={`M22 4h4v${8 + rank}h-4z`} />
      {Array.from({ length: rank + 1 }, (_, i) => (
        <path key={i} class="level-chevron" d={`M19 ${41 - i * 2.4}l5 -2 5 2`} />
      ))}
    </svg>
  );
}
