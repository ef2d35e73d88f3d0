import { defineConfig } from 'vitest/config';

/** Tests of the checks and the runner; the browser tests (`*.spec.ts`) belong to Playwright. */
export default defineConfig({
  test: { include: ['check/**/*.test.ts', 'run/**/*.test.ts'], testTimeout: 30_000 },
});
