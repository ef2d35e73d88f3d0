import type { Release } from '@gm/shared/contract/release';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBuild, createTemporaryDir } from '../registry/release.examples.ts';
import { ServerRemote } from './server-remote.ts';

let dir: string;
beforeEach(() => {
  dir = createTemporaryDir();
});
afterEach(() => {
  vi.useRealTimers();
});

function callTemplate(remote: ServerRemote, name: string): unknown {
  return (remote.template(name) as (() => unknown) | undefined)?.();
}

describe('loading', () => {
  it('provides every template and its contract at once', async () => {
    const release = createBuild(dir, { version: '1', templates: ['text', 'bild-text'] });
    const remote = await ServerRemote.load(release, dir);
    expect(callTemplate(remote, 'bild-text')).toBe('bild-text');
    expect(remote.definition('text')?.slots).toEqual(['content']);
    expect(remote.template('unbekannt')).toBeUndefined();
    expect(remote.definition('unbekannt')).toBeUndefined();
  });

  it.each<[string, string, RegExp]>([
    ['throws', "throw new Error('kaputt');", /kaputt/],
    ['is no container', 'module.exports = {};', /./],
    ['has no contract', "delete modules['./contract'].remote;", /mf-probe: contract\.ts exports no 'remote'/],
    [
      'declares another template',
      "modules['./contract'].remote.templates.bild = {};",
      /mf-probe: the release lacks bild/,
    ],
    ['has no component', 'delete modules["./text"].default;', /mf-probe\/text: no component/],
    ['has something else than a component', 'modules["./text"].default = "text";', /mf-probe\/text: no component/],
    [
      'throws on loading a template',
      "const get = exports.get; exports.get = (id) => id === './text' ? Promise.reject(new Error('Chunk fehlt')) : get(id);",
      /Chunk fehlt/,
    ],
  ])('refuses a build whose server side %s', async (_name, serverCode, message) => {
    await expect(ServerRemote.load(createBuild(dir, { version: '1', serverCode }), dir)).rejects.toThrow(message);
  });

  it('refuses a build without its server side', async () => {
    const release: Release = { ...createBuild(dir, { version: '1' }), serverEntry: 'server/fehlt.cjs' };
    await expect(ServerRemote.load(release, dir)).rejects.toThrow();
  });

  it('gives up after 2 s', async () => {
    const release = createBuild(dir, { version: '1', serverCode: 'exports.get = () => new Promise(() => {});' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const loading = ServerRemote.load(release, dir);
    const refused = expect(loading).rejects.toThrow('mf-probe 1: no answer within 2000 ms');
    await vi.advanceTimersByTimeAsync(2000);
    await refused;
  });
});
