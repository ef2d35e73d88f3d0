import { defineConfig } from 'vitest/config';

/** `*.db.test.ts` runs twice, on the embedded database and on a real PostgreSQL; everything else needs none. */
const onDatabase = (art: 'pglite' | 'postgres') => ({
  extends: true as const,
  test: {
    name: art,
    include: ['src/**/*.db.test.ts', 'test/**/*.db.test.ts'],
    globalSetup: [`./test/${art}-setup.ts`],
    testTimeout: 60_000,
    hookTimeout: 40_000,
  },
});

export default defineConfig({
  test: {
    environment: 'node',
    // No test mocks a module, so files share them: PGlite alone takes a second to load.
    isolate: false,
    // Two suites on databases and an encoder of pictures: more workers only wait for each other.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts'],
          exclude: ['**/*.db.test.ts', '**/node_modules/**'],
          testTimeout: 20_000,
          hookTimeout: 40_000,
        },
      },
      onDatabase('pglite'),
      onDatabase('postgres'),
    ],
  },
});
