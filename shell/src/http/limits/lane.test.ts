import { expect, it } from 'vitest';
import { Lane, type Turn } from './lane.ts';

/** Enters and reports whether the client is being served. */
async function enter(lane: Lane, client: string): Promise<Turn & { isServed(): Promise<boolean> }> {
  const turn = lane.enter(client);
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
  const lane = new Lane({ perClient: 2, waiting: 5 });
  const turns = [await enter(lane, 'a'), await enter(lane, 'a'), await enter(lane, 'a'), await enter(lane, 'b')];
  expect(await Promise.all(turns.map((turn) => turn.isServed()))).toEqual([true, true, false, true]);
  turns[0]?.leave();
  expect(await turns[2]?.isServed()).toBe(true);
});

it('lets a limited number wait and refuses the rest', () => {
  const lane = new Lane({ perClient: 1, waiting: 2 });
  expect(['a', 'a', 'a', 'a', 'b'].map((client) => lane.enter(client) !== null)).toEqual([
    true,
    true,
    true,
    false,
    true,
  ]);
});

it('drops clients that disconnect while waiting', async () => {
  const lane = new Lane({ perClient: 1, waiting: 1 });
  const first = await enter(lane, 'a');
  const second = await enter(lane, 'a');
  second.leave();
  const third = await enter(lane, 'a');
  first.leave();
  expect([await second.isServed(), await third.isServed()]).toEqual([false, true]);
});

it('is full for all clients together, and then serves them in turn', async () => {
  const lane = new Lane({ perClient: 5, total: 2, waiting: 5 });
  const [one, two] = [await enter(lane, 'a'), await enter(lane, 'a')];
  const more = await enter(lane, 'a');
  const other = await enter(lane, 'b');
  one.leave();
  expect([await more.isServed(), await other.isServed()]).toEqual([false, true]);
  two.leave();
  expect(await more.isServed()).toBe(true);
});
