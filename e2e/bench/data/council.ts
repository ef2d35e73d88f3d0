/** Search and lists of the council information system over generated papers with files, from 1,000 to 100,000. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../support/site/postgres.ts';
import { startApi } from '../../support/site/site.ts';
import { describeSizes, listSearches, type Measured, measureRequests, WARM_UP } from '../measure-requests.ts';
import type { Figure } from '../table.ts';
import { addPapers, PAPER_CONNECTIONS } from './generated-content.ts';

/** `PAPERS` limits the sizes. */
const SIZES = [1_000, 10_000, 20_000, 100_000].filter((size) => size <= Number(process.env.PAPERS ?? 100_000));
/** The limits apply up to this number of papers. */
const GUARANTEED = 20_000;

/** Typical searches, alone and filtered by body, kind and year. */
function listPaperSearches(): string[] {
  const years = [0, 1, 2].map((ago) => new Date().getFullYear() - ago);
  const filters = ['', '&gremium=7', '&typ=Antrag', ...years.map((year) => `&jahr=${year}`)];
  return listSearches().map((q, index) => `q=${encodeURIComponent(q)}${filters[index % filters.length]}`);
}

/** Typical list pages; the first ones have a different length, for warming up. */
function listListPages(length: number): string[] {
  const narrowed = ['vorlagen?gremium=7', 'vorlagen?typ=Antrag', 'vorlagen?jahr=2026', 'sitzungen?ansicht=archiv'];
  const firsts = narrowed.flatMap((list) => [1, 2].map((page) => `${list}&seite=${page}`));
  const pages = Array.from({ length: 20 }, (_, index) => `vorlagen?seite=${1 + index}`);
  const build = (pageLength: number) => (page: string) => `/api/cms/ratsinfo/${page}&pro_seite=${pageLength}`;
  return [...pages.map(build(length + 10)), ...[...firsts, ...pages].map(build(length))];
}

/** OParl pages from first to last; enough that one pause does not decide the 95th percentile. */
function listPages(objects: number): number[] {
  const last = Math.ceil(objects / 100);
  return Array.from({ length: 100 }, (_, index) => 1 + Math.floor(((last - 1) * index) / 99));
}

/** Measures on a temporary PostgreSQL. */
export async function measureCouncil(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-council-'));
  const log = { text: '' };
  const postgres = await startPostgres({
    // Speeds up filling, which is not measured.
    flags: [
      '-c',
      'fsync=off',
      '-c',
      'max_wal_size=4GB',
      '-c',
      'log_min_duration_statement=0',
      '-c',
      'log_parameter_max_length=0',
    ],
    onLog: (text) => {
      log.text += text;
    },
  });
  const pool = new pg.Pool({ connectionString: postgres.url, max: PAPER_CONNECTIONS });
  // Its idle connection breaks when the server stops.
  pool.on('error', () => {});
  const api = await startApi(folder, { DATABASE_URL: postgres.url, DEMO: '0', LOG_LEVEL: 'error' });
  try {
    const url = `http://127.0.0.1:${api.port}`;
    const search: Measured[] = [];
    const lists: Measured[] = [];
    const papers: Measured[] = [];
    const meetings: Measured[] = [];
    let from = 0;
    for (const size of SIZES) {
      await addPapers(pool, from, size);
      from = size;
      // The api caches responses: a page length of its own makes every search a cache miss.
      const length = 10 + search.length;
      const searches = listPaperSearches();
      const build = (pageLength: number) => (query: string) =>
        `${url}/api/cms/ratsinfo/vorlagen?${query}&pro_seite=${pageLength}`;
      const warm = searches.slice(0, WARM_UP).map(build(length + 20));
      search.push(await measureRequests(pool, log, [...warm, ...searches.map(build(length))]));
      lists.push(
        await measureRequests(
          pool,
          log,
          listListPages(length).map((page) => `${url}${page}`),
        ),
      );
      const ask = (kind: string, objects: number) => {
        const pages = listPages(objects);
        const urls = [...pages.slice(0, WARM_UP), ...pages].map(
          (page) => `${url}/oparl/v1.1/body/1/${kind}?page=${page}`,
        );
        return measureRequests(pool, log, urls);
      };
      papers.push(await ask('paper', size));
      meetings.push(await ask('meeting', size / 10));
      console.error(`${size} papers: ${JSON.stringify([search.at(-1), lists.at(-1), papers.at(-1), meetings.at(-1)])}`);
    }
    const at = Math.max(0, SIZES.lastIndexOf(GUARANTEED));
    const name = (SIZES[at] ?? 0).toLocaleString('en');
    const figure = (what: string, limit: number, times: readonly number[]): Figure => ({
      name: what,
      value: times[at] ?? Number.NaN,
      unit: 'ms',
      limit,
      reference: describeSizes(SIZES, times),
    });
    const whole = (measured: readonly Measured[]) => measured.map((one) => one.whole);
    return [
      figure(
        `search over ${name} council papers with text, in the database, p95`,
        80,
        search.map(({ database }) => database),
      ),
      figure('a page of a list of papers or meetings, whole, p95', 50, whole(lists)),
      figure(`OParl list page of 100 of ${name} papers, whole, p95`, 30, whole(papers)),
      figure('the same of their meetings with agenda', 30, whole(meetings)),
    ];
  } finally {
    await api.stop();
    await pool.end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
