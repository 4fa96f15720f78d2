// Which module shows which address. Each is loaded when it is first asked for.
import type { ComponentType } from "preact";
import type { ScreenPath } from "./paths";

export type ScreenModule = { default: ComponentType };

export const screens: Record<ScreenPath, () => Promise<ScreenModule>> = {
  "/": () => import("../screens/home"),
  "/play": () => import("../screens/play"),
  "/table": () => import("../screens/table"),
  "/online": () => import("../screens/online"),
  "/online/join": () => import("../screens/online_join"),
  "/online/table": () => import("../screens/online_table"),
  "/account": () => import("../screens/account"),
  "/learn": () => import("../screens/learn"),
  "/cards": () => import("../screens/cards"),
  "/decks": () => import("../screens/decks"),
  "/rules/starfighter": () => import("../screens/rules"),
  "/replay": () => import("../screens/replay"),
  "/settings": () => import("../screens/settings"),
  "/gallery": () => import("../gallery/gallery"),
};
