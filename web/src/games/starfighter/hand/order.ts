// The order of a hand as its owner sees it: a card that is played leaves a gap that closes, new ones come at the right.
// The engine fills a gap with the last card, which would take a card from under the finger that is used to it.
import type { State } from "../../../engine/messages";
import { seatIndex } from "../places";

const last = new Map<string, readonly string[]>();

// Cards of whoever sits here; of several hands at one screen each keeps its own order.
export function handInOrder(state: State): (string | null)[] {
  const seat = state.viewer ?? "a";
  const hand = state.view.hand[seatIndex(seat)] ?? [];
  const held = hand.filter((card) => card !== null);
  if (held.length < hand.length) return hand;
  const before = last.get(seat) ?? [];
  const ordered = inOrder(before, held);
  last.set(seat, ordered);
  return ordered;
}

export function inOrder(before: readonly string[], held: readonly string[]): string[] {
  const left = [...held];
  const kept = before.filter((card) => {
    const at = left.indexOf(card);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
  return [...kept, ...left];
}
