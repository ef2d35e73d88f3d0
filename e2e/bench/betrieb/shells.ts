import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Cluster, Machine } from '../../support/cluster.ts';
import { ROOT } from '../../support/site.ts';
import { type Figure, median } from '../table.ts';
import { shellUrl } from './rush.ts';

const ROUNDS = 3;
const SECONDS = 6;
const CONNECTIONS = 8;
/** Of one processor, for each shell: two of them, load, apis and database have what they need on two. */
const SHARE = 0.35;
const PERIOD_US = 10_000;
const VISITORS = join(import.meta.dirname, '../ask-pages.ts');

/**
 * Gives the process a part of one processor, as if its machine were that small; needs root and Linux's control groups. On a
 * machine with two processors one shell would have both, and a second one nothing more.
 */
function holdToShare({ child }: Machine['shell']): () => void {
  const hasOld = existsSync('/sys/fs/cgroup/cpu');
  const group = join(hasOld ? '/sys/fs/cgroup/cpu' : '/sys/fs/cgroup', `bench-${child.pid}`);
  mkdirSync(group);
  const quota = Math.round(SHARE * PERIOD_US);
  if (hasOld) {
    writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD_US));
    writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quota));
  } else writeFileSync(join(group, 'cpu.max'), `${quota} ${PERIOD_US}`);
  writeFileSync(join(group, 'cgroup.procs'), String(child.pid));
  return () => rmdirSync(group);
}

async function ask(origin: string, file: string): Promise<number> {
  const args = ['--import', 'tsx', VISITORS, origin, String(CONNECTIONS), String(SECONDS), file];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT });
  const { requests, seconds, faults } = JSON.parse(stdout) as { requests: number; seconds: number; faults: number };
  if (faults) throw new Error(`${faults} pages could not be read`);
  return requests / seconds;
}

/** No two visitors ask for the same page at once, and then wait for one rendering. */
async function listPages({ folder, machines: [machine] }: Cluster): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${machine.ports.api}/api/cms/verzeichnis`);
  const { data } = (await reply.json()) as { data: { pfad: string }[] };
  const file = join(folder, 'pages');
  writeFileSync(file, data.map(({ pfad }) => encodeURI(pfad)).join('\n'));
  return file;
}

/** The shells have to be stopped before their shares can be given back. */
export async function measureShells(cluster: Cluster): Promise<Figure[]> {
  const { machines } = cluster;
  const file = await listPages(cluster);
  const [one, two] = machines.map(shellUrl) as [string, string];
  const askBoth = async () =>
    (await Promise.all([one, two].map((url) => ask(url, file)))).reduce((sum, rate) => sum + rate);
  // Until the engine has compiled what is measured.
  await askBoth();
  const release = machines.map(({ shell }) => holdToShare(shell));
  const alone: number[] = [];
  const together: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(await ask(one, file));
    together.push(await askBoth());
  }
  await Promise.all(machines.map(({ shell }) => shell.kill()));
  for (const giveBack of release) giveBack();
  const [single, double] = [median(alone), median(together)];
  const rates = `${single.toFixed(0)}/s with one, ${double.toFixed(0)}/s with two: ${(double / single).toFixed(2)} ×`;
  return [
    {
      name: 'uncached pages a second: one shell’s, divided by those of two',
      value: single / double,
      unit: '×',
      limit: 1 / 1.7,
      reference: `${rates}; each shell is held to ${SHARE * 100} % of a processor`,
    },
  ];
}
