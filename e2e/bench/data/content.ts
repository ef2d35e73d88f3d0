/**
 * Search and directory over generated content, from 1,000 to 100,000 entries. Database time is read from PostgreSQL's
 * log.
 */
import { join } from 'node:path';
import { findFreePort } from '@gm/shared/cli/find-free-port';
import { openDatabase } from '../../support/site/postgres.ts';
import { startServer } from '../../support/site/server-process.ts';
import { ROOT, startApi } from '../../support/site/site.ts';
import { describeSizes, listSearches, type Measured, measureRequests, WARM_UP } from '../measure-requests.ts';
import type { Figure } from '../table.ts';
import { addDirectoryEntries, addSearchEntries } from './generated-content.ts';

const SIZES = [1_000, 10_000, 100_000];

/** Requests to the directory: pages from first to last, kinds, letters, words. */
function listDirectory(size: number): string[] {
  const last = Math.floor(size / 25);
  const pages = Array.from({ length: 20 }, (_, index) => `seite=${1 + Math.floor((last * index) / 20)}`);
  const words = listSearches().slice(0, 40);
  return [...pages, 'typ=firmen', 'typ=vereine&rubriken=4', 'buchstabe=B', ...words.map((word) => `q=${word}`)];
}

/** Measures on a temporary PostgreSQL. */
export async function measureContent(): Promise<Figure[]> {
  const database = await openDatabase({ flags: ['-c', 'log_min_duration_statement=0'] });
  const { folder, log, pool } = database;
  const started: { stop(): Promise<void> }[] = [];
  try {
    const api = await startApi(folder, { DATABASE_URL: database.url, LOG_LEVEL: 'error' });
    started.push(api);
    const port = await findFreePort();
    const apiUrl = `http://127.0.0.1:${api.port}`;
    const env = { PORT: String(port), API_URL: apiUrl, RELEASES_DIR: join(ROOT, 'releases'), PAGE_CACHE_SIZE: '0' };
    const shell = await startServer({
      name: 'shell',
      args: ['shell/dist/server/main.mjs'],
      cwd: ROOT,
      port,
      env: { ...env, LOG_LEVEL: 'error', NODE_ENV: 'production' },
      ready: '/readyz',
    });
    started.push(shell);
    const search: Measured[] = [];
    const directory: Measured[] = [];
    let from = 0;
    for (const size of SIZES) {
      await addSearchEntries(pool, from, size);
      await addDirectoryEntries(pool, from, size);
      from = size;
      const searches = [...listSearches().slice(0, WARM_UP), ...listSearches()].map(
        (q) => `http://127.0.0.1:${port}/suche/?q=${encodeURIComponent(q)}`,
      );
      search.push(await measureRequests(pool, log, searches));
      // The api caches responses: a page length of its own per size makes every request a cache miss.
      const build = (length: number) => (query: string) =>
        `${apiUrl}/api/cms/brancheneintraege?pro_seite=${length}&${query}`;
      const ways = listDirectory(size);
      const length = 23 + directory.length;
      const urls = [...ways.slice(0, WARM_UP).map(build(length - 20)), ...ways.map(build(length))];
      directory.push(await measureRequests(pool, log, urls));
      console.error(`${size} entries: ${JSON.stringify([search.at(-1), directory.at(-1)])}`);
    }
    const worst = SIZES.length - 1;
    return [
      {
        name: 'search over 100,000 entries, in the database, p95',
        value: search[worst]?.database ?? Number.NaN,
        unit: 'ms',
        limit: 50,
        reference: describeSizes(
          SIZES,
          search.map(({ database }) => database),
        ),
      },
      {
        name: 'the same, the whole page, p95',
        value: search[worst]?.whole ?? Number.NaN,
        unit: 'ms',
        limit: 120,
        reference: describeSizes(
          SIZES,
          search.map(({ whole }) => whole),
        ),
      },
      {
        name: 'a page of a directory of 10,000 entries, p95',
        value: directory[1]?.whole ?? Number.NaN,
        unit: 'ms',
        limit: 50,
        reference: describeSizes(
          SIZES,
          directory.map(({ whole }) => whole),
        ),
      },
    ];
  } finally {
    for (const server of started.reverse()) await server.stop();
    await database.close();
  }
}
