import { expect, test } from "vitest";
import { routeOf } from "../src/app/addresses";

const read = (address: string, base = "/") => routeOf(new URL(address, "http://host.example"), base);

test("a clause has an address", () => {
  const found = read("/rules/starfighter#SF-DEPLOY-14");
  expect([found.path, found.fragment]).toEqual(["/rules/starfighter", "SF-DEPLOY-14"]);
});

test("a folder's slash and index.html are the same screen", () => {
  expect(read("/play").path).toBe("/play");
  expect(read("/play/").path).toBe("/play");
  expect(read("/play/index.html?level=captain").query.get("level")).toBe("captain");
  expect(read("/index.html").path).toBe("/");
});

test("the app can lie in a folder of its host", () => {
  expect(read("/games/wardroom/", "/games/wardroom/").path).toBe("/");
  expect(read("/games/wardroom/cards/", "/games/wardroom/").path).toBe("/cards");
});

test("other addresses are no screen", () => {
  expect(read("/rules").path).toBeNull();
  expect(read("/cards/all").path).toBeNull();
});
