import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { Edge } from './edge.ts';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** A CDN node that records its purges; `answers` are its statuses, the last one repeats. */
async function startCache(...answers: number[]) {
  const told: unknown[] = [];
  const server = http.createServer((request, reply) => {
    told.push([request.method, request.headers['x-purge']]);
    reply.writeHead(answers.length > 1 ? (answers.shift() ?? 200) : (answers[0] ?? 200)).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(() => server.close());
  return { told, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function createEdge(...addresses: string[]) {
  const warn = vi.fn();
  const edge = new Edge(addresses, { warn });
  open.push(() => edge.stop());
  return { edge, warn };
}

it('purges every node after a change, and once more for responses on their way', async () => {
  const [one, two] = [await startCache(), await startCache()];
  const { edge, warn } = createEdge(one.address, two.address);
  edge.noteChange();
  for (const { told } of [one, two]) {
    await vi.waitUntil(() => told.length === 2, { timeout: 5000, interval: 5 });
    expect(told[0]).toEqual(['PURGE', 'seiten']);
  }
  expect(warn).not.toHaveBeenCalled();
});

it('retries until the purge succeeds, and logs that once', async () => {
  const { told, address } = await startCache(503, 405, 200);
  const { edge, warn } = createEdge(address);
  edge.noteChange();
  await vi.waitUntil(() => told.length >= 3, { timeout: 8000, interval: 5 });
  await vi.waitUntil(() => warn.mock.calls.length === 2, { timeout: 5000, interval: 5 });
  expect(warn.mock.calls).toEqual([
    [{ address, status: 503 }, 'the edge was not told of a change; trying again'],
    [{ address }, 'the edge answers again'],
  ]);
});

it('does nothing without nodes', async () => {
  const { edge } = createEdge();
  expect(edge.isThere).toBe(false);
  edge.noteChange();
  await edge.stop();
});
