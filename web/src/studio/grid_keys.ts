// Arrow keys in a grid of buttons that wraps as the page is wide: one of them is in the tab order, the
// arrows move among them.
import { useRef, useState } from "preact/hooks";

export function nextInGrid(key: string, at: number, count: number, columns: number): number | null {
  const to: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: count - 1,
  };
  const next = to[key];
  if (next === undefined) return null;
  // Down from the row before a last row that is not full goes to the last one.
  if (key === "ArrowDown" && next >= count)
    return Math.floor(at / columns) < Math.floor((count - 1) / columns) ? count - 1 : at;
  return next < 0 || next >= count ? at : next;
}

const items = (grid: HTMLElement): HTMLElement[] => [...grid.querySelectorAll<HTMLElement>("[data-grid-item]")];

function columnsOf(buttons: HTMLElement[]): number {
  const top = buttons[0]?.getBoundingClientRect().top;
  const end = buttons.findIndex((button) => button.getBoundingClientRect().top !== top);
  return end === -1 ? buttons.length : end;
}

export function useGridKeys<Grid extends HTMLElement>(count: number) {
  const grid = useRef<Grid>(null);
  const [wanted, setCurrent] = useState(0);
  const current = Math.min(wanted, Math.max(0, count - 1));
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = items(grid.current!);
    const at = buttons.findIndex((button) => button === document.activeElement);
    if (at === -1 || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = nextInGrid(event.key, at, buttons.length, columnsOf(buttons));
    if (next === null) return;
    event.preventDefault();
    setCurrent(next);
    buttons[next]?.focus();
  };
  return { grid, current, setCurrent, onKeyDown };
}
