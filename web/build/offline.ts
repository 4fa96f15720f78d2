// Writes the service worker of the built page. Its list of files is what lies in the folder, each
// with a check figure of its content, so that a new build is a new version and an update loads only
// what has changed.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import type { Precache } from "../src/offline/precache.ts";

const entry = fileURLToPath(new URL("../src/offline/service_worker.ts", import.meta.url));
const fileName = "service_worker.js";

const figure = (content: string | Uint8Array) => createHash("sha256").update(content).digest("hex").slice(0, 12);

function filesOf(folder: string): Precache {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile() && found.name !== fileName)
    .map((found) => join(found.parentPath, found.name))
    .map((path): [string, string] => [relative(folder, path).split(sep).join("/"), figure(readFileSync(path))])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

// For the page in this folder as it is now.
export async function writeServiceWorker(folder: string): Promise<void> {
  const files = filesOf(folder);
  writeFileSync(join(folder, fileName), await serviceWorker(files, figure(JSON.stringify(files))));
}

export function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    writeBundle: {
      order: "post",
      async handler({ dir }) {
        if (!dir) throw new Error("the page is not written to a folder");
        await writeServiceWorker(dir);
      },
    },
  };
}

async function serviceWorker(files: Precache, version: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { FILES: JSON.stringify(files), VERSION: JSON.stringify(version) },
    build: { write: false, lib: { entry, formats: ["iife"], name: "service_worker" }, target: "es2022" },
  });
  const outputs = Array.isArray(built) ? built : [built];
  for (const output of outputs) {
    if (!("output" in output)) continue;
    for (const chunk of output.output) if (chunk.type === "chunk") return chunk.code;
  }
  throw new Error("the service worker was not built");
}
