// The connection of this page: one for all screens, made when the first of them needs it. It speaks the
// page's language and keeps who one is in this browser.
import { effect } from "@preact/signals";
import { language } from "../i18n/words";
import { Connection, type Surroundings, type Wire } from "./connection";

const tokenKey = "wardroom.person";

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

// Held here too, for browsers that store nothing.
let held: string | null = null;

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
  token: {
    read() {
      try {
        return localStorage.getItem(tokenKey) ?? held;
      } catch {
        return held;
      }
    },
    write(token) {
      held = token;
      try {
        if (token === null) localStorage.removeItem(tokenKey);
        else localStorage.setItem(tokenKey, token);
      } catch {
        // Storage is off: one stays who one is until the page is closed.
      }
    },
  },
};
