import { expect, test } from "vitest";
import { moveOf } from "../../src/games/starfighter/moves";
import { legal, nothing, stage, type Pointing, type Staging } from "../../src/table/staging";

const asked = (...options: string[]): Staging =>
  stage(nothing, { type: "ask", moves: options.map((option) => moveOf({ option, text: option })) });

const after = (start: Staging, ...pointings: Pointing[]): Staging => pointings.reduce(stage, start);

const card = (name: string): Pointing => ({ type: "card", card: name });
const sector = (name: string): Pointing => ({ type: "place", sector: name });
const lies = (space: string): Pointing => ({ type: "place", sector: space.split(".")[0]!, space });
const key = (name: string): Pointing => ({ type: "sector", sector: name });
const flip: Pointing = { type: "flip" };
const take = (option: string): Pointing => ({ type: "take", option });

const deployment = asked(
  "pass",
  "play 0-05 up a1",
  "play 0-05 down a1",
  "play 0-05 up a2",
  "play 0-05 down a2",
  "play 1-06 up a2",
  "play 1-06 down a1",
  "play 1-06 down a2",
);

test("a card and a sector make a play, face up unless turned over", () => {
  expect(after(deployment, card("0-05")).staged).toBeNull();
  expect(after(deployment, card("0-05"), sector("a1")).staged?.option).toBe("play 0-05 up a1");
  expect(after(deployment, card("0-05"), flip, sector("a1")).staged?.option).toBe("play 0-05 down a1");
  expect(after(deployment, card("0-05"), sector("a1"), flip).staged?.option).toBe("play 0-05 down a1");
  expect(after(deployment, card("0-05"), sector("a1"), flip, flip).staged?.option).toBe("play 0-05 up a1");
});

test("a sector and a card make the same play", () => {
  expect(after(deployment, sector("a2"), card("0-05")).staged?.option).toBe("play 0-05 up a2");
});

test("a card dropped on a sector, or the card that lies there, is the same as pointing at both", () => {
  expect(after(deployment, { type: "drop", card: "1-06", sector: "a2" }).staged?.option).toBe("play 1-06 up a2");
  expect(after(deployment, card("1-06"), lies("a2.0")).staged?.option).toBe("play 1-06 up a2");
});

test("where a card only fits face down it is turned over and says so", () => {
  const turned = after(deployment, card("1-06"), sector("a1"));
  expect(turned.staged?.option).toBe("play 1-06 down a1");
  expect(turned.turnedOver).toBe(true);
  const elsewhere = stage(turned, sector("a2"));
  expect(elsewhere.staged?.option).toBe("play 1-06 up a2");
  expect(elsewhere.turnedOver).toBe(false);
});

test("turning over what must lie face down asks why not", () => {
  const turned = after(deployment, card("1-06"), sector("a1"), flip);
  expect(turned.refused).toBe("play 1-06 up a1");
  expect(turned.staged?.option).toBe("play 1-06 down a1");
});

test("another sector or card moves what is staged", () => {
  const first = after(deployment, card("0-05"), sector("a1"));
  expect(stage(first, sector("a2")).staged?.option).toBe("play 0-05 up a2");
  expect(stage(first, card("1-06")).staged).toBeNull();
  expect(after(first, card("1-06"), sector("a2")).staged?.option).toBe("play 1-06 up a2");
});

test("a sector that is not legal keeps the card and names the option that was meant", () => {
  const refused = after(deployment, card("0-05"), sector("a3"));
  expect(refused.refused).toBe("play 0-05 up a3");
  expect(refused.picks).toEqual({ card: "0-05" });
  expect(stage(refused, sector("a1")).refused).toBeNull();
});

test("a card picked again is put back, and clearing forgets everything", () => {
  expect(after(deployment, card("0-05"), card("0-05")).picks).toEqual({});
  expect(after(deployment, card("0-05"), sector("a1"), { type: "clear" }).staged).toBeNull();
});

test("legal places are those of the picked card with the sides it fits in", () => {
  expect([...legal(deployment).cards]).toEqual(["0-05", "1-06"]);
  expect(legal(deployment).sectors.size).toBe(0);
  expect([...legal(after(deployment, card("1-06"))).sectors]).toEqual([
    ["a2", ["up", "down"]],
    ["a1", ["down"]],
  ]);
});

