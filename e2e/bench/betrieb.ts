import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { type Cluster, type Machine, startCluster } from '../support/cluster.ts';
import { startLoad } from '../support/load.ts';
import { findProgram } from '../support/program.ts';
import type { Figure, Say } from './table.ts';

const PAGES = ['/', '/aktuelles/', '/veranstaltungen/', '/impressum/', '/wegweiser/'];
const SECONDS = 10;
const REQUESTS = Number(process.env.REQUESTS ?? 20_000);
const LONG = Number(process.env.LONG ?? 200_000);

const shellUrl = ({ ports }: Machine) => `http://127.0.0.1:${ports.shell}`;
const readMemory = ({ child }: { child: { pid?: number | undefined } }) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;

/** Requests a second for the page, asked as browsers ask. */
async function rush(url: string, connections: number, amount?: number): Promise<autocannon.Result> {
  const much = amount ? { amount } : { duration: SECONDS };
  return autocannon({ url, connections, pipelining: 1, headers: { 'accept-encoding': 'br' }, ...much });
}

/** wrk takes a tenth of the processor that autocannon takes: on two cores it would measure itself. */
async function rushWithWrk(url: string): Promise<{ rate: number; failed: number }> {
  const wrk = findProgram('wrk');
  if (!wrk) {
    const { requests, non2xx, errors } = await rush(url, 64);
    return { rate: requests.average, failed: non2xx + errors };
  }
  const args = ['-t1', '-c64', `-d${SECONDS}s`, '-H', 'accept-encoding: br', url];
  const { stdout } = await promisify(execFile)(wrk, args);
  const failed = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0);
  return { rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]), failed };
}

async function measureEdge({ edge, machines }: Cluster): Promise<Figure[]> {
  if (!edge) return [];
  const page = `${edge}/aktuelles/`;
  await rush(page, 4, 100);
  const warm = await rushWithWrk(page);
  await Promise.all(machines.map((machine) => machine.kill()));
  const alone = await rushWithWrk(page);
  const shown = `${Math.round(warm.rate)}/s, ${Math.round(alone.rate)}/s with shells and apis all down`;
  return [
    {
      name: 'seconds the edge takes for 10,000 anonymous pages',
      value: 10_000 / warm.rate,
      unit: 's',
      limit: 1,
      reference: shown,
    },
    { name: 'pages the edge failed to answer meanwhile', value: warm.failed + alone.failed, unit: '', limit: 0 },
  ];
}

/** Reading goes on while parts end; idempotent requests are repeated by the balancer. */
async function countFailures(
  cluster: Cluster,
  disturb: () => Promise<void>,
): Promise<{ failed: number; requests: number }> {
  const load = startLoad({ origin: cluster.url, paths: PAGES, clients: 8, check: () => null });
  const start = Date.now();
  await disturb();
  let result = { requests: 0 };
  // Enough of them, however quick the disturbance was.
  while (result.requests < REQUESTS && Date.now() - start < 120_000) {
    await wait(500);
    result = load.result;
  }
  const { failures, requests } = await load.stop();
  return { failed: failures.length, requests };
}

async function measureUpdates(cluster: Cluster): Promise<Figure[]> {
  const [one, two] = cluster.machines;
  const updated = await countFailures(cluster, async () => {
    await one.update();
    await two.update();
  });
  const killed = await countFailures(cluster, async () => {
    await one.shell.kill();
    await wait(3000);
    await one.restart();
    await two.api.kill();
    await wait(3000);
    await two.restart();
  });
  return [
    {
      name: 'failed reads while both machines are renewed',
      value: updated.failed,
      unit: '',
      limit: 0,
      reference: `of ${updated.requests}`,
    },
    {
      name: 'failed reads while a shell, then an api, is killed',
      value: killed.failed,
      unit: '',
      limit: 0,
      reference: `of ${killed.requests}`,
    },
  ];
}

