import { afterEach, expect, test } from "vitest";
import { isLow, leftOf, timeText } from "../../src/kit/clock";
import { language } from "../../src/i18n/words";
import { readingOf } from "../../src/online/clock";
import { room } from "./fake_world";

afterEach(() => {
  language.value = "en";
});

const clock = { kind: "fischer", base: 600, increment: 10, left: [61_500, 300_000], running: "a" } as const;

test("only the clock of who decides runs, from when it was told", () => {
  const shown = room({ clock: { ...clock, left: [...clock.left] } });
  const [mine, theirs] = [readingOf(shown, "a", 1000)!, readingOf(shown, "b", 1000)!];
  expect(leftOf(mine, 1000)).toBe(61_500);
  expect(leftOf(mine, 3500)).toBe(59_000);
  expect(leftOf(theirs, 3500)).toBe(300_000);
  expect(leftOf(mine, 1_000_000)).toBe(0);
});

test("there is none without a clock or before the game, and it stands when the game is over", () => {
  expect(readingOf(room(), "a", 0)).toBeNull();
  expect(readingOf(room({ phase: "waiting", clock: { ...clock, left: [1, 1] } }), "a", 0)).toBeNull();
  expect(readingOf(room({ phase: "over", clock: { ...clock, left: [1, 1] } }), "a", 0)?.runs).toBe(false);
});

test("minutes, hours and days", () => {
  expect(timeText(0)).toBe("0:00");
  expect(timeText(1)).toBe("0:01");
  expect(timeText(59_000)).toBe("0:59");
  expect(timeText(61_500)).toBe("1:02");
  expect(timeText(3_600_000 + 65_000)).toBe("1:01:05");
  expect(timeText(3 * 86_400_000 - 1)).toBe("2 d 23 h");
  language.value = "fr";
  expect(timeText(86_400_000)).toBe("1 j 0 h");
});

test("under 20 seconds time is short", () => {
  expect(isLow(20_000)).toBe(false);
  expect(isLow(19_999)).toBe(true);
  expect(isLow(null)).toBe(false);
});
