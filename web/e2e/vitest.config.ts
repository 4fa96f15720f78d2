// Tests of the built page in a real browser: one file after another, for they share the machine. A busy one may cut a
// browser off, so what fails is tried once more.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["e2e/**/*.test.ts"], fileParallelism: false, retry: 1, testTimeout: 240_000, hookTimeout: 60_000 },
});
