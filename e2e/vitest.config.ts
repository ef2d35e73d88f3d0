import { configDefaults, defineConfig } from 'vitest/config';

/** Tests of the checks, the runner and the bench; the browser tests (`*.spec.ts`) belong to Playwright. */
export default defineConfig({
  test: {
    include: ['check/**/*.test.ts', 'run/**/*.test.ts', 'bench/**/*.test.ts', 'accessibility-report/**/*.test.ts'],
    // As shared/test/left-out.ts, from which e2e imports nothing.
    exclude: [...configDefaults.exclude, ...(process.env.LEFT_OUT?.split(':') ?? [])],
    testTimeout: 30_000,
  },
});
