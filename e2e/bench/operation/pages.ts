import { join } from 'node:path';
import { findFreePort } from '@gm/shared/cli/find-free-port';
import type pg from 'pg';
import { openDatabase } from '../../support/site/postgres.ts';
import { listProcesses } from '../../support/site/postgres-pair.ts';
import { ROOT, startApi, startShell } from '../../support/site/site.ts';
import { readCpuSeconds } from '../pages/cpu.ts';
import { type Figure, median } from '../table.ts';

const SIZES = [1_000, 10_000, 100_000];
const ROUNDS = 5;
/** Less than the smallest number of pages: after every content change none of them is cached. */
const REQUESTS = 500;
const WARM_UP = 6;
const VISITORS = 4;
/** Step between requested pages: a prime, so that all pages are visited. */
const STRIDE = 7_919;
const PATTERN = '/impressum/';

/** Adds pages `from` to `to`, copies of an example page. Search is measured with the content. */
async function addPages(pool: pg.Pool, from: number, to: number): Promise<void> {
  await pool.query(
    `insert into seiten (pfad, antwort, geaendert)
     select '/probe/' || n || '/', antwort, geaendert from seiten, generate_series($1::int, $2::int - 1) as n where pfad = $3`,
    [from, to, PATTERN],
  );
  await pool.query('vacuum analyze seiten');
}

/** CPU time for rendering an uncached page, with 1,000 to 100,000 pages. */
export async function measurePages(): Promise<Figure[]> {
  const database = await openDatabase();
  const { folder, pool } = database;
  const started: { stop(): Promise<void> }[] = [];
  try {
    const api = await startApi(folder, { DATABASE_URL: database.url, LOG_LEVEL: 'error' });
    started.push(api);
    const folders = { DATA_DIR: folder, RELEASES_DIR: join(ROOT, 'releases') };
    const settings = { PAGE_CACHE_SIZE: '0', LOG_LEVEL: 'error' };
    const shell = await startShell(await findFreePort(), api.port, folders, settings);
    started.push(shell);
    const server = Number(
      /\d+/.exec((await pool.query("select pg_read_file('postmaster.pid', 0, 20) as pid")).rows[0].pid),
    );
    const readCpu = () =>
      [shell.child.pid ?? 0, api.child.pid ?? 0, ...listProcesses(server)].reduce(
        (sum, pid) => sum + readCpuSeconds(pid),
        0,
      );
    let asked = 0;
    /** Milliseconds per page; no page repeats before the content has changed. */
    async function ask(size: number): Promise<number> {
      await pool.query("update inhalt_stand set version = version + 1; select pg_notify('inhalt', '')");
      const before = readCpu();
      const end = asked + REQUESTS;
      const visit = async () => {
        while (asked < end) {
          asked += 1;
          const reply = await fetch(`http://127.0.0.1:${shell.port}/probe/${(asked * STRIDE) % size}/`);
          if (reply.status !== 200) throw new Error(`a page answers ${reply.status}`);
          await reply.arrayBuffer();
        }
      };
      await Promise.all(Array.from({ length: VISITORS }, visit));
      return ((readCpu() - before) * 1000) / REQUESTS;
    }
    const costs: number[] = [];
    let from = 0;
    for (const size of SIZES) {
      await addPages(pool, from, size);
      from = size;
      for (let round = 0; round < WARM_UP; round += 1) await ask(size);
      const rounds: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await ask(size));
      costs.push(median(rounds));
      console.error(`${size} pages: ${costs.at(-1)?.toFixed(2)} ms`);
    }
    const [few = Number.NaN] = costs;
    return [
      {
        name: 'processor time of an uncached page with 100,000 pages, times the same with 1,000',
        value: (costs.at(-1) ?? Number.NaN) / few,
        unit: '×',
        limit: 1.1,
        reference: SIZES.map((size, index) => `${size.toLocaleString('en')}: ${costs[index]?.toFixed(2)} ms`).join(
          ', ',
        ),
      },
    ];
  } finally {
    for (const server of started.reverse()) await server.stop();
    await database.close();
  }
}
