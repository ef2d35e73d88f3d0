import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'shared',
    // What runs in browsers alone asks for a page (`@vitest-environment jsdom`): making one takes longer than most tests.
    environment: 'node',
    // No test file mocks a module that another one uses, so they share one set of modules: a third of the time.
    isolate: false,
    maxWorkers: 2,
    include: ['**/*.test.{ts,tsx}'],
  },
});
