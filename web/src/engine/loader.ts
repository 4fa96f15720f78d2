// The compiled engine: text in, text out. It is a WASI reactor that needs next to nothing of a
// system: a clock, and somewhere to say what went wrong. Works in a browser's worker and in Node.

export interface CompiledEngine {
  // One message of the table protocol as JSON, and its answer. Throws if the engine breaks down; it
  // is of no use after that.
  handle(message: string): string;
}

export interface System {
  // Milliseconds, from any moment on.
  now(): number;
  // What the engine says when it breaks down.
  complain(text: string): void;
}

const browserSystem: System = {
  now: () => performance.now(),
  complain: (text) => console.error(text),
};

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  wardroom_open(entropy: bigint): void;
  wardroom_message(size: number): number;
  wardroom_handle(): number;
  wardroom_answer(): number;
}

export async function fetchEngine(address: string): Promise<WebAssembly.Module> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // Not compileStreaming, which insists on a type that not every static host sends.
  return WebAssembly.compile(await response.arrayBuffer());
}

export function randomEntropy(): bigint {
  return crypto.getRandomValues(new BigUint64Array(1))[0] as bigint;
}

// All chance follows from `entropy`, unless a message names a seed.
export function startEngine(
  module: WebAssembly.Module,
  entropy: bigint,
  system: System = browserSystem,
): CompiledEngine {
  let memory: WebAssembly.Memory;
  const instance = new WebAssembly.Instance(module, {
    wasi_snapshot_preview1: wasi(() => new DataView(memory.buffer), system),
  });
  const engine = instance.exports as unknown as Exports;
  memory = engine.memory;
  engine._initialize();
  engine.wardroom_open(BigInt.asIntN(64, entropy));
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  return {
    handle(message) {
      const bytes = encoder.encode(message);
      const at = engine.wardroom_message(bytes.length);
      new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
      const size = engine.wardroom_handle();
      return decoder.decode(new Uint8Array(memory.buffer, engine.wardroom_answer(), size));
    },
  };
}

// What a WASI program may ask for, as far as the engine does.
export function wasi(memory: () => DataView, system: System): Record<string, (...args: never[]) => number> {
  const success = 0;
  const noSuchFile = 8;
  return {
    clock_time_get(_clock: number, _precision: bigint, at: number) {
      memory().setBigUint64(at, BigInt(Math.round(system.now() * 1e6)), true);
      return success;
    },
    // Pieces of text to a stream: [address, size] each.
    fd_write(_stream: number, pieces: number, count: number, written: number) {
      const view = memory();
      const decoder = new TextDecoder();
      let text = "";
      let size = 0;
      for (let i = 0; i < count; ++i) {
        const at = view.getUint32(pieces + 8 * i, true);
        const length = view.getUint32(pieces + 8 * i + 4, true);
        text += decoder.decode(new Uint8Array(view.buffer, at, length), { stream: true });
        size += length;
      }
      system.complain(text);
      view.setUint32(written, size, true);
      return success;
    },
    fd_close: () => noSuchFile,
    fd_seek: () => noSuchFile,
    fd_fdstat_get: () => noSuchFile,
    proc_exit(code: number): number {
      throw new Error(`the engine ended with ${code}`);
    },
  };
}
