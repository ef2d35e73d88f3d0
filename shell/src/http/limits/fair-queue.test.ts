import { expect, it } from 'vitest';
import { FairQueue, type Turn } from './fair-queue.ts';

/** Enters and reports whether the client is being served. */
async function enter(queue: FairQueue, client: string): Promise<Turn & { isServed(): Promise<boolean> }> {
  const turn = queue.enter(client);
  if (!turn) throw new Error(`${client} was turned away`);
  let served = false;
  void turn.ready.then(() => {
    served = true;
  });
  return {
    ...turn,
    async isServed() {
      await Promise.resolve();
      return served;
    },
  };
}

it('serves a client up to its share, and the others meanwhile', async () => {
  const queue = new FairQueue({ perClient: 2, waiting: 5 });
  const turns = [await enter(queue, 'a'), await enter(queue, 'a'), await enter(queue, 'a'), await enter(queue, 'b')];
  expect(await Promise.all(turns.map((turn) => turn.isServed()))).toEqual([true, true, false, true]);
  turns[0]?.leave();
  expect(await turns[2]?.isServed()).toBe(true);
});

it('lets a limited number wait and refuses the rest', () => {
  const queue = new FairQueue({ perClient: 1, waiting: 2 });
  expect(['a', 'a', 'a', 'a', 'b'].map((client) => queue.enter(client) !== null)).toEqual([
    true,
    true,
    true,
    false,
    true,
  ]);
});

it('drops clients that disconnect while waiting', async () => {
  const queue = new FairQueue({ perClient: 1, waiting: 1 });
  const first = await enter(queue, 'a');
  const second = await enter(queue, 'a');
  second.leave();
  const third = await enter(queue, 'a');
  first.leave();
  expect([await second.isServed(), await third.isServed()]).toEqual([false, true]);
});

it('is full for all clients together, and then serves them in turn', async () => {
  const queue = new FairQueue({ perClient: 5, total: 2, waiting: 5 });
  const [one, two] = [await enter(queue, 'a'), await enter(queue, 'a')];
  const more = await enter(queue, 'a');
  const other = await enter(queue, 'b');
  one.leave();
  expect([await more.isServed(), await other.isServed()]).toEqual([false, true]);
  two.leave();
  expect(await more.isServed()).toBe(true);
});
