import { expect, it, vi } from 'vitest';
import { OwnTime, readUsedOf, readWaited } from './own-time.ts';

it('is wall time minus the time waiting for a processor', () => {
  const read = vi.fn(() => 100);
  const time = new OwnTime(read);
  time.begin();
  read.mockReturnValue(145);
  expect(time.of(50)).toBe(5);
  expect(time.of(8)).toBe(8);
  read.mockReturnValue(200);
  expect(time.of(20), 'waited before, too').toBe(0);
});

it('is the wall time of short work, without a system call', () => {
  const read = vi.fn(() => 0);
  expect(new OwnTime(read).of(1.5)).toBe(1.5);
  expect(read).not.toHaveBeenCalled();
});

it('comes from a counter of the system, which only increases', () => {
  const first = readWaited();
  expect(first).toBeGreaterThanOrEqual(0);
  expect(readWaited()).toBeGreaterThanOrEqual(first);
});

it('of a process is what its threads used', () => {
  const { user, system } = process.cpuUsage();
  const used = readUsedOf(process.pid);
  // Elsewhere than on Linux there is no such file.
  if (process.platform === 'linux') expect(Math.abs(used - (user + system) / 1000)).toBeLessThan(500);
  expect(readUsedOf(2 ** 30)).toBe(0);
});
