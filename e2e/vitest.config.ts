import { configDefaults, defineConfig } from 'vitest/config';
import { LEFT_OUT } from '../shared/test/left-out.ts';

/** Tests of the checks, the runner and the bench; the browser tests (`*.spec.ts`) belong to Playwright. */
export default defineConfig({
  test: {
    include: ['check/**/*.test.ts', 'run/**/*.test.ts', 'bench/**/*.test.ts', 'accessibility-report/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...LEFT_OUT],
    testTimeout: 30_000,
  },
});
