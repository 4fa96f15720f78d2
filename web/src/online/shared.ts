// The connection of this page: one for all screens, made when the first of them needs it. It speaks the
// page's language and keeps who one is in this browser.
import { effect } from "@preact/signals";
import { language } from "../i18n/words";
import { Connection, type Kept, type Surroundings, type Wire } from "./connection";

let shared: Connection | null = null;

export function server(): Connection {
  shared ??= start();
  return shared;
}

function start(): Connection {
  const connection = new Connection(browser);
  connection.open();
  let spoken = language.peek();
  effect(() => {
    if (language.value === spoken) return;
    spoken = language.value;
    connection.ask({ type: "language", language: spoken }).catch((reason: unknown) => console.error(reason));
  });
  return connection;
}

// A text that this browser keeps; held here too, for browsers that store nothing.
function kept(key: string): Kept {
  let held: string | null = null;
  return {
    read() {
      try {
        return localStorage.getItem(key) ?? held;
      } catch {
        return held;
      }
    },
    write(text) {
      held = text;
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      } catch {
        // Storage is off: it lasts until the page is closed.
      }
    },
  };
}

const browser: Surroundings = {
  open: () => new WebSocket(new URL("/ws", location.href.replace(/^http/, "ws"))) as unknown as Wire,
  now: () => performance.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  chance: () => Math.random(),
  offline: () => !navigator.onLine,
  onWake(wake) {
    const seen = () => document.visibilityState === "visible" && wake();
    addEventListener("online", wake);
    document.addEventListener("visibilitychange", seen);
    return () => {
      removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", seen);
    };
  },
  language: () => language.peek(),
  token: kept("wardroom.person"),
  device: kept("wardroom.device"),
};
