import { startCluster } from '../../support/site/cluster.ts';
import type { Figure, Say } from '../table.ts';
import { measureEdge } from './edge.ts';
import { measureLoss } from './loss.ts';
import { measureMemory } from './memory.ts';
import { measurePages } from './pages.ts';
import { measureReads } from './reads.ts';
import { measureRestore } from './restore.ts';
import { measureShells } from './shells.ts';
import { measureSiege } from './siege.ts';
import { measureUpdates } from './updates.ts';

const LIMITS = { FORM_LIMIT: '1000000', CLIENT_REQUESTS: '4096', LOG_LEVEL: 'error', DEMO: '1' };

async function withCluster(
  say: Say,
  settings: Record<string, string>,
  measure: (cluster: Awaited<ReturnType<typeof startCluster>>) => Promise<Figure[]>,
): Promise<Figure[]> {
  const cluster = await say('two machines', () => startCluster({ ...LIMITS, ...settings }));
  try {
    return await measure(cluster);
  } finally {
    await cluster.stop();
  }
}

/** Parts that can be measured alone. */
const PARTS: Record<string, (say: Say) => Promise<Figure[]>> = {
  shells: (say) =>
    withCluster(say, { PAGE_CACHE_SIZE: '0', RENDER_WORKERS: '1' }, (cluster) =>
      say('shells', () => measureShells(cluster)),
    ),
  pages: (say) => say('pages', measurePages),
  reads: (say) => say('reads of a standby', measureReads),
  restore: (say) => say('restore', measureRestore),
  siege: (say) => withCluster(say, {}, (cluster) => say('siege', () => measureSiege(cluster))),
  parts: (say) =>
    withCluster(say, {}, async (cluster) => [
      ...(await say('updates and kills', () => measureUpdates(cluster))),
      ...(await say('memory', () => measureMemory(cluster))),
      ...(await say('loss of the primary', () => measureLoss(cluster))),
      ...(await say('edge', () => measureEdge(cluster))),
    ]),
};

export const OPERATION_PARTS = Object.keys(PARTS);

/**
 * Two machines, a database with a standby, load balancer and edge: requests lost when a part fails, and total
 * throughput.
 */
export async function measureOperation(say: Say, part?: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, measure] of Object.entries(PARTS))
    if (!part || name === part) figures.push(...(await measure(say)));
  return figures;
}
