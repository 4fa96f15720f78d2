// The engine of this page: one worker for all screens, started when it is first needed. It speaks the
// page's language and keeps the page's pace.
import { effect } from "@preact/signals";
import { speed } from "../app/settings";
import { language } from "../i18n/words";
import { Engine } from "./client";

let shared: Engine | null = null;

export function engine(): Engine {
  shared ??= start();
  return shared;
}

function start(): Engine {
  const engine = new Engine();
  // Whoever asks for something hears what went wrong; these two have nobody to tell.
  const tell = (said: Promise<unknown>): void => void said.catch((reason: unknown) => console.error(reason));
  tell(engine.ask({ type: "hello", protocol: 1, language: language.peek() }));
  let spoken = language.peek();
  effect(() => {
    if (language.value === spoken) return;
    spoken = language.value;
    tell(engine.ask({ type: "language", language: spoken }));
  });
  effect(() => {
    tell(engine.ask({ type: "pace", factor: speed.value === 0 ? 0 : 1 / speed.value }));
  });
  return engine;
}
