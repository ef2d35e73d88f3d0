import { defineConfig } from 'vitest/config';
import { LEFT_OUT } from '../shared/test/left-out.ts';

/**
 * What is asked of the api over HTTP, and what fills many tables by ordinary statements, runs on the real PostgreSQL alone.
 * The embedded database is the same one of the same version, and meets every call in the journeys of the browser, all of
 * which run on it, and in the recordings; what it does in its own way – opening, locks, one connection, notices, queues, transactions that meet – runs on both (decision 039).
 */
const ON_POSTGRES_ALONE = [
  'src/**/calls/!(registration|login|booking|cms|events|open|readyz|search|suche).db.test.ts',
  'src/**/area-off.db.test.ts',
  'src/test/!(recordings).db.test.ts',
  'src/core/content/(gemeinde-in-one-file|publish/load-content).db.test.ts',
  'src/areas/ratsinfo/(abo|import)/*.db.test.ts',
];

/** `*.db.test.ts` runs twice, on the embedded database and on a real PostgreSQL; everything else needs none. */
const onDatabase = (kind: 'pglite' | 'postgres') => ({
  extends: true as const,
  test: {
    name: kind,
    include: ['src/**/*.db.test.ts'],
    exclude: kind === 'pglite' ? ON_POSTGRES_ALONE : LEFT_OUT,
    globalSetup: [`./test/${kind}-setup.ts`],
    setupFiles: ['./test/hash-cheaply.ts'],
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
          exclude: ['**/*.db.test.ts', '**/node_modules/**', ...LEFT_OUT],
          testTimeout: 20_000,
          hookTimeout: 40_000,
        },
      },
      onDatabase('pglite'),
      onDatabase('postgres'),
    ],
  },
});
