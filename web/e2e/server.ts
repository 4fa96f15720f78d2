// The real server for tests of playing with others: the program named by WARDROOM_PROGRAM, with the page that
// was built last. A proxy in front of it can cut connections.
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, connect, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { dist } from "./support";

export const program =
  process.env["WARDROOM_PROGRAM"] ?? fileURLToPath(new URL("../../build/check/cli/wardroom", import.meta.url));

// A later version of it with other rules (tests/next).
export const nextProgram = join(dirname(program), "../tests/wardroom_next");

// There is something to test with.
export const hasServer = existsSync(program);

export interface RunningServer {
  address: string;
  port: number;
  // Ends it at once, as a crash or a power cut would.
  kill(): Promise<void>;
  // Starts it again with the same data at the same port, and other arguments or another program if need be.
  restart(more?: string[], instead?: string): Promise<void>;
  close(): Promise<void>;
}

export async function startServer(): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), "wardroom-server-"));
  const data = join(folder, "wardroom.db");
  let running = await launch(data, 0);
  const end = async (signal: NodeJS.Signals) => {
    if (running.child.exitCode !== null || running.child.signalCode !== null) return;
    const ended = new Promise<void>((resolve) => running.child.once("exit", () => resolve()));
    running.child.kill(signal);
    await ended;
  };
  return {
    address: running.address,
    port: running.port,
    kill: () => end("SIGKILL"),
    async restart(more = [], instead = program) {
      running = await launch(data, running.port, more, instead);
    },
    async close() {
      await end("SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Launched {
  child: ChildProcess;
  address: string;
  port: number;
}

// It says its address in its first line.
function launch(data: string, port: number, more: string[] = [], what = program): Promise<Launched> {
  const child = spawn(what, ["serve", "--port", String(port), "--data", data, "--site", dist, ...more], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
    createInterface({ input: child.stdout! }).once("line", (line) => {
      const found = /https?:\/\/[^\s/]+/.exec(line)?.[0];
      if (!found) return reject(new Error(`no address in: ${line}`));
      child.removeAllListeners("exit");
      const address = new URL(found);
      resolve({ child, address: address.origin, port: Number(address.port) });
    });
  });
}

export interface Proxy {
  address: string;
  // How many connections were cut so far.
  cuts(): number;
  close(): Promise<void>;
}

// Passes everything on, but cuts a WebSocket when so many pieces came from the server.
export async function cuttingProxy(port: number, every: number): Promise<Proxy> {
  let [pieces, cuts] = [0, 0];
  const open = new Set<Socket>();
  const server: Server = createServer((client) => {
    const upstream = connect(port, "127.0.0.1");
    let isWebSocket = false;
    client.on("data", (piece) => {
      if (/upgrade: *websocket/i.test(piece.toString("latin1"))) isWebSocket = true;
      upstream.write(piece);
    });
    upstream.on("data", (piece) => {
      if (isWebSocket && ++pieces % every === 0) {
        ++cuts;
        client.resetAndDestroy();
        upstream.destroy();
      } else client.write(piece);
    });
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    cuts: () => cuts,
    close() {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}
