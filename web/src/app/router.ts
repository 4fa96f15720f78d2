// Where the page is. Addresses are real paths (`/rules/starfighter#SF-DEPLOY-14`), so that links can
// be shared and a static host can serve them. Plain <a href> links are enough: clicks on them are
// caught here, and components need to know nothing but `href` (addresses.ts).
import { signal } from "@preact/signals";
import { root, routeOf, type Route } from "./addresses";

export const route = signal<Route>(routeOf(new URL(location.href), root));

export function go(address: string, how: "push" | "replace" = "push"): void {
  const url = new URL(address, location.href);
  if (how === "push") history.pushState(null, "", url);
  else history.replaceState(null, "", url);
  show(url);
}

function show(url: URL): void {
  const before = route.peek().path;
  route.value = routeOf(url, root);
  if (route.peek().path !== before) scrollTo(0, 0);
}

export function startRouter(): void {
  // Icon and manifest are given relative to the first address; later ones may be deeper.
  for (const link of document.head.querySelectorAll<HTMLLinkElement>("link[href]")) {
    const whole = link.href;
    link.href = whole;
  }
  addEventListener("popstate", () => show(new URL(location.href)));
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (routeOf(new URL(link.href), root).path === null) return;
    // Within the page the browser scrolls and moves the focus itself, and popstate tells us.
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    go(link.href);
  });
}
