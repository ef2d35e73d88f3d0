import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'mf-content', environment: 'jsdom', include: ['**/*.test.{ts,tsx}'], setupFiles: ['test/setup.ts'] },
});
