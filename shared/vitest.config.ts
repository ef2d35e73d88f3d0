import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'shared',
    environment: 'jsdom',
    // No test file mocks a module that another one uses, so they share one jsdom and one set of modules: a third of the time.
    isolate: false,
    maxWorkers: 2,
    include: ['**/*.test.{ts,tsx}'],
  },
});
