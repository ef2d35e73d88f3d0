import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import type { Cluster } from '../../support/site/cluster.ts';
import type { ServerProcess } from '../../support/site/server-process.ts';
import { listSearches } from '../measure-requests.ts';
import type { Figure } from '../table.ts';
import { shellUrl } from './rush.ts';

const LONG = Number(process.env.LONG ?? 200_000);

const readMemory = ({ child }: ServerProcess) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;

async function measure(name: string, server: ServerProcess, url: string, paths: readonly string[]): Promise<Figure> {
  const ask = (amount: number) =>
    autocannon({ url, connections: 16, amount, requests: paths.map((path) => ({ path })) });
  await ask(LONG / 10);
  const before = readMemory(server);
  const { errors, non2xx } = await ask(LONG);
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} of ${LONG} requests to the ${name} failed`);
  return {
    name: `memory of a ${name} after ${LONG.toLocaleString('en')} requests, times that before`,
    value: readMemory(server) / before,
    unit: '×',
    limit: 1.1,
    reference: `${Math.round(before)} MB before, ${Math.round(readMemory(server))} MB after`,
  };
}

/** Pages per search; one search takes as much database time as a hundred pages. */
const PAGES_A_SEARCH = 40;

/** Memory under load: pages of the shell; pages and uncached searches of the api. */
export async function measureMemory({ machines: [machine] }: Cluster): Promise<Figure[]> {
  const pages = ['/', '/aktuelles/', '/veranstaltungen/', '/impressum/', '/wegweiser/'];
  const calls = listSearches().flatMap((word) => [
    ...Array.from({ length: PAGES_A_SEARCH }, (_, n) => pages[n % pages.length] ?? '/').map(
      (page) => `/api/cms/route?url=${encodeURIComponent(page)}`,
    ),
    `/api/cms/suche?q=${encodeURIComponent(word)}`,
  ]);
  return [
    await measure('shell', machine.shell, shellUrl(machine), pages),
    await measure('api', machine.api, `http://127.0.0.1:${machine.ports.api}`, calls),
  ];
}
