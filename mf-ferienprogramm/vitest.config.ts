import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'mf-ferienprogramm',
    environment: 'jsdom',
    include: ['**/*.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
  },
});