test("after a sector only the cards that fit there are legal", () => {
  const start = asked("pass", "play 0-05 up a1", "play 1-06 up a2");
  expect([...legal(stage(start, sector("a2"))).cards]).toEqual(["1-06"]);
});

const lateral = asked("lateral a1.0 a2", "lateral a2.1 a1", "lateral a2.1 a3", "lateral b5.0 b4");

test("a movement is a card and then where to", () => {
  const picked = after(lateral, lies("a2.1"));
  expect(picked.staged).toBeNull();
  expect([...legal(picked).sectors.keys()]).toEqual(["a1", "a3"]);
  expect(after(picked, sector("a3")).staged?.option).toBe("lateral a2.1 a3");
});

test("a movement with one way to go needs no second click", () => {
  expect(after(lateral, lies("b5.0")).staged?.option).toBe("lateral b5.0 b4");
});

test("a click on a card in a sector one can move to means the sector", () => {
  expect(after(lateral, lies("a2.1"), lies("a1.0")).staged?.option).toBe("lateral a2.1 a1");
});

test("a click on a card elsewhere picks that one instead", () => {
  expect(after(lateral, lies("a2.1"), lies("b5.0")).staged?.option).toBe("lateral b5.0 b4");
});

test("a movement to where it cannot go asks why", () => {
  expect(after(lateral, lies("a2.1"), sector("b2")).refused).toBe("lateral a2.1 b2");
});

const destroy = asked("destroy a2.0", "destroy a2.1", "destroy a2.2", "destroy b1.0");

test("an effect on a card is staged by pointing at the card, and pointing again puts it back", () => {
  expect(after(destroy, lies("a2.1")).staged?.option).toBe("destroy a2.1");
  expect(after(destroy, lies("a2.1"), lies("a2.1")).staged).toBeNull();
  expect(after(destroy, lies("a2.1"), lies("b1.0")).staged?.option).toBe("destroy b1.0");
});

test("the key of a sector goes through its cards from the top", () => {
  const steps = [1, 2, 3, 4].map((n) => after(destroy, ...Array<Pointing>(n).fill(key("a2"))).staged?.option);
  expect(steps).toEqual(["destroy a2.2", "destroy a2.1", "destroy a2.0", "destroy a2.2"]);
});

test("the key of a sector is the way a picked card goes, if it can", () => {
  expect(after(lateral, key("a2"), key("a3")).staged?.option).toBe("lateral a2.1 a3");
  expect(after(lateral, key("a2"), key("b5")).staged?.option).toBe("lateral b5.0 b4");
});

test("a hit needs a sector, and an empty one is refused", () => {
  const hit = asked("hit a1", "hit b4");
  expect(after(hit, lies("b4.2")).staged?.option).toBe("hit b4");
  expect(after(hit, sector("b3")).refused).toBe("hit b3");
});

test("of two effects on one card the half decides", () => {
  const order = asked("resolve a1.0 upper", "resolve a1.0 lower", "resolve a2.1 upper");
  expect(after(order, lies("a1.0")).staged).toBeNull();
  expect(after(order, { type: "place", sector: "a1", space: "a1.0", half: "lower" }).staged?.option).toBe(
    "resolve a1.0 lower",
  );
  expect(after(order, lies("a2.1")).staged?.option).toBe("resolve a2.1 upper");
});

test("buttons take a whole option, legal or not", () => {
  const shift = asked("shift left", "stay");
  expect(after(shift, take("shift left")).staged?.option).toBe("shift left");
  expect(after(shift, take("shift right"))).toMatchObject({ staged: null, refused: "shift right" });
  expect(after(deployment, take("play 1-06 down a1")).picks).toEqual({ card: "1-06", sector: "a1" });
});

test("a card of the hand pointed at when none can be played asks why", () => {
  expect(after(asked("shift left", "stay"), card("0-05")).refused).toBe("play 0-05 up a1");
});

test("a new question forgets what was picked", () => {
  const next = stage(after(deployment, card("0-05"), flip), { type: "ask", moves: [] });
  expect(next).toEqual(nothing);
});
