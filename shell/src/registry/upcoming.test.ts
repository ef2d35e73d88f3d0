import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LoadedRemote, Upcoming } from './upcoming.ts';

describe('the announced version', () => {
  const retire = vi.fn();
  const open = vi.fn((_remote: string, version: string) =>
    Promise.resolve({ releaseIntegrity: `hash of ${version}`, server: { retire } } as unknown as LoadedRemote),
  );
  const announced = (version: string) => ({ remote: 'mf-probe', version });
  const take = (version: string, integrity = `hash of ${version}`) => upcoming.take('mf-probe', version, integrity);
  let upcoming: Upcoming;
  beforeEach(() => {
    vi.useFakeTimers();
    retire.mockClear();
    open.mockClear();
    upcoming = new Upcoming(open);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is loaded once, and handed over', async () => {
    upcoming.follow(announced('2'));
    upcoming.follow(announced('2'));
    expect(await take('2')).not.toBeNull();
    expect(open).toHaveBeenCalledOnce();
    expect(await take('2')).toBeNull();
    expect(retire).not.toHaveBeenCalled();
  });

  it('is dropped when another one is announced, when it changed, and after 10 s', async () => {
    upcoming.follow(announced('2'));
    upcoming.follow(announced('3'));
    expect(await take('2')).toBeNull();
    expect(await take('3', 'another hash')).toBeNull();
    upcoming.follow(announced('4'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await take('4')).toBeNull();
    expect(retire).toHaveBeenCalledTimes(3);
  });
});
