import { defineConfig } from 'vitest/config';
import { GroupByEnvironment } from '../shared/test/group-by-environment.ts';
import { LEFT_OUT } from '../shared/test/left-out.ts';

/**
 * Files that replace modules, or change their page permanently as the shell does in a browser, get their own
 * environment.
 */
const ALONE = [
  'cli/{deliver,releases}.test.ts',
  'src/browser/chrome/chrome.client.test.ts',
  'src/browser/{client,federation,islands}/**/*.test.{ts,tsx}',
  'src/page/load/route-page.test.ts',
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
          // Files share one module registry: loading it takes longer than most tests.
          isolate: false,
          setupFiles: ['test/clear-page.ts'],
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...ALONE, ...LEFT_OUT, '**/node_modules/**'],
        },
      },
      { extends: true, test: { name: 'shell alone', include: ALONE } },
    ],
  },
});
