import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableState } from "../../src/engine/worker_messages";
import { Reel, type Frame } from "../../src/table/watch/reel";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const state = (v: number): TableState => ({ v, story: [] }) as unknown as TableState;

// A table that shows three frames before each state, a second each.
function table({ pace = 1, frames = 4 } = {}) {
  const seen: string[] = [];
  let shown: TableState | null = state(1);
  const reel = new Reel({
    direct: (_, next) =>
      Array.from({ length: frames }, (_, i): Frame => {
        const last = i + 1 === frames;
        return { state: last ? next : state(next.v + i / 10), events: [], story: [], ms: 1000 };
      }),
    shown: () => shown,
    show: (next) => {
      shown = next;
      seen.push(`state ${next.v}`);
    },
    beforeFrame: (_, frame) => seen.push(`frame ${frame.state.v}`),
    pace: () => pace,
  });
  return { reel, seen };
}

const whole = ["frame 2", "frame 2.1", "frame 2.2", "frame 2", "state 2"];

test("frames follow each other, and nothing is waited for when the last one comes", () => {
  const { reel, seen } = table();
  reel.receive(state(2));
  expect(reel.frame.value?.state.v).toBe(2);
  vi.advanceTimersByTime(3000);
  expect(seen).toEqual(whole);
  expect(reel.frame.value).toBeNull();
});

test("twice as fast takes half the time, and where nothing moves the state is there at once", () => {
  const fast = table({ pace: 0.5 });
  fast.reel.receive(state(2));
  vi.advanceTimersByTime(1500);
  expect(fast.seen.at(-1)).toBe("state 2");
  const still = table({ pace: 0 });
  still.reel.receive(state(2));
  expect(still.seen).toEqual(["state 2"]);
});

test("one thing that happened blocks nothing", () => {
  const { reel, seen } = table({ frames: 1 });
  reel.receive(state(2));
  expect(seen).toEqual(["frame 2", "state 2"]);
  expect(reel.frame.value).toBeNull();
});

test("skipping ends with the very state that watching ends with", () => {
  const { reel, seen } = table();
  reel.receive(state(2));
  vi.advanceTimersByTime(1100);
  reel.finish();
  expect(seen.at(-1)).toBe("state 2");
  expect(reel.frame.value).toBeNull();
  vi.advanceTimersByTime(9000);
  expect(seen.filter((one) => one === "state 2")).toHaveLength(1);
});

test("states that come meanwhile wait for their turn, in order, and skipping shows them all", () => {
  const { reel, seen } = table();
  for (const v of [2, 3, 4]) reel.receive(state(v));
  vi.advanceTimersByTime(60_000);
  expect(seen.filter((one) => one.startsWith("state"))).toEqual(["state 2", "state 3", "state 4"]);
  for (const v of [5, 6]) reel.receive(state(v));
  reel.finish();
  expect(seen.slice(-2)).toEqual(["state 5", "state 6"]);
});

test("what is taken back is not told about", () => {
  const { reel, seen } = table();
  reel.receive(state(2));
  reel.receive(state(0));
  expect(seen).toContain("state 2");
  vi.advanceTimersByTime(9000);
  expect(seen.at(-1)).toBe("state 0");
});
