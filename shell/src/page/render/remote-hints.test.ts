import { beforeEach, describe, expect, it } from 'vitest';
import type { ServedRelease } from '../../isolation/served-release.ts';
import type { Snapshot } from '../../registry/registry.ts';
import { createBuild, createTemporaryDir } from '../../registry/release.examples.ts';
import { createBlockData, createIsland } from '../../server/page.examples.ts';
import { createRemoteHint, createRemoteHints, listIslands, listStyles } from './remote-hints.ts';

let release: ReturnType<typeof createBuild>;
let snapshot: Snapshot;
beforeEach(() => {
  release = createBuild(createTemporaryDir(), { version: '20261121.180000-a1', templates: ['text', 'bild'] });
  const server = { release } as unknown as ServedRelease;
  snapshot = {
    generation: 1,
    edition: 1,
    remotes: new Map([['mf-probe', { server, manifestIntegrity: 'sha384-liste' }]]),
    owners: new Map(),
  };
});
const BASE = '/remotes/mf-probe/20261121.180000-a1/';
const integrityOf = (file: string) => release.files[file]?.integrity;

describe('hint of one release', () => {
  it('names every file with its hash, and the container of this version', () => {
    expect(createRemoteHint(release, 'sha384-liste', ['text'])).toEqual({
      version: '20261121.180000-a1',
      container: 'mf_probe__20261121_180000_a1',
      entry: { href: `${BASE}client/remoteEntry.js`, integrity: integrityOf('client/remoteEntry.js') },
      manifest: { href: `${BASE}release.json`, integrity: 'sha384-liste' },
      templates: {
        text: [{ href: `${BASE}client/text.js`, integrity: integrityOf('client/text.js') }],
      },
    });
  });

  it('omits a template that the release does not have', () => {
    expect(Object.keys(createRemoteHint(release, '', ['text', 'neu']).templates)).toEqual(['text']);
  });
});

describe('islands of a page', () => {
  it('are its blocks with browser code, by their index', () => {
    const blocks = [
      createBlockData(),
      createBlockData({ template: 'bild', island: 'visible', context: { a: 1 }, options: { b: 2 } }),
      createBlockData({ remote: null, island: 'load' }),
    ];
    expect(listIslands(blocks)).toEqual([
      { id: 1, remote: 'mf-probe', template: 'bild', when: 'visible', context: { a: 1 }, options: { b: 2 } },
    ]);
  });
});

describe('hints of a page', () => {
  it('cover its islands, and no other template or remote', () => {
    const islands = [
      createIsland({ template: 'bild' }),
      createIsland({ template: 'bild' }),
      createIsland({ remote: 'mf-weg' }),
    ];
    const hints = createRemoteHints(islands, snapshot);
    expect(Object.keys(hints)).toEqual(['mf-probe']);
    expect(hints['mf-probe']?.manifest.integrity).toBe('sha384-liste');
    expect(Object.keys(hints['mf-probe']?.templates ?? {})).toEqual(['bild']);
  });

  it('are empty for a page without islands', () => {
    expect(createRemoteHints([], snapshot)).toEqual({});
  });
});

describe('stylesheets of a page', () => {
  it('are those of all its blocks, islands or not, without duplicates', () => {
    const blocks = [
      createBlockData(),
      createBlockData({ template: 'bild', island: 'load' }),
      createBlockData({ remote: null }),
      createBlockData({ remote: 'mf-weg' }),
      createBlockData({ template: 'neu' }),
    ];
    expect(listStyles(blocks, snapshot)).toEqual([
      { href: `${BASE}client/text.css`, integrity: integrityOf('client/text.css') },
    ]);
  });
});
