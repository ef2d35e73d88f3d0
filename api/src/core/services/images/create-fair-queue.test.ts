import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createFairQueue } from './create-fair-queue.ts';

const createQueue = (parallel = 1, perClient = 100) => createFairQueue({ parallel, perClient });

it('runs no more jobs than allowed and continues after a failure', async () => {
  const queue = createQueue(2);
  let running = 0;
  let most = 0;
  const works = Array.from({ length: 20 }, (_, number) =>
    queue('a', `${number}`, async () => {
      running += 1;
      most = Math.max(most, running);
      await turn();
      running -= 1;
      if (number === 3) throw new Error('kaputt');
      return number;
    }),
  );
  const results = await Promise.allSettled(works);
  expect(most).toBe(2);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(results[19]).toEqual({ status: 'fulfilled', value: 19 });
});

it('alternates between clients and keeps the order of each', async () => {
  const queue = createQueue();
  const done: string[] = [];
  const order = (client: string, name: string) => queue(client, name, async () => void done.push(name));
  await Promise.all([
    ...['a1', 'a2', 'a3', 'a4'].map((name) => order('a', name)),
    ...['b1', 'b2'].map((name) => order('b', name)),
    order('c', 'c1'),
  ]);
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

it('leaves capacity for others when a client queues many jobs', async () => {
  const queue = createFairQueue({ parallel: 4, perClient: 100, together: 2 });
  let own = 0;
  let most = 0;
  const order = (name: string) =>
    queue('a', name, async () => {
      own += 1;
      most = Math.max(most, own);
      await turn();
      own -= 1;
    });
  const much = Array.from({ length: 20 }, (_, number) => order(`a${number}`));
  let isDone = false;
  await queue('b', 'b1', async () => {
    isDone = true;
  });
  expect([isDone, most]).toEqual([true, 2]);
  await Promise.all(much);
  expect(most).toBe(2);
});

it('treats all IPv6 addresses of a connection as one client', async () => {
  const queue = createQueue();
  const done: string[] = [];
  const order = (ip: string, name: string) => queue(ip, name, async () => void done.push(name));
  await Promise.all([
    order('2001:db8:1:2::1', 'a1'),
    order('2001:db8:1:2::2', 'a2'),
    order('2001:db8:1:2::3', 'a3'),
    order('192.0.2.1', 'b1'),
  ]);
  expect(done).toEqual(['a1', 'a2', 'b1', 'a3']);
});

it('runs a job requested by several clients once, at the turn of the first', async () => {
  const queue = createQueue();
  const done: string[] = [];
  const order = (client: string, name: string) => queue(client, name, async () => done.push(name));
  const results = await Promise.all([
    ...['a1', 'a2', 'a3', 'gemeinsam'].map((name) => order('a', name)),
    order('b', 'gemeinsam'),
    order('b', 'gemeinsam'),
  ]);
  expect(done).toEqual(['a1', 'a2', 'gemeinsam', 'a3']);
  expect(results.slice(3)).toEqual([3, 3, 3]);
});

it("refuses a client's excess jobs with a retry time and still serves others and running jobs", async () => {
  const queue = createQueue(1, 2);
  const order = (client: string, name: string) => queue(client, name, turn);
  const accepted = [order('a', '1'), order('a', '2'), order('a', '3')];
  await expect(order('a', '4')).rejects.toMatchObject({ code: 'zu_viele_anfragen', retryAfter: expect.any(Number) });
  accepted.push(order('a', '1'), order('a', '3'), order('b', '4'));
  await Promise.all(accepted);
  await order('a', '4');
});
