/// <reference types="vite/client" />

// The address of the compiled engine, or null if it was not built (vite.config.ts).
declare module "virtual:engine-wasm" {
  const address: string | null;
  export default address;
}

// Which engine the page was built for, or null if there was none.
declare module "virtual:engine-identity" {
  const identity: string | null;
  export default identity;
}
