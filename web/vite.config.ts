// How the page is built. The result runs from any folder of any static host: all addresses in it are
// relative, and every screen is a folder with its own index.html, so that its address can be opened
// without a server that knows the screens.
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { offline } from "./build/offline.ts";
import { screenPaths } from "./src/app/paths.ts";
import { startEngine } from "./src/engine/loader.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const engineFile = here("../build/wasm/starfighter.wasm");

// The compiled engine as `virtual:engine-wasm`: its address, or null if it has not been built.
function engineWasm(): Plugin {
  return {
    name: "engine-wasm",
    resolveId: (id) => (id === "virtual:engine-wasm" ? "\0engine-wasm" : null),
    load(id) {
      if (id !== "\0engine-wasm") return null;
      if (existsSync(engineFile)) return `export { default } from ${JSON.stringify(`${engineFile}?url`)};`;
      this.warn("build/wasm/starfighter.wasm does not exist: this page has no engine");
      return "export default null;";
    },
  };
}

// Which engine the page is built for, as it says of itself: `virtual:engine-identity`. A page that meets
// another one is out of date.
function engineIdentity(): Plugin {
  return {
    name: "engine-identity",
    resolveId: (id) => (id === "virtual:engine-identity" ? "\0engine-identity" : null),
    async load(id) {
      if (id !== "\0engine-identity") return null;
      if (!existsSync(engineFile)) return "export default null;";
      const engine = startEngine(await WebAssembly.compile(readFileSync(engineFile)), 0n);
      const welcome = JSON.parse(engine.handle('{"type":"hello","protocol":1,"language":"en"}')) as { engine: string };
      return `export default ${JSON.stringify(welcome.engine)};`;
    },
  };
}

// The policy stands in the built page itself, so that it holds on a static host too. Vite's own
// styles and scripts during development would not pass it.
const policy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

function screenFolders(): Plugin {
  return {
    name: "screen-folders",
    apply: "build",
    transformIndexHtml: () => [
      { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: policy }, injectTo: "head-prepend" },
    ],
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("index.html is not in the bundle");
        for (const path of screenPaths.filter((path) => path !== "/")) {
          const up = path
            .split("/")
            .slice(1)
            .map(() => "../")
            .join("");
          const source = String(page.source).replaceAll('"./', `"${up}`);
          this.emitFile({ type: "asset", fileName: `${path.slice(1)}/index.html`, source });
        }
      },
    },
  };
}

export default defineConfig({
  base: "./",
  plugins: [engineWasm(), engineIdentity(), screenFolders(), offline()],
  worker: { format: "es", plugins: () => [engineWasm()] },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { fs: { allow: [here("..")] } },
  test: { include: ["tests/**/*.test.{ts,tsx}"], css: { include: /tokens\.css/ } },
});
