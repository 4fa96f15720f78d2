// The engine's worker: fetches the compiled engine and hands the page's requests to the host.
import address from "virtual:engine-wasm";
import { EngineHost } from "./engine_host";
import { fetchEngine, randomEntropy, startEngine } from "./loader";
import { openGameStore } from "./saved_games";
import type { FromWorker, ToWorker } from "./worker_messages";
import { says } from "./worker_words";

// As a dedicated worker sees itself; the page's types know `self` as a window.
interface Scope {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
}
const scope = self as unknown as Scope;

const host = start();
scope.onmessage = ({ data: request }) => {
  host.then(
    (ready) => ready.receive(request),
    (error: unknown) => {
      const language = "language" in request ? request.language : "en";
      const text = `${says("notLoaded", language)} (${String(error)})`;
      scope.postMessage({ type: "error", text, id: request.id });
    },
  );
};

async function start(): Promise<EngineHost> {
  if (address === null) throw new Error("it was not built");
  const module = await fetchEngine(address);
  return new EngineHost({
    startEngine: () => startEngine(module, randomEntropy()),
    store: openGameStore(),
    post: (message) => scope.postMessage(message),
    fileAddress: (text) => URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" })),
    newId: () => randomEntropy().toString(36),
    now: () => Date.now(),
    complain: (error) => console.error(error),
    after: (milliseconds, work) => setTimeout(work, milliseconds),
    claim,
  });
}

// By a lock that the last to ask for gets. Without locks (a page that is not secure) all can have it.
function claim(id: string, lost: () => void): () => void {
  let release = () => {};
  let released = false;
  const held = new Promise<void>((resolve) => (release = resolve));
  navigator.locks
    ?.request(`wardroom.game.${id}`, { steal: true }, () => held)
    .catch(() => {
      if (!released) lost();
    });
  return () => {
    released = true;
    release();
  };
}
