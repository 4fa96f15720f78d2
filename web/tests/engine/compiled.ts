// The compiled engine for tests, from where tools/build_wasm puts it.
import { readFileSync } from "node:fs";
import { type CompiledEngine, startEngine } from "../../src/engine/loader";
import type { Answer, Request } from "../../src/engine/messages";

const file = new URL("../../../build/wasm/starfighter.wasm", import.meta.url);
const module = new WebAssembly.Module(readFileSync(file));

export function newEngine(entropy = 1n): CompiledEngine {
  return startEngine(module, entropy);
}

export function imports(): string[] {
  return WebAssembly.Module.imports(module).map(({ module: from, name }) => `${from}.${name}`);
}

// What the page may ask, and what the table's host may.
export type HostRequest = Request | { type: "think" | "advance" };

export function ask(engine: CompiledEngine, request: HostRequest): Answer {
  return JSON.parse(engine.handle(JSON.stringify(request))) as Answer;
}
