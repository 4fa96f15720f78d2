// Movement of cards between two states, with the Web Animations API. The page always shows the new
// state already; cards are only drawn as if they were still on their way, and nothing waits for them.
import type { State, StoryEvent } from "../engine/messages";
import { beatTimes, isBeat, tracks, type Tracks } from "../games/starfighter/tracks";

const moveTime = 320;

interface Before {
  tracks: Tracks;
  story: readonly StoryEvent[];
  spots: Map<string, DOMRect>;
  hands: Map<string, DOMRect>;
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

  // While the old state is still on the page.
  capture(before: State, next: State): void {
    this.finish();
    this.#before = null;
    const root = this.#root();
    if (!root || this.#pace() === 0 || document.hidden || next.story.length === 0 || next.v <= before.v) return;
    const followed = tracks(before.view, next.view, next.story);
    const spots = new Map<string, DOMRect>();
    for (const spot of root.querySelectorAll<HTMLElement>("[data-spot]"))
      spots.set(spot.dataset["spot"]!, spot.getBoundingClientRect());
    const hands = new Map<string, DOMRect>();
    for (const card of root.querySelectorAll<HTMLElement>("[data-card]"))
      hands.set(card.dataset["card"]!, card.getBoundingClientRect());
    for (const side of root.querySelectorAll<HTMLElement>(".score-side"))
      hands.set(side.dataset["seat"]!, handOf(side));
    const fallen = new Map<string, HTMLElement>();
    for (const { from } of followed.fallen) {
      const spot = root.querySelector<HTMLElement>(`[data-spot="${from}"] > svg`);
      if (spot) fallen.set(from, spot.cloneNode(true) as HTMLElement);
    }
    this.#before = { tracks: followed, story: next.story, spots, hands, fallen };
  }

  // When the new state is on the page.
  play(): void {
    const before = this.#before;
    const root = this.#root();
    this.#before = null;
    if (!before || !root) return;
    const pace = this.#pace();
    const times = beatTimes(before.tracks.beats, pace);
    const played = new Map(
      before.story.filter((event) => event.kind === "played").map((event) => [event.seat, event.card]),
    );
    for (const { from, to, beat } of before.tracks.moved) {
      const spot = root.querySelector<HTMLElement>(`[data-spot="${to}"]`);
      const seat = from.slice("hand.".length);
      const start = from.startsWith("hand.")
        ? (before.hands.get(played.get(seat as never) ?? "") ?? before.hands.get(seat))
        : before.spots.get(from);
      if (spot && start) this.#slide(spot, start, times[beat] ?? 0, pace);
    }
    for (const { from, beat } of before.tracks.fallen) {
      const start = before.spots.get(from);
      const picture = before.fallen.get(from);
      if (start && picture) this.#fall(root, picture, start, times[beat] ?? 0, pace);
    }
    this.#flash(root, before.story, times, pace);
  }

  // Everything is where it belongs, at once.
  finish(): void {
    for (const animation of this.#running) animation.finish();
    this.#running = [];
  }

  #slide(element: HTMLElement, start: DOMRect, delay: number, pace: number): void {
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
      delay,
      moveTime * pace,
    );
  }

  #fall(root: HTMLElement, picture: HTMLElement, start: DOMRect, delay: number, pace: number): void {
    const layer = document.createElement("div");
    layer.className = "fallen";
    layer.setAttribute("aria-hidden", "true");
    const origin = root.getBoundingClientRect();
    layer.style.left = `${start.left - origin.left}px`;
    layer.style.top = `${start.top - origin.top}px`;
    layer.style.width = `${start.width}px`;
    layer.append(picture);
    root.append(layer);
    const animation = this.#animate(
      layer,
      [
        { opacity: 1, transform: "none", offset: 0 },
        { opacity: 0.9, transform: "scale(1.06) rotate(2deg)", offset: 0.25 },
        { opacity: 0, transform: "translateY(36px) rotate(-7deg) scale(0.8)", offset: 1 },
      ],
      delay,
      1.3 * moveTime * pace,
    );
    animation.addEventListener("finish", () => layer.remove());
    animation.addEventListener("cancel", () => layer.remove());
  }

  // Where something happened lights up when its time comes.
  #flash(root: HTMLElement, story: readonly StoryEvent[], times: number[], pace: number): void {
    story.filter(isBeat).forEach((event, i) => {
      const place =
        event.kind === "armor_lost"
          ? `.score-side[data-seat="${event.seat}"] .score-armor`
          : event.at && `[data-spot="${event.at}"]`;
      const element = place && root.querySelector<HTMLElement>(place);
      if (!element) return;
      this.#animate(
        element,
        [{ filter: "none" }, { filter: "brightness(1.9)", offset: 0.3 }, { filter: "none" }],
        (times[i] ?? 0) + moveTime * 0.5 * pace,
        moveTime * pace,
      );
    });
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

// Where the hand of a player is whose cards are not on the screen: behind the scoreboard.
function handOf(side: HTMLElement): DOMRect {
  const { left, width, top, height } = side.getBoundingClientRect();
  return new DOMRect(left + width / 2 - 50, top + height / 2 - 30, 100, 60);
}
