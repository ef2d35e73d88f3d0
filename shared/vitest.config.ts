import { defineConfig } from 'vitest/config';
import { GroupByEnvironment } from './test/group-by-environment.ts';

export default defineConfig({
  test: {
    name: 'shared',
    // What runs in browsers alone asks for a page (`@vitest-environment jsdom`): making one takes longer than most tests.
    environment: 'node',
    // No test file mocks a module used by another, so they share one module cache: a third of the time.
    isolate: false,
    sequence: { sequencer: GroupByEnvironment },
    maxWorkers: 2,
    // A generous limit, because a busy machine is no failure.
    testTimeout: 20_000,
    include: ['**/*.test.{ts,tsx}'],
  },
});
