// What the engine says of itself when it is greeted: games, levels, and which engine it is.
import { computed, signal } from "@preact/signals";
import builtFor from "virtual:engine-identity";
import type { Welcome } from "../engine/messages";
import { engine } from "../engine/shared";
import { language } from "../i18n/words";
import { fits, protocol } from "./handshake";

export const welcome = signal<Welcome | null>(null);

// The page is older or newer than its engine.
export const outdated = computed(() => welcome.value !== null && !fits(welcome.value, builtFor));

let asked: Promise<Welcome> | null = null;

export function greet(): Promise<Welcome> {
  asked ??= engine()
    .ask({ type: "hello", protocol, language: language.peek() })
    .then((answer) => (welcome.value = answer));
  asked.catch(() => (asked = null));
  return asked;
}

export const levels = (): Welcome["levels"] => welcome.value?.levels ?? [];
