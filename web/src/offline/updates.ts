// Registers the service worker and knows when a new version of the page waits. The new version takes
// over when the person says so, or when all pages are closed.
import { signal } from "@preact/signals";
import { root } from "../app/addresses";

const waiting = signal<ServiceWorker | null>(null);
export const updateWaits = (): boolean => waiting.value !== null;

export function startOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const had = navigator.serviceWorker.controller !== null;
  // Not in the first visit, when the worker takes over a page that it did not load.
  if (had) navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  navigator.serviceWorker
    .register(new URL("service_worker.js", new URL(root, location.href)))
    .then(watch, (reason: unknown) => console.warn("no offline play:", reason));
}

function watch(registration: ServiceWorkerRegistration): void {
  const note = () => {
    if (registration.waiting && navigator.serviceWorker.controller) waiting.value = registration.waiting;
  };
  note();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", note));
}

export function takeUpdate(): void {
  waiting.peek()?.postMessage("take over");
}

export function laterUpdate(): void {
  waiting.value = null;
}
