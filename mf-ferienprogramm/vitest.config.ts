import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'mf-ferienprogramm',
    environment: 'jsdom',
    // No test file mocks modules permanently, so they share jsdom and modules: takes a third of the time.
    isolate: false,
    maxWorkers: 2,
    // A generous limit, because a busy machine is no failure.
    testTimeout: 20_000,
    include: ['**/*.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
  },
});
