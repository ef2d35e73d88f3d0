import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'mf-content',
    environment: 'jsdom',
    // No test file mocks modules permanently, so all share one jsdom and module cache, which takes a third of the time.
    isolate: false,
    maxWorkers: 2,
    // A generous limit, because a busy machine is no failure.
    testTimeout: 20_000,
    include: ['**/*.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
  },
});
