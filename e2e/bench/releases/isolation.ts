/** Costs of running templates in guest processes, and the gain from a second core. All page caches are bypassed. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '@gm/shared/cli/find-free-port';
import { type ServerProcess, startServer } from '../../support/site/server-process.ts';
import { loadDemoContent, ROOT, startApi } from '../../support/site/site.ts';
import { compareCpu, listProcesses } from '../pages/cpu.ts';
import { type Figure, median, type Say } from '../table.ts';

const run = promisify(execFile);
/** Below the shell, to resolve packages that are installed only there. */
const WORK = join(ROOT, 'shell/dist/ohne-gaeste');
const ROUNDS = 3;
const SECONDS = 5;
const CONNECTIONS = 8;
const VISITORS = join(import.meta.dirname, '../pages/ask-pages.ts');

/** Pins the process, its threads and its guest processes to these cores, e.g. `0` or `0,1`. */
const pin = (pid: number, processors: string) =>
  Promise.all(listProcesses(pid).map((each) => run('taskset', ['-apc', processors, String(each)])));

interface Asked {
  requests: number;
  seconds: number;
  faults: number;
  cpuMs: number;
}

/** Pages per second, and the client's CPU time per request in ms; client and servers share the cores. */
async function countPages(servers: readonly ServerProcess[], file: string, processors: string) {
  for (const { child } of servers) await pin(child.pid ?? 0, processors);
  const origin = `http://127.0.0.1:${servers.at(-1)?.port}`;
  const visitors = [process.execPath, '--import', 'tsx', VISITORS, origin, String(CONNECTIONS), String(SECONDS), file];
  const { stdout } = await run('taskset', ['-c', processors, ...visitors], { cwd: ROOT });
  const { requests, seconds, faults, cpuMs } = JSON.parse(stdout) as Asked;
  if (faults) throw new Error(`${faults} pages could not be read`);
  return { rate: requests / seconds, asking: cpuMs / requests };
}

const WARM_UPS = 3;

/**
 * Warms up the JIT and the api's cache: the shell renders each page again, while the database is not part of the
 * measurement.
 */
async function warmUp(servers: readonly ServerProcess[], file: string): Promise<void> {
  for (const { child } of servers) await pin(child.pid ?? 0, '0,1');
  const origin = `http://127.0.0.1:${servers.at(-1)?.port}`;
  const paths = readFileSync(file, 'utf8').split('\n');
  const queue = Array.from({ length: WARM_UPS }, () => paths).flat();
  const read = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) await (await fetch(origin + path)).text();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, read));
}

/** Public pages, one per line: different ones per visitor, so that requests do not share one render. */
async function listPages(apiUrl: string, folder: string): Promise<string> {
  const { data } = (await (await fetch(`${apiUrl}/api/cms/verzeichnis`)).json()) as { data: { pfad: string }[] };
  const file = join(folder, 'pages');
  writeFileSync(file, data.map(({ pfad: path }) => encodeURI(path)).join('\n'));
  return file;
}

async function measureCores(say: Say, servers: readonly ServerProcess[], file: string): Promise<Figure> {
  const counted = await say('one processor and two', async () => {
    await warmUp(servers, file);
    const one: number[] = [];
    const two: number[] = [];
    const asking: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [rates, processors] of [
        [one, '0'],
        [two, '0,1'],
      ] as const) {
        const answer = await countPages(servers, file, processors);
        rates.push(answer.rate);
        asking.push(answer.asking);
      }
    }
    return { one: median(one), two: median(two), asking: median(asking) };
  });
  const { one, two, asking } = counted;
  return {
    name: 'uncached pages a second on one processor, divided by those on two',
    value: one / two,
    unit: '×',
    limit: 1 / 1.6,
    reference: `${one.toFixed(0)}/s and ${two.toFixed(0)}/s: ${(two / one).toFixed(2)} ×; asking took ${asking.toFixed(2)} ms a page`,
  };
}

export const ISOLATION_PARTS = ['cpu', 'cores'];

/** All `ISOLATION_PARTS`, or the given one. */
export async function measureIsolation(say: Say, part?: string): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const started: ServerProcess[] = [];
  const figures: Figure[] = [];
  try {
    const dataDir = join(folder, 'data');
    await say('demo content', () => loadDemoContent(dataDir));
    cpSync(join(ROOT, 'releases'), join(folder, 'releases'), { recursive: true });
    const api = await startApi(dataDir);
    started.push(api);
    const apiUrl = `http://127.0.0.1:${api.port}`;
    const start = async (script: string) => {
      const port = await findFreePort();
      const env = {
        PORT: String(port),
        API_URL: apiUrl,
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
    const guests = await start('shell/dist/server/main.mjs');
    if (part !== 'cpu') figures.push(await measureCores(say, [api, guests], await listPages(apiUrl, folder)));
    if (part === 'cores') return figures;
    for (const { child } of started) await pin(child.pid ?? 0, '0,1');
    await say('shell without guests', () =>
      run('npx', ['rspack', 'build'], {
        cwd: join(ROOT, 'shell'),
        env: { ...process.env, GM_OUT_DIR: WORK, GM_BENCH: 'without-guests' },
      }),
    );
    const local = await start(join(WORK, 'server/main.mjs'));
    const answer = await fetch(`${apiUrl}/api/cms/aktuelles?pro_seite=1`);
    const { data } = (await answer.json()) as { data: { detailURL: string }[] };
    const pages = { start: '/', list: '/aktuelles/', article: data[0]?.detailURL ?? '/', form: '/kernzeitbetreuung/' };
    for (const [name, path] of Object.entries(pages)) {
      const asked = { watched: { server: guests }, bare: { server: local } };
      const { watched, bare } = await say(`server CPU of ${path}`, () => compareCpu(asked, path));
      figures.push({
        name: `server CPU of an uncached page in guest processes, times the same without, ${name}`,
        value: watched / bare,
        unit: '×',
        limit: 1.15,
        reference: `${watched.toFixed(2)} ms, without ${bare.toFixed(2)} ms`,
      });
    }
    return figures;
  } finally {
    for (const server of started.reverse()) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
