import fs from 'node:fs';
import path from 'node:path';
import type { Release } from '@gm/shared/contract/release';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadHere, serverOf } from '../isolation/local-guest.examples.ts';
import type { ServedRelease } from '../isolation/served-release.ts';
import { activate, announce, endCanary, registryPath, rollBack, startCanary } from '../store/registry-file.ts';
import { pruneReleases, releaseDir } from '../store/release-store.ts';
import { Registry, type Snapshot } from './registry.ts';
import { createTemporaryDir, host, storeExample } from './release.examples.ts';

let dir: string;
let registry: Registry;
const onRefused = vi.fn<(remote: string, version: string, fault: unknown) => void>();
const onChange = vi.fn<(snapshot: Snapshot) => void>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  dir = createTemporaryDir();
  onRefused.mockReset();
  onChange.mockReset();
  registry = new Registry({ releasesDir: dir, host, load: loadHere, onRefused, onChange });
});
afterEach(() => {
  registry.stop();
  vi.useRealTimers();
});

const release = (version: string, name = 'mf-probe', serverCode = '') => {
  storeExample(dir, { version, name, serverCode, templates: name === 'mf-probe' ? ['text'] : ['bild'] });
  activate(dir, name, version);
};
const versions = () =>
  Object.fromEntries([...registry.snapshot.remotes].map(([name, { server }]) => [name, server.release.version]));
/** Advances the time by 250 ms, after which the document is polled, and lets the resulting work finish. */
const poll = async () => {
  vi.advanceTimersByTime(250);
  await new Promise((resolve) => setTimeout(resolve, 10));
};
const pollUntil = async (check: () => boolean) => {
  for (let tries = 0; tries < 200 && !check(); tries += 1) await poll();
  expect(check()).toBe(true);
};
const pollUntilVersions = (expected: Record<string, string>) =>
  pollUntil(() => JSON.stringify(versions()) === JSON.stringify(expected));
const pollUntilRefused = () => pollUntil(() => onRefused.mock.calls.length > 0);
const pollUntilGeneration = (generation: number) => pollUntil(() => registry.snapshot.generation === generation);
const pollTwice = async () => {
  await poll();
  await poll();
};
const entryOf = (version: string) => path.join(dir, 'mf-probe', version, 'server/remoteEntry.cjs');
/** @returns function that repairs it */
const damage = (version: string) => {
  const whole = fs.readFileSync(entryOf(version));
  fs.appendFileSync(entryOf(version), '\n');
  return () => fs.writeFileSync(entryOf(version), whole);
};
const laterThanRetry = () => vi.setSystemTime(Date.now() + 2500);