async function measureShells({ machines }: Cluster): Promise<Figure[]> {
  const [one, two] = machines.map(shellUrl);
  const page = (url = '') => `${url}/aktuelles/`;
  for (const url of [one, two]) await rush(page(url), 4, 200);
  const alone = (await rush(page(one), 16)).requests.average;
  const both = await Promise.all([rush(page(one), 16), rush(page(two), 16)]);
  const together = both.reduce((sum, { requests }) => sum + requests.average, 0);
  const reference = `${Math.round(alone)}/s with one, ${Math.round(together)}/s with two, each with one thread, load and apis on the same two cores`;
  return [
    {
      name: 'uncached pages a second: one shell’s, divided by those of two',
      value: alone / together,
      unit: '×',
      limit: 1 / 1.7,
      reference,
    },
  ];
}

async function measureMemory({ machines }: Cluster): Promise<Figure[]> {
  const [machine] = machines;
  const url = `${shellUrl(machine)}/aktuelles/`;
  await rush(url, 16, LONG / 10);
  const before = { shell: readMemory(machine.shell), api: readMemory(machine.api) };
  await rush(url, 16, LONG);
  return (['shell', 'api'] as const).map((name) => ({
    name: `memory of a ${name} after ${LONG.toLocaleString('en')} requests, times that before`,
    value: readMemory(machine[name]) / before[name],
    unit: '×',
    limit: 1.1,
    reference: `${Math.round(before[name])} MB before`,
  }));
}

async function measureLoss({ database, url }: Cluster): Promise<Figure[]> {
  const write = () =>
    fetch(`${url}/api/kontakt`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Ada',
        email: 'ada@post.example',
        betreff: 'Bank',
        nachricht: 'Sie wackelt.',
        datenschutz: true,
      }),
      signal: AbortSignal.timeout(10_000),
    }).then(
      async (reply) => (reply.status === 201 ? ((await reply.json()) as { referenz: string }).referenz : null),
      () => null,
    );
  const stored: string[] = [];
  for (let letter = 0; letter < 50; letter += 1) stored.push((await write()) ?? 'refused');
  await database.losePrimary();
  await write();
  const start = performance.now();
  await database.promote();
  while (!(await write())) await wait(50);
  const seconds = (performance.now() - start) / 1000;
  const kept = new Set(
    (await database.query(database.standby, 'select referenz from einsendungen')).map((row) => row.referenz),
  );
  const lost = stored.filter((number) => !kept.has(number)).length;
  return [
    { name: 'from the promotion of the standby to the first letter', value: seconds, unit: 's', limit: 30 },
    {
      name: 'acknowledged letters lost with the primary',
      value: lost,
      unit: '',
      limit: 0,
      reference: `of ${stored.length}, synchronous standby`,
    },
  ];
}

/** Two machines, a database with a standby, balancer and edge: what is lost when a part is, and what the whole can do. */
export async function measureBetrieb(say: Say): Promise<Figure[]> {
  const figures: Figure[] = [];
  const limits = { FORMULAR_LIMIT: '1000000', CLIENT_REQUESTS: '4096', LOG_LEVEL: 'error', DEMO: '1' };
  const uncached = await say('two machines without caches', () =>
    startCluster({ ...limits, PAGE_CACHE_SIZE: '0', RENDER_WORKERS: '1' }),
  );
  try {
    figures.push(...(await say('uncached pages', () => measureShells(uncached))));
  } finally {
    await uncached.stop();
  }
  const cluster = await say('two machines', () => startCluster(limits));
  try {
    figures.push(...(await say('updates and kills', () => measureUpdates(cluster))));
    figures.push(...(await say('memory', () => measureMemory(cluster))));
    figures.push(...(await say('loss of the primary', () => measureLoss(cluster))));
    figures.push(...(await say('edge', () => measureEdge(cluster))));
  } finally {
    await cluster.stop();
  }
  return figures;
}
