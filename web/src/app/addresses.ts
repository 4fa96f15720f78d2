// Addresses of screens: writing them and reading them.
import { screenPaths, type ScreenPath } from "./paths";

export interface Route {
  path: ScreenPath | null;
  query: URLSearchParams;
  // Without the #, decoded.
  fragment: string;
}

// Where the app lies on its host. This file is one folder below it when built (assets/), and two
// while developing (src/app/).
export const root = new URL(import.meta.env.DEV ? "../../" : "../", import.meta.url).pathname;

export function routeOf(url: URL, base: string): Route {
  const within = url.pathname.startsWith(base) ? url.pathname.slice(base.length) : "";
  const path = `/${within.replace(/(^|\/)index\.html$/, "").replace(/\/$/, "")}`;
  return {
    path: screenPaths.find((known) => known === path) ?? null,
    query: url.searchParams,
    fragment: decodeURIComponent(url.hash.slice(1)),
  };
}

export function href(path: ScreenPath, query: Record<string, string> = {}, fragment = ""): string {
  const search = new URLSearchParams(query).toString();
  return `${root}${path.slice(1)}${search && `?${search}`}${fragment && `#${fragment}`}`;
}

export const clauseHref = (clause: string): string => href("/rules/starfighter", {}, clause);
