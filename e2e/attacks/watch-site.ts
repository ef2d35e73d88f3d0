import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Site } from '../support/site/site.ts';

const readMemoryMb = ({ processes }: Site) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${processes.api.child.pid}/status`, 'utf8'))?.[1]) / 1024;

/**
 * Polls the api as another visitor while `work` runs; returns the longest response time and the growth of the api's
 * memory.
 */
export async function watchSite(site: Site, work: Promise<unknown>): Promise<{ longest: number; grown: number }> {
  const before = readMemoryMb(site);
  let [longest, most, isOver] = [0, before, false];
  const visit = async () => {
    for (let visits = 0; !isOver; visits += 1) {
      const begin = performance.now();
      const reply = await fetch(`${site.url}/api/cms/aktuelles?seite=${(visits % 3) + 1}`, {
        headers: { 'x-forwarded-for': '192.0.2.99' },
      });
      expect(reply.status).toBe(200);
      await reply.arrayBuffer();
      longest = Math.max(longest, performance.now() - begin);
      most = Math.max(most, readMemoryMb(site));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const visits = visit();
  await work.finally(() => {
    isOver = true;
  });
  await visits;
  return { longest, grown: most - before };
}
