// Keeps the whole page in the browser, so that it starts and plays without a network. Every build has
// its own store; a new one is filled beside it and waits until the page says that it may take over
// (updates.ts), so that an old page never gets files of a new build.
import { storedAnswer, storedUnder, type Precache } from "./precache";

declare const FILES: Precache;
declare const VERSION: string;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Lasting {
  data: unknown;
}
interface ServiceWorkerScope {
  registration: { scope: string };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listener: (event: Asked) => void): void;
  addEventListener(type: "message", listener: (event: Told) => void): void;
}

const worker = self as unknown as ServiceWorkerScope;
const prefix = "wardroom ";
const scope = worker.registration.scope;
const known = new Map(FILES.map((entry) => [entry[0], storedUnder(scope, entry)]));
const names = new Set(known.keys());

worker.addEventListener("install", (event) => event.waitUntil(fill()));

worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));

worker.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(worker.skipWaiting());
});

worker.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  const answer = storedAnswer(event.request.url, scope, event.request.mode === "navigate", names);
  if (answer === null) return;
  event.respondWith(
    "redirect" in answer ? Promise.resolve(Response.redirect(answer.redirect)) : stored(answer.file, event.request),
  );
});

async function fill(): Promise<void> {
  const store = await caches.open(prefix + VERSION);
  await Promise.all(
    [...known].map(async ([file, key]) => {
      const had = await caches.match(key);
      await store.put(key, had ?? (await load(file)));
    }),
  );
}

async function load(file: string): Promise<Response> {
  const answer = await fetch(new URL(file, scope), { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  // Some hosts redirect index.html to its folder; a page may not be answered by a redirected response.
  return answer.redirected ? new Response(answer.body, { headers: answer.headers }) : answer;
}

async function takeOver(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(prefix) && name !== prefix + VERSION) await caches.delete(name);
  await worker.clients.claim();
}

async function stored(file: string, request: Request): Promise<Response> {
  const store = await caches.open(prefix + VERSION);
  return (await store.match(known.get(file)!)) ?? fetch(request);
}
