import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from '../../support/site/cluster.ts';
import { ROOT } from '../../support/site/site.ts';
import type { Figure } from '../table.ts';

const PAGES = ['/', '/aktuelles/', '/veranstaltungen/', '/impressum/', '/wegweiser/'];
const KINDS = ['half-open connections', 'slow headers', 'slow bodies', 'oversized headers', 'a flood of pages'];
const VISITORS = 4;
const PAUSE_MS = 20;
const SECONDS = 8;
/** Time to open all attack connections. */
const LEAD_MS = 3_000;
/** Factor over the time without an attack; anything below this many milliseconds passes. */
const LIMIT = 3;
const UNNOTICED_MS = 100;

/** Visitors who read pages one after the other: 99th percentile of their waiting time, and failed requests. */
async function visit(origin: string): Promise<{ p99: number; failed: number; pages: number }> {
  const times: number[] = [];
  let failed = 0;
  const end = Date.now() + SECONDS * 1000;
  const read = async (first: number) => {
    for (let turn = first; Date.now() < end; turn += 1) {
      const start = performance.now();
      const status = await fetch(`${origin}${PAGES[turn % PAGES.length]}`, {
        signal: AbortSignal.timeout(10_000),
      }).then(
        async (reply) => {
          await reply.arrayBuffer();
          return reply.status;
        },
        () => 0,
      );
      if (status !== 200) failed += 1;
      times.push(performance.now() - start);
      await wait(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => read(visitor)));
  times.sort((a, b) => a - b);
  return { p99: times[Math.floor(times.length * 0.99)] ?? 0, failed, pages: times.length };
}

/** Effect of an attack from one address on other visitors, behind the load balancer of docs/operations. */
export async function measureSiege({ url }: Cluster): Promise<Figure[]> {
  // Warms up JIT and caches.
  await visit(url);
  const peace = await visit(url);
  const figures: Figure[] = [];
  for (const kind of KINDS) {
    const args = ['--import', 'tsx', join(import.meta.dirname, 'besieger.ts'), kind, new URL(url).port];
    const besieger = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
    const gone = once(besieger, 'exit');
    await wait(LEAD_MS);
    const siege = await visit(url);
    besieger.kill('SIGKILL');
    await gone;
    const ratio = siege.p99 / peace.p99;
    const times = `${peace.p99.toFixed(0)} ms in peace, ${siege.p99.toFixed(0)} ms now, of ${siege.pages} pages`;
    figures.push(
      {
        name: `slowest hundredth of others’ pages during ${kind}, times that in peace`,
        value: ratio,
        unit: '×',
        limit: Math.max(LIMIT, UNNOTICED_MS / peace.p99),
        reference: times,
      },
      { name: `others’ pages that failed during ${kind}`, value: siege.failed, unit: '', limit: 0 },
    );
  }
  return figures;
}
