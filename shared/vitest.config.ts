import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'shared', environment: 'jsdom', include: ['**/*.test.{ts,tsx}'] },
});
