import { defineConfig } from 'vitest/config';
import { GroupByEnvironment } from '../shared/test/group-by-environment.ts';

/** What replaces modules has them for itself. */
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
          // They share one jsdom and one set of modules: half of the time.
          isolate: false,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...ALONE, '**/node_modules/**'],
        },
      },
      { extends: true, test: { name: 'mf-forms alone', include: ALONE } },
    ],
  },
});
