// What is marked on the boards: the legal places of what is staged, and how the card would lie there.
import { frontOf } from "../../cards/catalogue";
import { faceInPlay, faceOfBack, faceOfFront, type Face } from "../../cards/face";
import type { Marks } from "./marks";
import type { Catalogue, State } from "../../engine/messages";
import { levelOf, sectorOf } from "./places";
import { legal, type Staging } from "../../table/staging";

// Where a card would go can be marked without the picture of how it would lie.
export function marksOf(
  state: State,
  staging: Staging,
  set: Catalogue | null,
  source: string | null,
  pictures = true,
): Marks {
  const { picks, staged } = staging;
  const { spaces, sectors } = legal(staging);
  const places = new Set<string>(sectors.keys());
  if (!picks.space) for (const space of spaces) places.add(space);
  const ghosts = new Map<string, Face | null>();
  for (const [sector, faces] of sectors) {
    const up = faces.includes(staging.face) ? staging.face === "up" : faces[0] === "up";
    const ghost = picks.card ? handFace(picks.card, up, set) : picks.space ? lyingFace(state, picks.space) : null;
    if (ghost) ghosts.set(sector, pictures ? ghost : null);
  }
  const chosen = picks.sector ?? picks.space ?? null;
  const moved = picks.sector && picks.space ? picks.space : null;
  // A movement with a single way to go is staged before its sector was pointed at.
  if (staged?.sector && !picks.sector)
    return { legal: places, chosen: staged.sector, source: staged.space ?? null, ghosts };
  return { legal: places, chosen, source: moved ?? source, ghosts };
}

function handFace(card: string, up: boolean, set: Catalogue | null): Face | null {
  const front = frontOf(card);
  if (up) return front && faceOfFront(front);
  return set && faceOfBack(set.back, card);
}

export function lyingFace(state: Pick<State, "view" | "stage">, space: string): Face | null {
  const card = state.view.sectors[sectorOf(space)]?.[levelOf(space)];
  const lies = state.stage.sectors[sectorOf(space)]?.cards[levelOf(space)];
  return card && lies ? faceInPlay(card, lies, frontOf(card.card)) : null;
}
