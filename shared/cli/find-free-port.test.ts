import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { findFreePort } from './find-free-port.ts';

it('returns unused ports, none twice, and none from the ephemeral range', async () => {
  const first = await findFreePort();
  const taken = createServer();
  await new Promise<void>((ready) => taken.listen(first + 1, '127.0.0.1', ready));
  const ports = [first, ...(await Promise.all(Array.from({ length: 40 }, findFreePort)))];
  taken.close();
  expect(new Set(ports).size).toBe(ports.length);
  expect(ports).not.toContain(first + 1);
  expect(Math.min(...ports)).toBeGreaterThanOrEqual(10_000);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});
