import { defineConfig } from 'vitest/config';
import { GroupByEnvironment } from '../shared/test/group-by-environment.ts';

/** What replaces modules, or changes its page for good as the shell does in a browser: each file has both for itself. */
const ALONE = [
  'cli/{deliver,releases}.test.ts',
  'src/chrome/chrome.client.test.ts',
  'src/{client,federation,islands,navigation}/**/*.test.{ts,tsx}',
];

export default defineConfig({
  test: {
    environment: 'node',
    sequence: { sequencer: GroupByEnvironment },
    maxWorkers: 2,
    // A busy machine is no fault.
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'shell',
          // They share one set of modules: loading it takes longer than most tests.
          isolate: false,
          setupFiles: ['test/clear-page.ts'],
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...ALONE, '**/node_modules/**'],
        },
      },
      { extends: true, test: { name: 'shell alone', include: ALONE } },
    ],
  },
});
