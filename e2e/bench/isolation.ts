/** What it costs that templates run in watched threads, and what a second processor brings. Nothing comes from the page cache. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort, type ServerProcess, startServer } from '../support/server-process.ts';
import { loadDemoContent, ROOT, startApi } from '../support/site.ts';
import { compareCpu } from './cpu.ts';
import { type Figure, median, type Say } from './table.ts';

const run = promisify(execFile);
/** Below the shell: some of its packages lie there alone. */
const WORK = join(ROOT, 'shell/dist/ohne-threads');
const ROUNDS = 3;
const SECONDS = 5;
const AUTOCANNON = createRequire(import.meta.url).resolve('autocannon/autocannon.js');

/** From now on it has these processors alone, e.g. `0` or `0,1`; all of its threads. */
const pin = (pid: number, processors: string) => run('taskset', ['-apc', processors, String(pid)]);

/** Pages a second; whoever asks shares the processors with those who answer. */
async function countPages(servers: readonly ServerProcess[], address: string, processors: string): Promise<number> {
  for (const { child } of servers) await pin(child.pid ?? 0, processors);
  const load = ['-c', processors, process.execPath, AUTOCANNON, '-j', '-c', '8', '-d', String(SECONDS), address];
  const { stdout } = await run('taskset', load, { maxBuffer: 2 ** 24 });
  const { errors, non2xx, requests } = JSON.parse(stdout) as {
    errors: number;
    non2xx: number;
    requests: { average: number };
  };
  if (errors || non2xx) throw new Error(`${errors} errors, ${non2xx} replies other than 2xx`);
  return requests.average;
}

export async function measureIsolation(say: Say): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const started: ServerProcess[] = [];
  try {
    await say('shell without threads', () =>
      run('npx', ['rspack', 'build'], {
        cwd: join(ROOT, 'shell'),
        env: { ...process.env, GM_OUT_DIR: WORK, GM_BENCH: 'without-threads' },
      }),
    );
    const dataDir = join(folder, 'data');
    await say('demo content', () => loadDemoContent(dataDir));
    cpSync(join(ROOT, 'releases'), join(folder, 'releases'), { recursive: true });
    const api = await startApi(dataDir);
    started.push(api);
    const start = async (script: string) => {
      const port = await findFreePort();
      const env = {
        PORT: String(port),
        API_URL: `http://127.0.0.1:${api.port}`,
        DATA_DIR: dataDir,
        RELEASES_DIR: join(folder, 'releases'),
        PAGE_CACHE_SIZE: '0',
        LOG_LEVEL: 'error',
        NODE_ENV: 'production',
      };
      const server = await startServer({ name: script, args: [script], cwd: ROOT, port, env, ready: '/readyz' });
      started.push(server);
      return server;
    };
    const threads = await start('shell/dist/server/main.mjs');
    const local = await start(join(WORK, 'server/main.mjs'));
    const answer = await fetch(`http://127.0.0.1:${api.port}/api/cms/aktuelles?pro_seite=1`);
    const { data } = (await answer.json()) as { data: { detailURL: string }[] };
    const pages = { start: '/', list: '/aktuelles/', article: data[0]?.detailURL ?? '/', form: '/kernzeitbetreuung/' };
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries(pages)) {
      const [watched, bare] = await say(`server CPU of ${path}`, () => compareCpu([threads, local], path, ROUNDS));
      figures.push({
        name: `server CPU of an uncached page in watched threads, times the same without, ${name}`,
        value: watched / bare,
        unit: '×',
        limit: 1.15,
        reference: `${watched.toFixed(2)} ms, without ${bare.toFixed(2)} ms`,
      });
    }
    const address = `http://127.0.0.1:${threads.port}/`;
    const rates = await say('one processor and two', async () => {
      const counted: Record<'one' | 'two', number[]> = { one: [], two: [] };
      for (let round = 0; round < ROUNDS; round += 1) {
        counted.one.push(await countPages([api, threads], address, '0'));
        counted.two.push(await countPages([api, threads], address, '0,1'));
      }
      return { one: median(counted.one), two: median(counted.two) };
    });
    figures.push({
      name: 'uncached start pages a second on one processor, divided by those on two',
      value: rates.one / rates.two,
      unit: '×',
      limit: 1 / 1.6,
      reference: `${rates.one.toFixed(0)}/s and ${rates.two.toFixed(0)}/s: ${(rates.two / rates.one).toFixed(2)} ×`,
    });
    return figures;
  } finally {
    for (const server of started.reverse()) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
