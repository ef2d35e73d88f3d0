import fs from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CanarySet, Snapshot } from '../../registry/registry.ts';
import { createTemporaryDir } from '../../registry/release.examples.ts';
import { createDiskStore } from '../../store/disk-store.ts';
import { activate, readRegistry, startCanary } from '../../store/registry-file.ts';
import { CanaryJudge, type Counts, judgeCanary, type Seen } from './canary-judge.ts';

const seen = (part: Partial<Seen> = {}): Seen => ({
  views: 0,
  browserFaults: 0,
  renders: 0,
  faults: 0,
  ms: 0,
  ...part,
});
const usual = seen({ views: 900, renders: 1000, ms: 2000 });

describe('the rule', () => {
  it.each<[string, Partial<Seen>, Seen, RegExp | null]>([
    ['too little to say anything', { views: 99, renders: 120, ms: 240 }, usual, null],
    ['one fault may be the network’s', { views: 99, browserFaults: 2, faults: 2, renders: 99 }, usual, null],
    ['faults on the server', { views: 5, faults: 3, renders: 6 }, usual, /^faults on the server: 50\.0 %/],
    ['faults in the browser', { views: 20, browserFaults: 3, renders: 20 }, usual, /^faults in the browser: 15\.0 %/],
    ['as many as before', { views: 20, faults: 3, renders: 60 }, seen({ faults: 20, renders: 1000 }), null],
    ['slow', { views: 20, renders: 30, ms: 600 }, usual, /^20\.0 ms a block, the current version 2\.0 ms$/],
    ['slow, but nobody notices', { views: 20, renders: 30, ms: 60 }, seen({ renders: 99, ms: 9 }), null],
    ['slow, with nothing to compare it with', { views: 20, renders: 30, ms: 600 }, seen({ renders: 3, ms: 9 }), null],
  ])('%s', (_name, tried, current, reason) => {
    const verdict = judgeCanary(seen(tried), current, 100);
    if (reason === null) expect(verdict).toBeNull();
    else expect(verdict).toEqual({ verdict: 'withdrawn', reason: expect.stringMatching(reason) });
  });

  it('promotes the canary after enough pages', () => {
    const verdict = judgeCanary(seen({ views: 100, renders: 100, ms: 200, browserFaults: 1 }), usual, 100);
    expect(verdict).toEqual({ verdict: 'current', reason: '100 pages, 0 faults on the server, 1 in the browser' });
  });
});

describe('a canary', () => {
  let dir: string;
  let judge: CanaryJudge;
  let counts: Record<string, Counts>;
  const onVerdict = vi.fn();
  const onFault = vi.fn();
  const registry: { canary: CanarySet | null; snapshot: Snapshot } = {
    canary: null,
    snapshot: {
      generation: 1,
      edition: 1,
      remotes: new Map([['mf-a', { server: { release: { version: '1' } } }]]),
      owners: new Map(),
    } as unknown as Snapshot,
  };
  const A = new Set(['mf-a']);

  beforeEach(() => {
    vi.useFakeTimers();
    onVerdict.mockReset();
    onFault.mockReset();
    dir = createTemporaryDir();
    activate(dir, 'mf-a', '1');
    const canary = startCanary(dir, { remote: 'mf-a', version: '2', share: 0.1, key: null, owners: {} });
    registry.canary = { ...canary, snapshot: registry.snapshot };
    // Renderings before the canary, e.g. a rehearsal of reviewers, are not counted.
    counts = { '1': { renders: 50, faults: 9, ms: 100 }, '2': { renders: 5, faults: 5, ms: 900 } };
    judge = new CanaryJudge({
      registry,
      store: createDiskStore(dir),
      views: 10,
      count: (_remote, version) => counts[version] ?? { renders: 0, faults: 0, ms: 0 },
      onVerdict,
      onFault,
    });
    judge.start();
  });
  afterEach(() => {
    judge.stop();
    registry.canary = null;
    vi.useRealTimers();
  });

  const wait = () => vi.advanceTimersByTimeAsync(600);

  it('ends by itself: promoted after enough pages', async () => {
    for (let page = 0; page < 9; page += 1) judge.noteView(true, A);
    judge.noteView(false, A);
    judge.noteView(true, new Set(['mf-b']));
    await wait();
    expect(readRegistry(dir).canary).not.toBeNull();
    // Pages are counted, not days: correcting the clock meanwhile changes nothing.
    vi.setSystemTime(Date.now() - 86_400_000);
    judge.noteView(true, A);
    await wait();
    expect(readRegistry(dir)).toMatchObject({ canary: null, current: { 'mf-a': '2' } });
    expect(onVerdict).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ version: '2' }),
      expect.objectContaining({ verdict: 'current' }),
    );
  });

  it('is withdrawn for faults since its start', async () => {
    await wait();
    expect(onVerdict).not.toHaveBeenCalled();
    counts['2'] = { renders: 9, faults: 8, ms: 910 };
    await wait();
    expect(readRegistry(dir)).toMatchObject({ canary: null, current: { 'mf-a': '1' } });
    expect(onVerdict).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ version: '2' }),
      expect.objectContaining({ verdict: 'withdrawn' }),
    );
  });

  it('cannot be ended from one network, however often its browser reports', async () => {
    const generation = registry.canary?.generation ?? 0;
    for (let fault = 0; fault < 50; fault += 1) judge.noteBrowserFault(generation, '198.51.100.7');
    await wait();
    expect(readRegistry(dir).canary).not.toBeNull();
    for (const network of ['a', 'b']) judge.noteBrowserFault(generation, network);
    await wait();
    expect(readRegistry(dir).canary).toBeNull();
  });

  it('is withdrawn when it cannot be loaded, and only then', async () => {
    await judge.noteRefused('mf-a', '1', new Error('another version'));
    expect(readRegistry(dir).canary).not.toBeNull();
    await judge.noteRefused('mf-a', '2', new Error('Empty module'));
    expect(readRegistry(dir).canary).toBeNull();
    expect(onVerdict).toHaveBeenCalledExactlyOnceWith(
      { remote: 'mf-a', version: '2' },
      { verdict: 'withdrawn', reason: 'Empty module' },
    );
  });

  it('continues when the store cannot be written to, and is judged again', async () => {
    for (let page = 0; page < 10; page += 1) judge.noteView(true, A);
    vi.spyOn(fs, 'renameSync').mockImplementationOnce(() => {
      throw new Error('EROFS');
    });
    await wait();
    expect(onFault).toHaveBeenCalledOnce();
    await wait();
    expect(readRegistry(dir).current).toEqual({ 'mf-a': '2' });
  });
});
