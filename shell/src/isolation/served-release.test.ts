import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBuild, createTemporaryDir } from '../registry/release.examples.ts';
import { ServedRelease } from './served-release.ts';

const onGone = vi.fn();
let served: ServedRelease;

beforeEach(() => {
  vi.useFakeTimers();
  onGone.mockClear();
  served = new ServedRelease(createBuild(createTemporaryDir(), { version: '1' }), {}, onGone);
});
afterEach(() => {
  vi.useRealTimers();
});

it('leaves memory once, with its last request', () => {
  const ends = [served.use(), served.use()];
  served.retire();
  for (const end of ends) {
    expect(onGone).not.toHaveBeenCalled();
    end();
  }
  vi.advanceTimersByTime(120_000);
  expect(onGone).toHaveBeenCalledOnce();
});

it('does not wait for a request that never ends', () => {
  const end = served.use();
  served.retire();
  vi.advanceTimersByTime(59_000);
  expect(onGone).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(onGone).toHaveBeenCalledOnce();
  end();
  expect(onGone).toHaveBeenCalledOnce();
});