describe('following the document', () => {
  it('serves the current versions without a restart', async () => {
    await registry.start();
    expect(versions()).toEqual({});
    release('1');
    release('7', 'mf-other');
    await pollUntilVersions({ 'mf-probe': '1', 'mf-other': '7' });
    expect(registry.snapshot.owners).toEqual(
      new Map([
        ['text', 'mf-probe'],
        ['bild', 'mf-other'],
      ]),
    );
    release('2');
    await pollUntilVersions({ 'mf-probe': '2', 'mf-other': '7' });
    expect(onChange).toHaveBeenLastCalledWith(registry.snapshot);
    expect(registry.snapshot.generation).toBe(3);
    rollBack(dir, 'mf-probe');
    await pollUntilVersions({ 'mf-probe': '1', 'mf-other': '7' });
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('reports only news', async () => {
    release('1');
    await registry.start();
    await pollTwice();
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('lets a request finish with its version, then releases the version', async () => {
    release('1');
    await registry.start();
    const [old] = [...registry.snapshot.remotes.values()].map(({ server }) => server);
    const end = old!.use();
    release('2');
    await pollUntilVersions({ 'mf-probe': '2' });
    expect(serverOf(old)?.template('text')).toBeDefined();
    end();
    expect(serverOf(old)?.template('text')).toBeUndefined();
    expect(serverOf(registry.snapshot.remotes.get('mf-probe')?.server)?.template('text')).toBeDefined();
  });

  it('keeps its versions when the document is damaged, and reports that once', async () => {
    release('1');
    await registry.start();
    fs.writeFileSync(registryPath(dir), '{');
    await pollUntilRefused();
    await pollTwice();
    expect(onRefused).toHaveBeenCalledExactlyOnceWith('registry', 'registry.json', expect.any(Error));
    expect(versions()).toEqual({ 'mf-probe': '1' });
  });
});

describe('a version that the document announces', () => {
  const load = vi.fn<(release: Release, dir: string) => Promise<ServedRelease>>((...args) => loadHere(...args));
  const loads = () => load.mock.calls.map(([{ version }]) => version);
  beforeEach(async () => {
    load.mockClear();
    registry = new Registry({ releasesDir: dir, host, onRefused, onChange, load: (...args) => load(...args) });
    release('1');
    await registry.start();
    await poll();
  });

  it('is loaded ahead, once', async () => {
    storeExample(dir, { version: '2' });
    announce(dir, { remote: 'mf-probe', version: '2' });
    await pollUntil(() => loads().includes('2'));
    expect(versions()).toEqual({ 'mf-probe': '1' });
    activate(dir, 'mf-probe', '2');
    await pollUntilVersions({ 'mf-probe': '2' });
    expect(loads()).toEqual(['1', '2']);
  });

  it('is the only one loaded: other versions in the store are not', async () => {
    storeExample(dir, { version: '2' });
    announce(dir, { remote: 'mf-other', version: '2' });
    for (let looks = 0; looks < 4; looks += 1) await poll();
    expect(loads()).toEqual(['1']);
  });

  it('is not loaded from a folder that contains another version', async () => {
    fs.cpSync(releaseDir(dir, 'mf-probe', '1'), releaseDir(dir, 'mf-probe', '2'), { recursive: true });
    announce(dir, { remote: 'mf-probe', version: '2' });
    await pollTwice();
    expect(loads()).toEqual(['1']);
    activate(dir, 'mf-probe', '2');
    await pollUntilRefused();
    expect(versions()).toEqual({ 'mf-probe': '1' });
  });

  it('is refused where a file has changed since', async () => {
    storeExample(dir, { version: '2' });
    announce(dir, { remote: 'mf-probe', version: '2' });
    await pollUntil(() => loads().includes('2'));
    const repair = damage('2');
    activate(dir, 'mf-probe', '2');
    await pollUntilRefused();
    expect(versions()).toEqual({ 'mf-probe': '1' });
    repair();
  });

  it('that does not load is reported when it becomes current', async () => {
    storeExample(dir, { version: '2', serverCode: "throw new Error('kaputt')" });
    announce(dir, { remote: 'mf-probe', version: '2' });
    await pollUntil(() => loads().includes('2'));
    await pollTwice();
    expect(onRefused).not.toHaveBeenCalled();
    activate(dir, 'mf-probe', '2');
    await pollUntilRefused();
    expect(versions()).toEqual({ 'mf-probe': '1' });
  });
});

describe('a broken release', () => {
  /** Version 2 follows version 1 and is refused; returns a function that repairs it. */
  async function refuseNext(): Promise<() => void> {
    release('1');
    await registry.start();
    storeExample(dir, { version: '2' });
    const repair = damage('2');
    activate(dir, 'mf-probe', '2');
    await pollUntilRefused();
    return repair;
  }

  it('never replaces a working one, and is retried until it works', async () => {
    const repair = await refuseNext();
    expect(onRefused.mock.calls[0]?.slice(0, 2)).toEqual(['mf-probe', '2']);
    expect(onRefused.mock.calls[0]?.[2]).toMatchObject({ message: 'file changed: server/remoteEntry.cjs' });
    expect(versions()).toEqual({ 'mf-probe': '1' });
    expect(serverOf(registry.snapshot.remotes.get('mf-probe')?.server)?.template('text')).toBeDefined();

    const told = onChange.mock.calls.length;
    laterThanRetry();
    await pollTwice();
    expect(onRefused).toHaveBeenCalledOnce();
    expect(onChange).toHaveBeenCalledTimes(told);

    repair();
    laterThanRetry();
    await pollUntilVersions({ 'mf-probe': '2' });
    expect(onChange).toHaveBeenCalledTimes(told + 1);
  });

  it('is left alone after a rollback', async () => {
    const repair = await refuseNext();
    rollBack(dir, 'mf-probe');
    await pollUntilGeneration(3);
    const told = onChange.mock.calls.length;
    repair();
    laterThanRetry();
    await pollTwice();
    expect(versions()).toEqual({ 'mf-probe': '1' });
    expect(onChange).toHaveBeenCalledTimes(told);
  });

  it.each([
    ['throws while loading', { serverCode: "throw new Error('kaputt');" }],
    ['speaks another contract', { contractVersion: 2 }],
  ])('is refused when it %s', async (_name, example) => {
    release('1');
    release('7', 'mf-other');
    await registry.start();
    storeExample(dir, { version: '2', ...example });
    activate(dir, 'mf-probe', '2');
    await pollUntilRefused();
    await pollUntilGeneration(3);
    expect(versions()).toEqual({ 'mf-probe': '1', 'mf-other': '7' });
  });

  it('is refused when it is missing', async () => {
    release('1');
    await registry.start();
    activate(dir, 'mf-probe', 'fehlt');
    await pollUntilRefused();
    expect(versions()).toEqual({ 'mf-probe': '1' });
  });
});

describe('pages rendered with the previous version', () => {
  it.each([
    ['mended in place', () => damage('2')],
    [
      'whose files came after the pointer',
      () => {
        const away = path.join(dir, 'away');
        fs.renameSync(path.join(dir, 'mf-probe/2'), away);
        return () => fs.renameSync(away, path.join(dir, 'mf-probe/2'));
      },
    ],
  ])('are not cached beyond a release %s, which changes them within one generation', async (_name, spoil) => {
    for (const version of ['1', '2']) release(version);
    const repair = spoil();
    await registry.start();
    expect(versions()).toEqual({ 'mf-probe': '1' });
    const { edition, generation } = registry.snapshot;
    repair();
    laterThanRetry();
    await pollUntilVersions({ 'mf-probe': '2' });
    expect(registry.snapshot.generation).toBe(generation);
    expect(registry.snapshot.edition).toBeGreaterThan(edition);
  });
});

describe('a template that two remotes declare', () => {
  it('belongs to its owner', async () => {
    storeExample(dir, { version: '1', name: 'mf-a', templates: ['text'] });
    release('1');
    activate(dir, 'mf-a', '1', { what: 'current', key: null, reason: '', owners: { text: 'mf-probe' } });
    await registry.start();
    expect(registry.snapshot.owners).toEqual(new Map([['text', 'mf-probe']]));
  });
});

describe('starting', () => {
  it('uses the previous version when the current one is broken, and the current one once it works', async () => {
    release('1');
    release('2');
    const repair = damage('2');
    await registry.start();
    expect(versions()).toEqual({ 'mf-probe': '1' });
    expect(registry.snapshot.owners.get('text')).toBe('mf-probe');
    expect(onRefused).toHaveBeenCalledOnce();
    repair();
    laterThanRetry();
    await pollUntilVersions({ 'mf-probe': '2' });
  });

  it('omits a remote without a working version', async () => {
    release('1');
    damage('1');
    release('7', 'mf-other');
    await registry.start();
    expect(versions()).toEqual({ 'mf-other': '7' });
    expect(registry.snapshot.owners.has('text')).toBe(false);
  });
});

describe('a canary', () => {
  const tried = () => registry.canary?.snapshot.remotes.get('mf-probe')?.server.release.version;
  const begin = (version: string, serverCode = '') => {
    storeExample(dir, { version, name: 'mf-probe', serverCode, templates: ['text'] });
    const canary = { remote: 'mf-probe', version, share: 0.1, key: null, owners: { text: 'mf-probe' } };
    return startCanary(dir, canary).generation;
  };
  beforeEach(async () => {
    release('1');
    release('7', 'mf-other');
    await registry.start();
  });

  it('is a set next to the current one; a tab keeps its set', async () => {
    const generation = begin('2');
    await pollUntil(() => tried() === '2');
    expect(versions()).toEqual({ 'mf-probe': '1', 'mf-other': '7' });
    const { snapshot, canary } = registry;
    expect(canary?.snapshot.remotes.get('mf-other')).toBe(snapshot.remotes.get('mf-other'));
    expect(registry.choose(false)).toBe(snapshot);
    expect(registry.choose(true)).toBe(canary?.snapshot);
    expect(registry.choose(true, snapshot.generation)).toBe(snapshot);
    expect(registry.choose(false, generation)).toBe(canary?.snapshot);
    expect(registry.choose(true, 99), 'of an older tab the cookie decides').toBe(canary?.snapshot);
  });

  it('becomes current without being loaded again, and tabs that had it continue', async () => {
    const generation = begin('2');
    await pollUntil(() => tried() === '2');
    const loaded = registry.canary?.snapshot.remotes.get('mf-probe');
    endCanary(dir, { remote: 'mf-probe', version: '2' }, 'current', '');
    await pollUntilVersions({ 'mf-probe': '2', 'mf-other': '7' });
    expect(registry.snapshot.remotes.get('mf-probe')).toBe(loaded);
    expect(registry.canary).toBeNull();
    expect(registry.versionsOf(generation)).toEqual({ 'mf-probe': '2', 'mf-other': '7' });
  });

  it('disappears when it is withdrawn, and leaves memory with its last request', async () => {
    begin('2');
    await pollUntil(() => tried() === '2');
    const server = registry.canary?.snapshot.remotes.get('mf-probe')?.server;
    const end = server?.use();
    endCanary(dir, { remote: 'mf-probe', version: '2' }, 'withdrawn', '');
    await pollUntil(() => registry.canary === null);
    expect(versions()).toEqual({ 'mf-probe': '1', 'mf-other': '7' });
    expect(serverOf(server)?.template('text')).toBeDefined();
    end?.();
  });

  it('that cannot be loaded is refused, and served to no visitor', async () => {
    begin('2', "throw new Error('kaputt')");
    await pollUntilRefused();
    expect(registry.canary).toBeNull();
    expect(registry.choose(true)).toBe(registry.snapshot);
  });
});

describe('versions of an open tab', () => {
  it('are those of its generation', async () => {
    release('1');
    release('7', 'mf-other');
    release('2');
    await registry.start();
    expect(registry.versionsOf(1)).toEqual({ 'mf-probe': '1' });
    expect(registry.versionsOf(2)).toEqual({ 'mf-probe': '1', 'mf-other': '7' });
  });

  it('are not returned for the current generation and for an unknown one', async () => {
    release('1');
    await registry.start();
    for (const generation of [1, 0, -1, 99, Number.NaN]) expect(registry.versionsOf(generation)).toBeNull();
  });

  it('are unknown when one of them was removed from disk', async () => {
    for (const version of ['1', '2', '3']) release(version);
    await registry.start();
    pruneReleases(dir, 'mf-probe', 1);
    expect(registry.versionsOf(1)).toBeNull();
    expect(registry.versionsOf(2)).toEqual({ 'mf-probe': '2' });
  });

  it('are those served, not a release that was refused meanwhile', async () => {
    release('1');
    await registry.start();
    storeExample(dir, { version: '2' });
    damage('2');
    activate(dir, 'mf-probe', '2');
    await pollUntilGeneration(2);
    rollBack(dir, 'mf-probe');
    await pollUntilGeneration(3);
    expect(registry.versionsOf(2)).toEqual({ 'mf-probe': '1' });
  });
});
