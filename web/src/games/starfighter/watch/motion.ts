// Movement from one picture to the next, with the Web Animations API. The page always shows the newer picture
// already; cards are only drawn as if they were still on their way, and nothing waits for them.
import type { TableState } from "../../../engine/worker_messages";
import type { Flight, Frame } from "../../../table/watch/reel";
import { tracks, type Tracks } from "./tracks";

const moveTime = 340;
const flightTime = 300;
const apart = 90;
const mostFlying = 8;

interface Before {
  tracks: Tracks;
  frame: Frame;
  armor: Map<string, number>;
  rects: Map<string, DOMRect>;
  fallen: Map<string, HTMLElement>;
}

export class Motion {
  #before: Before | null = null;
  #running: Animation[] = [];
  readonly #root: () => HTMLElement | null;
  // How long things take, in terms of the usual; 0 is not at all.
  readonly #pace: () => number;

  constructor(root: () => HTMLElement | null, pace: () => number) {
    this.#root = root;
    this.#pace = pace;
  }

  // While the old picture is still on the page.
  capture(before: TableState, frame: Frame): void {
    this.finish();
    this.#before = null;
    const root = this.#root();
    if (!root || this.#pace() === 0 || document.hidden) return;
    const followed = tracks(before.view, frame.state.view, frame.events);
    const rects = new Map<string, DOMRect>();
    for (const element of root.querySelectorAll<HTMLElement>("[data-spot], [data-card]"))
      rects.set(element.dataset["spot"] ?? `card.${element.dataset["card"]}`, element.getBoundingClientRect());
    for (const place of root.querySelectorAll<HTMLElement>(".hand-card")) {
      const card = place.querySelector<HTMLElement>("[data-card]")?.dataset["card"];
      rects.set(`held.${card}`, place.getBoundingClientRect());
    }
    const fallen = new Map<string, HTMLElement>();
    for (const { from } of followed.fallen) {
      const spot = root.querySelector<HTMLElement>(`[data-spot="${from}"] > svg`);
      if (spot) fallen.set(from, spot.cloneNode(true) as HTMLElement);
    }
    const armor = new Map([
      ["a", before.view.armor[0]],
      ["b", before.view.armor[1]],
    ]);
    this.#before = { tracks: followed, frame, rects, fallen, armor };
  }

  // When the new picture is on the page.
  play(): void {
    const before = this.#before;
    const root = this.#root();
    this.#before = null;
    if (!before || !root) return;
    const pace = this.#pace();
    const { frame } = before;
    for (const { from, to } of before.tracks.moved) {
      const spot = root.querySelector<HTMLElement>(`[data-spot="${to}"]`);
      const start = from.startsWith("hand.") ? handOf(root, before, from.slice(5)) : before.rects.get(from);
      if (spot && start) this.#slide(spot, start, pace);
    }
    for (const { from } of before.tracks.fallen) {
      const start = before.rects.get(from);
      const picture = before.fallen.get(from);
      if (start && picture) this.#fall(root, picture, start, pace);
    }
    this.#closeGap(root, before, pace);
    for (const { kind, seat, card } of frame.events)
      if (kind === "drawn" || kind === "aside_taken" || kind === "set_aside")
        this.#draw(root, seat ?? "a", card ?? null, pace);
    if (frame.flight) this.#fly(root, frame.flight, pace);
    for (const handle of frame.lit ?? []) this.#light(root, handle, pace);
    this.#cells(root, before.armor, frame.state, pace);
  }

  // Everything is where it belongs, at once.
  finish(): void {
    for (const animation of this.#running) animation.finish();
    this.#running = [];
  }

  #slide(element: HTMLElement, start: DOMRect, pace: number): void {
    const end = element.getBoundingClientRect();
    const x = start.left - end.left;
    const y = start.top - end.top;
    if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
    const scale = start.width > 0 ? Math.min(1.6, start.width / end.width) : 1;
    this.#animate(
      element,
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 30 },
        { transform: "none", transformOrigin: "0 0", zIndex: 30 },
      ],
      0,
      moveTime * pace,
    );
  }

  // Cards of the hand that stay move up to where one has left.
  #closeGap(root: HTMLElement, { rects }: Before, pace: number): void {
    for (const held of root.querySelectorAll<HTMLElement>(".table-hand [data-card]")) {
      const place = held.closest<HTMLElement>(".hand-card");
      const start = rects.get(`held.${held.dataset["card"]}`);
      const x = place && start ? start.left - place.getBoundingClientRect().left : 0;
      if (place && Math.abs(x) >= 1)
        this.#animate(place, [{ transform: `translateX(${x}px)` }, { transform: "none" }], 0, moveTime * pace);
    }
  }

  // Down, and onto the discard pile.
  #fall(root: HTMLElement, picture: HTMLElement, start: DOMRect, pace: number): void {
    const layer = overlay(root, start, "fallen");
    layer.append(picture);
    const found = root.querySelector('[data-handle="discard"]')?.getBoundingClientRect();
    // On phones there is no room for the pile.
    const pile = found && found.width > 0 ? found : null;
    const x = pile ? pile.left + pile.width / 2 - start.left - start.width / 2 : 0;
    const y = pile ? pile.top + pile.height / 2 - start.top - start.height / 2 : 60;
    this.#passing(
      layer,
      [
        { opacity: 1, transform: "none", filter: "brightness(1.8)" },
        { opacity: 1, transform: "translateY(18px) rotate(-6deg)", filter: "brightness(1)", offset: 0.35 },
        { opacity: 0.2, transform: `translate(${x}px, ${y}px) rotate(-14deg) scale(0.15)` },
      ],
      0,
      1.7 * moveTime * pace,
    );
  }

  #draw(root: HTMLElement, seat: string, card: string | null, pace: number): void {
    const deck = root.querySelector<HTMLElement>('[data-handle="deck"]')?.getBoundingClientRect();
    const held = card && root.querySelector<HTMLElement>(`.table-hand [data-card="${card}"]`);
    if (deck && held) this.#slide(held, deck, pace);
    else this.#fly(root, { what: "card", seat: seat as "a", from: "deck", to: `hand.${seat}`, count: 1 }, pace);
  }

  #fly(root: HTMLElement, { what, seat, from, to, count }: Flight, pace: number): void {
    const start = find(root, from)?.getBoundingClientRect();
    const end = find(root, to)?.getBoundingClientRect();
    if (!start?.width || !end?.width) return;
    for (let i = 0; i < Math.min(count, mostFlying); ++i) {
      const layer = overlay(root, start, `flying ${what}`);
      layer.dataset["seat"] = seat;
      const aside = (i - (Math.min(count, mostFlying) - 1) / 2) * 9;
      const x = end.left + end.width / 2 - (start.left + start.width / 2);
      const y = end.top + end.height / 2 - (start.top + start.height / 2);
      this.#passing(
        layer,
        [
          { opacity: 0, transform: `translate(${aside}px, 0) scale(0.4)` },
          { opacity: 1, transform: `translate(${aside}px, 0) scale(1.2)`, offset: 0.2 },
          { opacity: 1, transform: `translate(${x + aside}px, ${y}px) scale(1)`, offset: 0.9 },
          { opacity: 0, transform: `translate(${x + aside}px, ${y}px) scale(1.9)` },
        ],
        i * apart * pace,
        flightTime * pace,
      );
    }
  }

  #light(root: HTMLElement, handle: string, pace: number): void {
    const element = find(root, handle);
    if (!element) return;
    this.#animate(
      element,
      [{ filter: "none" }, { filter: "brightness(1.9)", offset: 0.3 }, { filter: "none" }],
      moveTime * 0.4 * pace,
      1.2 * moveTime * pace,
    );
  }

  // Cells of armor go out one by one.
  #cells(root: HTMLElement, before: Map<string, number>, { view }: TableState, pace: number): void {
    for (const [seat, was] of before) {
      const left = view.armor[seat === "a" ? 0 : 1];
      const cells = root.querySelectorAll<HTMLElement>(`.score-side[data-seat="${seat}"] .cell`);
      for (let i = was - 1; i >= Math.max(left, 0); --i) {
        const cell = cells[i];
        if (!cell) continue;
        this.#animate(
          cell,
          [
            { background: "var(--seat)", borderColor: "var(--seat)", opacity: 1 },
            { background: "var(--text)", borderColor: "var(--text)", opacity: 1, offset: 0.4 },
            { opacity: 0.7 },
          ],
          (was - 1 - i) * 1.2 * apart * pace,
          240 * pace,
        );
      }
    }
  }

  // A picture of something that is gone when it has arrived.
  #passing(layer: HTMLElement, frames: Keyframe[], delay: number, duration: number): void {
    const animation = this.#animate(layer, frames, delay, duration);
    animation.addEventListener("finish", () => layer.remove());
    animation.addEventListener("cancel", () => layer.remove());
  }

  #animate(element: HTMLElement, frames: Keyframe[], delay: number, duration: number): Animation {
    const animation = element.animate(frames, {
      delay,
      duration,
      easing: "cubic-bezier(0.2, 0.7, 0.2, 1)",
      fill: "backwards",
    });
    this.#running.push(animation);
    return animation;
  }
}

// Spaces ("a2.1"), sectors ("a2"), "armor.a", "hand.a", "deck", "discard".
const find = (root: HTMLElement, handle: string): HTMLElement | null =>
  root.querySelector(`[data-spot="${handle}"], [data-place="${handle}"], [data-handle="${handle}"]`);

function overlay(root: HTMLElement, at: DOMRect, className: string): HTMLElement {
  const layer = document.createElement("div");
  layer.className = className;
  layer.setAttribute("aria-hidden", "true");
  const origin = root.getBoundingClientRect();
  const flying = className !== "fallen";
  layer.style.left = `${at.left - origin.left + (flying ? at.width / 2 : 0)}px`;
  layer.style.top = `${at.top - origin.top + (flying ? at.height / 2 : 0)}px`;
  if (!flying) layer.style.width = `${at.width}px`;
  root.append(layer);
  return layer;
}

// Where a card came from that was played: from the hand that is seen, or from behind the scoreboard.
function handOf(root: HTMLElement, { frame, rects }: Before, seat: string): DOMRect | undefined {
  const played = frame.events.find((event) => event.kind === "played" && event.seat === seat);
  return rects.get(`card.${played?.card}`) ?? find(root, `hand.${seat}`)?.getBoundingClientRect();
}
