import { expect, it } from 'vitest';
import { createMutex } from './mutex.ts';

it('admits one at a time, in order of arrival', async () => {
  const mutex = createMutex();
  const order: number[] = [];
  await Promise.all(
    [1, 2, 3].map(async (number) => {
      await mutex.acquire();
      order.push(number);
      await Promise.resolve();
      expect(order.at(-1)).toBe(number);
      mutex.release();
    }),
  );
  expect(order).toEqual([1, 2, 3]);
});

it('times out waiters in a deadlock, and serves the others', async () => {
  const mutex = createMutex(20);
  await mutex.acquire();
  await expect(mutex.acquire()).rejects.toMatchObject({ code: 'nicht_bereit' });
  mutex.release();
  await expect(mutex.acquire()).resolves.toBeUndefined();
});
