import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'shell', environment: 'node', maxWorkers: 2, include: ['**/*.test.{ts,tsx}'] },
});
