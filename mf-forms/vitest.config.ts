import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'mf-forms',
    environment: 'jsdom',
    maxWorkers: 2,
    include: ['**/*.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
    testTimeout: 15_000,
  },
});
