import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from '../../support/site/cluster.ts';
import { startLoad } from '../../support/site/load.ts';
import type { Figure } from '../table.ts';

const PAGES = ['/', '/aktuelles/', '/veranstaltungen/', '/impressum/', '/wegweiser/'];
const REQUESTS = Number(process.env.REQUESTS ?? 20_000);

/** Keeps reading while processes are stopped; the load balancer retries idempotent requests. */
async function countFailures(
  cluster: Cluster,
  disturb: () => Promise<void>,
): Promise<{ failed: number; requests: number }> {
  const load = startLoad({ origin: cluster.url, paths: PAGES, clients: 8, check: () => null });
  const start = Date.now();
  await disturb();
  let result = { requests: 0 };
  // A minimum number of requests, however short the disturbance.
  while (result.requests < REQUESTS && Date.now() - start < 120_000) {
    await wait(500);
    result = load.result;
  }
  const { failures, requests } = await load.stop();
  return { failed: failures.length, requests };
}

export async function measureUpdates(cluster: Cluster): Promise<Figure[]> {
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
