import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'mf-ratsinfo',
    environment: 'jsdom',
    // No test file mocks modules permanently, so all share one jsdom and module cache, which takes a third of the time.
    isolate: false,
    maxWorkers: 2,
    include: ['**/*.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
  },
});
