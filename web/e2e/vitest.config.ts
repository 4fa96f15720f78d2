// Tests of the built page in a real browser, two files at a time. A busy machine makes everything slower, so waits
// are long and polls close together.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["e2e/**/*.test.ts"],
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 60_000,
    expect: { poll: { interval: 20, timeout: 20_000 } },
  },
});
