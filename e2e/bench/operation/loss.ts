import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from '../../support/site/cluster.ts';
import type { Figure } from '../table.ts';

export async function measureLoss({ database, url }: Cluster): Promise<Figure[]> {
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
