// The table by keyboard: commands by key, arrows over cards and sectors, and a focus that is never lost.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { settings } from "../app/settings";
import { layoutField } from "../kit/layout";
import type { State } from "../engine/messages";
import { commandOf, type Command } from "./keys";
import type { Motion } from "../games/starfighter/watch/motion";
import { handInOrder } from "../games/starfighter/hand/order";
import { isButton } from "../games/starfighter/moves";
import type { Session } from "./session";
import type { Sheet } from "./sheets";

interface Root {
  current: HTMLElement | null;
}

export function useTableKeys(root: Root, session: Session, motion: Motion, onSheet: (sheet: Sheet) => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      motion.finish();
      const target = event.target as Element;
      if (event.defaultPrevented || document.querySelector("dialog[open]") || target.closest("input, textarea, select"))
        return;
      if (moveFocus(event, root.current)) return event.preventDefault();
      const command = commandOf(event, settings.peek().keys);
      if (!command) return;
      if (command.type === "confirm" && ownsConfirm(target, session)) return;
      event.preventDefault();
      obey(command, session, onSheet);
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, [session, motion, onSheet, root]);
}

// Space and Enter press what has the focus, unless that is what is staged already: then they confirm.
function ownsConfirm(target: Element, session: Session): boolean {
  const control = target.closest("button, a, [tabindex='0']");
  if (!control) return false;
  const staged = session.staging.peek().staged !== null;
  const isStaged = control.matches("[data-chosen], [data-card][aria-pressed='true'], [aria-pressed='true']");
  return !(staged && isStaged);
}

function obey(command: Command, session: Session, onSheet: (sheet: Sheet) => void): void {
  const state = session.state.peek();
  if (!state) return;
  const layout = layoutField(state.view.shift, state.viewer);
  const take = (option: string) => session.point({ type: "take", option });
  const { moves } = session.staging.peek();
  const offers = (verb: string) => moves.some((move) => move.verb === verb);
  switch (command.type) {
    case "card": {
      const options = moves.filter((move) => isButton(move) && move.verb !== "pass");
      const card = handInOrder(state)[command.number - 1];
      const option = options[command.number - 1];
      if (offers("play")) {
        if (card) session.point({ type: "card", card });
      } else if (option) take(option.option);
      break;
    }
    case "sector": {
      const board = command.enemy ? layout.top : layout.bottom;
      const sector = board.sectors[command.number - 1];
      if (sector) session.point({ type: "sector", sector });
      break;
    }
    case "flip":
      session.point({ type: "flip" });
      break;
    case "pass":
      if (offers("pass")) void session.play("pass");
      else if (offers("stay")) take("stay");
      break;
    case "confirm":
      void session.commit();
      break;
    case "undo":
      void session.undo();
      break;
    case "cancel":
      session.hint.value = null;
      session.point({ type: "clear" });
      break;
    case "shift_left":
    case "shift_right": {
      const side = command.type === "shift_left" ? "left" : "right";
      take(offers("order") ? `order ${side}` : `shift ${side}`);
      break;
    }
    case "log":
    case "chain":
      focusPanel(command.type === "log" ? ".feed-lines" : ".chain", onSheet);
      break;
    case "hint":
      void session.askHint();
      break;
    case "help":
      onSheet("help");
      break;
  }
}

// Beside the boards the panel gets the focus; on phones it comes up as a sheet.
function focusPanel(selector: string, onSheet: (sheet: Sheet) => void): void {
  const panel = document.querySelector<HTMLElement>(`aside ${selector}`);
  if (!panel) return onSheet("rail");
  panel.tabIndex = 0;
  panel.focus();
}

// Arrows walk over cards and sectors, legal or not.
function moveFocus(event: KeyboardEvent, root: HTMLElement | null): boolean {
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  const from = (event.target as Element).closest<HTMLElement>(".spot, .sector-name, .hand-pick");
  if (!step || !root || !from) return false;
  const here = centre(from);
  let best: { element: HTMLElement; distance: number } | null = null;
  for (const element of root.querySelectorAll<HTMLElement>(".spot, .sector-name, .hand-pick")) {
    const there = centre(element);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const along = x * step[0]! + y * step[1]!;
    const aside = Math.abs(x * step[1]!) + Math.abs(y * step[0]!);
    if (element === from || along < 4 || aside > 2.5 * along) continue;
    const distance = along + 2 * aside;
    if (!best || distance < best.distance) best = { element, distance };
  }
  best?.element.focus();
  return best !== null;
}

function centre(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

// What had the focus may be gone with the last state: the prompt takes it.
export function useFocusKept(root: Root, state: State): void {
  const focused = useRef<boolean>(false);
  useEffect(() => {
    const note = () => (focused.current = root.current?.contains(document.activeElement) ?? false);
    note();
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [root]);
  useLayoutEffect(() => {
    if (!focused.current || (document.activeElement && document.activeElement !== document.body)) return;
    const prompt = root.current?.querySelector<HTMLElement>(".prompt");
    prompt?.setAttribute("tabindex", "-1");
    prompt?.focus({ preventScroll: true });
  }, [state, root]);
}
