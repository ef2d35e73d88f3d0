import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cluster } from '../../support/cluster.ts';
import { type Figure, median } from '../table.ts';
import { shellUrl } from './rush.ts';
import { askPages, holdToShare } from './share.ts';

const ROUNDS = 3;
const LOAD = { connections: 8, seconds: 6 };
/** Of one processor, for each shell: two of them, load, apis and database have what they need on two. */
const SHARE = 0.35;

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
    (await Promise.all([one, two].map((url) => askPages(url, file, LOAD)))).reduce((sum, rate) => sum + rate);
  // Until the engine has compiled what is measured.
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
