import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createTemporaryDir, storeExample } from './release.beispiele.ts';
import { readRelease } from './release-store.ts';
import { type LoadedRemote, Upcoming } from './upcoming.ts';

describe('versions that are about to become current', () => {
  let dir: string;
  let upcoming: Upcoming;
  const retire = vi.fn();
  const open = vi.fn((remote: string, version: string) =>
    Promise.resolve({ ...readRelease(dir, remote, version), server: { retire } } as unknown as LoadedRemote),
  );
  const take = (version: string) =>
    upcoming.take('mf-probe', version, readRelease(dir, 'mf-probe', version).manifestIntegrity);
  const look = () => upcoming.look(['mf-probe', 'mf-none']);
  const opened = () => open.mock.calls.map(([, version]) => version);
  beforeEach(() => {
    vi.useFakeTimers();
    retire.mockClear();
    open.mockClear();
    dir = createTemporaryDir();
    storeExample(dir, { version: '1' });
    upcoming = new Upcoming(dir, open);
    look();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are what came since the last look, each once', async () => {
    storeExample(dir, { version: '2' });
    look();
    look();
    expect(opened()).toEqual(['2']);
    expect(await take('1')).toBeNull();
    expect(await take('2')).toMatchObject({ release: { version: '2' } });
    expect(await take('2'), 'whose it is now').toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(retire).not.toHaveBeenCalled();
  });

  it('are given back when another comes, when nobody took them, and at the end', async () => {
    storeExample(dir, { version: '2' });
    look();
    storeExample(dir, { version: '3' });
    look();
    await vi.advanceTimersByTimeAsync(0);
    expect(retire).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(retire).toHaveBeenCalledTimes(2);
    expect(await take('3')).toBeNull();
    storeExample(dir, { version: '4' });
    look();
    upcoming.stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(retire).toHaveBeenCalledTimes(3);
  });

  it('are given back where their folder has been written to since', async () => {
    storeExample(dir, { version: '2' });
    look();
    storeExample(dir, { version: '2', serverCode: 'globalThis.written = 2;' });
    expect(await take('2')).toBeNull();
    expect(retire).toHaveBeenCalledOnce();
  });

  it('are not several at once: that is the copy of a store that was away', () => {
    for (const version of ['2', '3']) storeExample(dir, { version });
    look();
    expect(opened()).toEqual([]);
  });
});
