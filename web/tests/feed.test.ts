import { expect, test } from "vitest";
import { shownBy, type FeedFilter } from "../src/kit/feed";
import { fixtureStories } from "../src/gallery/fixtures";

const kinds = (filter: FeedFilter) =>
  fixtureStories.en.filter((event) => shownBy(filter, event, "a")).map((event) => event.kind);

test("all is all", () => {
  expect(kinds("all")).toHaveLength(fixtureStories.en.length);
});

test("mine and theirs are apart, and rounds are always marked", () => {
  expect(kinds("mine")).toEqual(["round_begins", "drawn", "armor_lost", "destroyed", "triggered"]);
  expect(kinds("theirs")).toEqual(["round_begins", "played", "passed", "initiative_taken", "shifted", "order_chosen"]);
});

test("combat is battles and what they cost", () => {
  expect(kinds("combat")).toEqual(["round_begins", "battle", "armor_lost", "battle", "destroyed"]);
});
