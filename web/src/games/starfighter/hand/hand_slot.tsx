// The hand of whoever sits here; while tokens are divided, the card they go on.
import { narrow } from "../../../app/viewport";
import { Hand } from "./hand";
import { handInOrder } from "./order";
import { DamageSplit } from "./split";
import type { State } from "../../../engine/messages";
import { lyingFace } from "../marks_of";
import { seatIndex, seatOf } from "../places";
import { struckSpace } from "../words/choices";
import type { Session } from "../../../table/session";
import { legal } from "../../../table/staging";

export function HandSlot({
  session,
  state,
  onRead,
}: {
  session: Session;
  state: State;
  onRead: (card: string) => void;
}) {
  const staging = session.staging.value;
  const size = narrow.value ? "chip" : "board";
  const viewer = state.viewer ?? "a";
  const hand = handInOrder(state);
  const splits = staging.moves.filter((move) => move.verb === "split");
  const struck = splits.length > 0 ? struckSpace(state) : null;
  const face = struck ? lyingFace(state, struck) : null;
  if (struck && face) {
    return (
      <DamageSplit
        size={size}
        face={face}
        seat={seatOf(struck)}
        down={seatOf(struck) !== viewer}
        options={splits}
        chosen={staging.staged?.option ?? null}
        onChoose={(option) => session.point({ type: "take", option })}
      />
    );
  }
  const asksForCard = staging.moves.some((move) => move.card !== undefined);
  const index = staging.picks.card ? hand.indexOf(staging.picks.card) : -1;
  const down = (staging.staged?.face ?? staging.face) === "down";
  return (
    <Hand
      seat={viewer}
      cards={hand}
      size={size}
      playable={asksForCard ? legal(staging).cards : null}
      picked={index < 0 ? null : { index, down }}
      next={state.stage.reinforcements[seatIndex(viewer)]}
      onPick={(at) => {
        const card = hand[at];
        if (!card) return;
        if (session.mine.peek()) session.point({ type: "card", card });
        else onRead(card);
      }}
      onRead={(at) => hand[at] && onRead(hand[at])}
    />
  );
}
