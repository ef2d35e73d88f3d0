import { createRequire } from 'node:module';
import path from 'node:path';
import { CONTRACT_VERSION } from '@gm/shared/vertrag';
import type { Release } from '@gm/shared/vertrag/release';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBuild, createTemporaryDir } from '../registry/release.beispiele.ts';
import { ServerRemote } from './server-remote.ts';

let dir: string;
beforeEach(() => {
  dir = createTemporaryDir();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Names of everything the process holds on to after loading modules. */
function listTraces(): string[] {
  const globals = globalThis as unknown as {
    __FEDERATION__?: { __INSTANCES__: { name: string }[] } & Record<string, object | Map<string, unknown>>;
    __GLOBAL_LOADING_REMOTE_ENTRY__?: object;
  };
  const { __INSTANCES__ = [], ...rest } = globals.__FEDERATION__ ?? {};
  const { cache } = createRequire(import.meta.url);
  return [
    ...__INSTANCES__.map(({ name }) => `instance ${name}`),
    ...Object.entries(rest).flatMap(([part, value]) =>
      (value instanceof Map ? [...value.keys()] : Object.keys(value ?? {})).map((key) => `${part} ${key}`),
    ),
    ...Object.keys(globals.__GLOBAL_LOADING_REMOTE_ENTRY__ ?? {}),
    ...Object.keys(cache),
    ...Object.values(cache).flatMap((module) => module?.children.map(({ filename }) => `child ${filename}`) ?? []),
  ];
}
const tracesOf = (folder: string, container: string) =>
  listTraces().filter((trace) => trace.includes(folder) || trace.includes(container));

function callTemplate(remote: ServerRemote, name: string): unknown {
  return (remote.template(name) as (() => unknown) | undefined)?.();
}

describe('loading', () => {
  it('has every template at hand at once, and what the contract says about it', async () => {
    const release = createBuild(dir, { version: '1', templates: ['text', 'bild-text'] });
    const remote = await ServerRemote.load(release, dir);
    expect(callTemplate(remote, 'bild-text')).toBe('bild-text');
    expect(remote.definition('text')?.slots).toEqual(['content']);
    expect(remote.template('unbekannt')).toBeUndefined();
    expect(remote.definition('unbekannt')).toBeUndefined();
    remote.retire();
  });

  it.each<[string, string, RegExp]>([
    ['throws', "throw new Error('kaputt');", /kaputt/],
    ['is no container', 'module.exports = {};', /./],
    ['has no contract', "delete modules['./contract'].remote;", /mf-probe: contract\.ts exports no 'remote'/],
    [
      'declares another template',
      "modules['./contract'].remote.templates.bild = {};",
      /mf-probe: the contract declares bild, text; the release lists text/,
    ],
    ['has no component', 'delete modules["./text"].default;', /mf-probe\/text: no component/],
    ['has something else than a component', 'modules["./text"].default = "text";', /mf-probe\/text: no component/],
    [
      'throws on loading a template',
      "const get = exports.get; exports.get = (id) => id === './text' ? Promise.reject(new Error('Chunk fehlt')) : get(id);",
      /Chunk fehlt/,
    ],
  ])('refuses a build whose server side %s, and keeps nothing of it', async (_name, serverCode, message) => {
    const before = listTraces();
    await expect(ServerRemote.load(createBuild(dir, { version: '1', serverCode }), dir)).rejects.toThrow(message);
    expect(listTraces()).toEqual(before);
  });

  it('refuses a build without its server side', async () => {
    const release: Release = { ...createBuild(dir, { version: '1' }), serverEntry: 'server/fehlt.cjs' };
    await expect(ServerRemote.load(release, dir)).rejects.toThrow();
    expect(tracesOf(dir, 'mf_probe')).toEqual([]);
  });

  it('gives up after 2 s', async () => {
    const release = createBuild(dir, { version: '1', serverCode: 'exports.get = () => new Promise(() => {});' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const loading = ServerRemote.load(release, dir);
    const refused = expect(loading).rejects.toThrow('mf-probe 1: no answer within 2000 ms');
    await vi.advanceTimersByTimeAsync(2000);
    await refused;
    expect(tracesOf(dir, 'mf_probe')).toEqual([]);
  });
});

describe('two versions', () => {
  it('live side by side, and one goes without the other', async () => {
    // One name begins with the other.
    const dirs = { '1.0': dir, '1.0-rc': createTemporaryDir() };
    const load = (version: '1.0' | '1.0-rc', text: string) =>
      ServerRemote.load(
        createBuild(dirs[version], { version, serverCode: `modules['./text'].default = () => '${text}';` }),
        dirs[version],
      );
    const [final, candidate] = await Promise.all([load('1.0', 'neu'), load('1.0-rc', 'alt')]);
    expect(callTemplate(final, 'text')).toBe('neu');
    expect(callTemplate(candidate, 'text')).toBe('alt');
    const kept = tracesOf(dirs['1.0-rc'], 'mf_probe__1_0_rc');
    final.retire();
    expect(tracesOf(dirs['1.0-rc'], 'mf_probe__1_0_rc')).toEqual(kept);
    expect(tracesOf(dirs['1.0'], 'mf_probe__1_0:')).toEqual([]);
    candidate.retire();
    expect(tracesOf(dirs['1.0-rc'], 'mf_probe')).toEqual([]);
  });
});

describe('retiring', () => {
  it('leaves nothing in the runtime and in the module cache, however often versions come and go', async () => {
    const load = (version: string) => {
      const folder = path.join(dir, version);
      return ServerRemote.load(createBuild(folder, { version }), folder);
    };
    (await load('0')).retire();
    const before = listTraces();
    const remote = await load('1');
    expect(listTraces().length).toBeGreaterThan(before.length);
    remote.retire();
    for (const version of ['2', '3', '4']) (await load(version)).retire();
    expect(listTraces()).toEqual(before);
  });

  it('waits for the requests that use the version', async () => {
    const remote = await ServerRemote.load(createBuild(dir, { version: '1' }), dir);
    const endings = [remote.use(), remote.use()];
    remote.retire();
    endings[0]!();
    // Ending twice does not end another request.
    endings[0]!();
    expect(remote.template('text')).toBeDefined();
    expect(remote.definition('text')).toBeDefined();
    endings[1]!();
    expect(remote.template('text')).toBeUndefined();
    expect(tracesOf(dir, 'mf_probe')).toEqual([]);
  });

  it('lets the same version be loaded again', async () => {
    const release = createBuild(dir, { version: '1' });
    (await ServerRemote.load(release, dir)).retire();
    const again = await ServerRemote.load(release, dir);
    expect(callTemplate(again, 'text')).toBe('text');
    expect(again.release.contractVersion).toBe(CONTRACT_VERSION);
    again.retire();
  });
});
