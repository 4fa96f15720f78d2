// Which stored file answers a request. Pages lie in folders (`rules/starfighter/index.html`) but are
// asked for by address, with or without the slash at the end.
export type Precache = [file: string, figure: string][];

export type StoredAnswer =
  // This file of the build.
  | { file: string }
  // The same address with a slash: files are named relative to it.
  | { redirect: string }
  // Nothing of ours.
  | null;

// What a server answers itself, and never the store.
const served = /^\/(ws|healthz|readyz|metrics|api|admin)(\/|$)/;

export function storedAnswer(
  address: string,
  scope: string,
  isPage: boolean,
  known: ReadonlySet<string>,
): StoredAnswer {
  const url = new URL(address);
  const base = new URL(scope);
  if (url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return null;
  if (served.test(url.pathname)) return null;
  const path = url.pathname.slice(base.pathname.length);
  if (known.has(path) && path !== "") return { file: path };
  if (!isPage) return null;
  if (path === "" || path.endsWith("/")) return known.has(`${path}index.html`) ? { file: `${path}index.html` } : null;
  if (!known.has(`${path}/index.html`)) return null;
  url.pathname += "/";
  return { redirect: url.href };
}

// Stored under its check figure too, so that an update knows what it has already.
export const storedUnder = (scope: string, [file, figure]: Precache[number]): string =>
  `${new URL(file, scope).href}?${figure}`;
