import { defineConfig } from 'vitest/config';
import { GroupByEnvironment } from '../shared/test/group-by-environment.ts';

/** Tests that mock modules need their own module cache. */
const ALONE = ['src/templates/{fehler-melden,mangel-melden}/*.test.tsx'];

export default defineConfig({
  test: {
    environment: 'jsdom',
    sequence: { sequencer: GroupByEnvironment },
    maxWorkers: 2,
    setupFiles: ['test/setup.ts'],
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'mf-forms',
          // The others share one jsdom and module cache, which takes half the time.
          isolate: false,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...ALONE, '**/node_modules/**'],
        },
      },
      { extends: true, test: { name: 'mf-forms alone', include: ALONE } },
    ],
  },
});
