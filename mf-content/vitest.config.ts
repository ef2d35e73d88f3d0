import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'mf-content',
    environment: 'jsdom',
    maxWorkers: 2,
    include: ['**/*.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
  },
});
