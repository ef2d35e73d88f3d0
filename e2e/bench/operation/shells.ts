import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cluster } from '../../support/site/cluster.ts';
import { type Figure, median } from '../table.ts';
import { shellUrl } from './rush.ts';
import { askPages, holdToShare } from './share.ts';

const ROUNDS = 3;
const LOAD = { connections: 8, seconds: 6 };
/** Share of one core per shell: leaves enough for two shells, load generator, apis and database on two cores. */
const SHARE = 0.35;

/** Different pages per visitor, so that requests do not share one render. */
async function listPages({ folder, machines: [machine] }: Cluster): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${machine.ports.api}/api/cms/verzeichnis`);
  const { data } = (await reply.json()) as { data: { pfad: string }[] };
  const file = join(folder, 'pages');
  writeFileSync(file, data.map(({ pfad: path }) => encodeURI(path)).join('\n'));
  return file;
}

/** Stop the shells before releasing their shares. */
export async function measureShells(cluster: Cluster): Promise<Figure[]> {
  const { machines } = cluster;
  const file = await listPages(cluster);
  const [one, two] = machines.map(shellUrl) as [string, string];
  const askBoth = async () =>
    (await Promise.all([one, two].map((url) => askPages(url, file, LOAD)))).reduce((sum, rate) => sum + rate);
  // Warms up the JIT.
  await askBoth();
  const release = machines.map(({ shell }) => holdToShare([shell.child.pid ?? 0], SHARE));
  const alone: number[] = [];
  const together: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(await askPages(one, file, LOAD));
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
