import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'mf-ratsinfo',
    environment: 'jsdom',
    // No test file mocks a module for good, so they share one jsdom and one set of modules: a third of the time.
    isolate: false,
    maxWorkers: 2,
    include: ['**/*.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
  },
});
