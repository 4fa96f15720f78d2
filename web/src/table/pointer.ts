// Dragging and long presses, by mouse, pen and finger: a card from hand onto a sector, a card in play to
// where an effect moves it, the own board sideways. All of it ends in the same pointing as clicks do, and
// nothing needs it.
import { sectorOf } from "../games/starfighter/places";
import type { Session } from "./session";

const dragFrom = 8;
const longPress = 500;

type Drag =
  | { kind: "card"; card: string; picture: HTMLElement }
  | { kind: "space"; space: string; picture: HTMLElement }
  | { kind: "board"; board: HTMLElement; column: number };

interface Start {
  x: number;
  y: number;
  id: number;
  target: Element;
}

export interface PointerHooks {
  session: Session;
  // A place ("a2", "a2.1") or a card of the hand was pressed for long.
  onLongPress: (what: { place?: string; card?: string }) => void;
  // The pointer or the focus is on a card of the hand ("card.3-10"), a card in play, a sector, or on none of them.
  onHover: (handle: string | null) => void;
}

// Returns how to stop.
export function followPointer(root: HTMLElement, { session, onLongPress, onHover }: PointerHooks): () => void {
  let start: Start | null = null;
  let drag: Drag | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let swallowClick = false;
  const stop = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    handle: (event: HTMLElementEventMap[K]) => void,
    capture = false,
  ) => root.addEventListener(type, handle, { signal: stop.signal, capture });

  on("pointerdown", (event) => {
    if (event.button !== 0 || !event.isPrimary) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId, target: event.target as Element };
    swallowClick = false;
    clearTimeout(timer);
    if (event.pointerType !== "mouse") timer = setTimeout(pressedLong, longPress);
  });

  on("pointermove", (event) => {
    if (!start || event.pointerId !== start.id) return;
    const x = event.clientX - start.x;
    const y = event.clientY - start.y;
    if (!drag) {
      if (Math.hypot(x, y) < dragFrom) return;
      clearTimeout(timer);
      drag = begin(start, x, y);
      if (!drag) {
        start = null;
        return;
      }
      root.setPointerCapture(event.pointerId);
    }
    move(drag, x, y);
    if (drag.kind !== "board") mark(root, sectorUnder(event));
  });

  on("pointerup", (event) => {
    clearTimeout(timer);
    if (drag && start) {
      swallowClick = true;
      end(drag, event.clientX - start.x, sectorUnder(event));
    }
    start = drag = null;
  });

  on("pointercancel", () => {
    clearTimeout(timer);
    if (drag) end(drag, 0, null);
    start = drag = null;
  });

  on(
    "click",
    (event) => {
      if (swallowClick) {
        event.stopPropagation();
        event.preventDefault();
      }
      swallowClick = false;
    },
    true,
  );

  on("pointerover", (event) => {
    if (event.pointerType === "mouse" && !drag) onHover(pointedAt(event.target as Element));
  });
  on("pointerleave", () => onHover(null));
  on("focusin", (event) => onHover(pointedAt(event.target as Element)));

  function pressedLong(): void {
    if (!start) return;
    const card = start.target.closest<HTMLElement>("[data-card]")?.dataset["card"];
    const place =
      start.target.closest<HTMLElement>("[data-spot]")?.dataset["spot"] ?? placeOf(start.target) ?? undefined;
    if (!card && !place) return;
    swallowClick = true;
    start = null;
    onLongPress(card ? { card } : { place });
  }

  function begin(from: Start, x: number, y: number): Drag | null {
    if (!session.mine.peek()) return null;
    const { moves, picks } = session.staging.peek();
    const inHand = from.target.closest<HTMLElement>("[data-card]");
    const card = inHand?.dataset["card"];
    if (inHand && card && moves.some((move) => move.card === card)) {
      if (picks.card !== card) session.point({ type: "card", card });
      return { kind: "card", card, picture: lift(inHand) };
    }
    const spot = from.target.closest<HTMLElement>("[data-spot]");
    const space = spot?.dataset["spot"];
    if (spot && space && moves.some((move) => move.space === space && move.sector)) {
      if (picks.space !== space) session.point({ type: "place", sector: sectorOf(space), space });
      return { kind: "space", space, picture: lift(spot) };
    }
    const board = from.target.closest<HTMLElement>(".board.bottom");
    const shifts = moves.some((move) => move.verb === "shift");
    if (board && shifts && Math.abs(x) > Math.abs(y)) return { kind: "board", board, column: board.clientWidth / 5 };
    return null;
  }

  function end(ended: Drag, x: number, sector: string | null): void {
    mark(root, null);
    if (ended.kind === "board") {
      ended.board.style.translate = "";
      if (Math.abs(x) > ended.column / 2) session.point({ type: "take", option: x < 0 ? "shift left" : "shift right" });
      return;
    }
    ended.picture.remove();
    if (!sector) return;
    if (ended.kind === "card") session.point({ type: "drop", card: ended.card, sector });
    else session.point({ type: "place", sector });
  }

  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

const placeOf = (element: Element): string | null =>
  element.closest<HTMLElement>("[data-place]")?.dataset["place"] ?? null;

function pointedAt(element: Element): string | null {
  const card = element.closest<HTMLElement>("[data-card]")?.dataset["card"];
  if (card) return `card.${card}`;
  return element.closest<HTMLElement>("[data-spot]")?.dataset["spot"] ?? placeOf(element);
}

// The sector below the pointer; the bay counts as a whole, with the space above and below it.
function sectorUnder(event: PointerEvent): string | null {
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const place = placeOf(element);
    if (place) return place;
  }
  return null;
}

function mark(root: HTMLElement, sector: string | null): void {
  for (const marked of root.querySelectorAll("[data-over]")) marked.removeAttribute("data-over");
  if (sector) root.querySelector(`[data-place="${sector}"]`)?.setAttribute("data-over", "");
}

function lift(element: HTMLElement): HTMLElement {
  const rect = element.getBoundingClientRect();
  const picture = document.createElement("div");
  picture.className = "dragged";
  picture.setAttribute("aria-hidden", "true");
  picture.style.left = `${rect.left}px`;
  picture.style.top = `${rect.top}px`;
  picture.style.width = `${rect.width}px`;
  const drawn = element.querySelector("svg");
  if (drawn) picture.append(drawn.cloneNode(true));
  document.body.append(picture);
  return picture;
}

function move(drag: Drag, x: number, y: number): void {
  if (drag.kind === "board") drag.board.style.translate = `${Math.max(-drag.column, Math.min(drag.column, x))}px`;
  else drag.picture.style.translate = `${x}px ${y}px`;
}
