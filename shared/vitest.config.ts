import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'shared', environment: 'jsdom', maxWorkers: 2, include: ['**/*.test.{ts,tsx}'] },
});
