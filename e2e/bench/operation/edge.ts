import type { Cluster } from '../../support/site/cluster.ts';
import type { Figure } from '../table.ts';
import { rush, rushWithWrk } from './rush.ts';

export async function measureEdge({ edge, machines }: Cluster): Promise<Figure[]> {
  if (!edge) return [];
  const page = `${edge}/aktuelles/`;
  await rush(page, 4, 100);
  const warm = await rushWithWrk(page);
  await Promise.all(machines.map((machine) => machine.kill()));
  const alone = await rushWithWrk(page);
  const shown = `${Math.round(warm.rate)}/s, ${Math.round(alone.rate)}/s with shells and apis all down`;
  return [
    {
      name: 'seconds for 10,000 anonymous pages from the edge',
      value: 10_000 / warm.rate,
      unit: 's',
      limit: 1,
      reference: shown,
    },
    { name: 'pages the edge failed to answer meanwhile', value: warm.failed + alone.failed, unit: '', limit: 0 },
  ];
}
