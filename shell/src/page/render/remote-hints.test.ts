import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ServedRelease } from '../../isolation/served-release.ts';
import type { Snapshot } from '../../registry/registry.ts';
import { createBuild, createTemporaryDir } from '../../registry/release.examples.ts';
import type { LoadedRemote } from '../../registry/upcoming.ts';
import { createBlockData, createIsland } from '../../server/page.examples.ts';
import { createRemoteHint, createRemoteHints, listIslands, listStyles } from './remote-hints.ts';
import { StyleStore } from './style-store.ts';

const VERSION = '20261121.180000-a1';
let releasesDir: string;
let release: ReturnType<typeof createBuild>;
let loaded: LoadedRemote;
let snapshot: Snapshot;
beforeEach(() => {
  releasesDir = createTemporaryDir();
  const dir = path.join(releasesDir, 'mf-probe', VERSION);
  release = createBuild(dir, { version: VERSION, templates: ['text', 'bild'] });
  loaded = { server: { release } as unknown as ServedRelease, releaseIntegrity: 'sha384-liste' };
  snapshot = {
    generation: 1,
    edition: 1,
    remotes: new Map([['mf-probe', loaded]]),
    owners: new Map(),
  };
});
const BASE = `/remotes/mf-probe/${VERSION}/`;
const integrityOf = (file: string) => release.files[file]?.integrity;

describe('hint of one release', () => {
  it('names every file with its hash, and the container of this version', () => {
    expect(createRemoteHint(loaded, ['text'])).toEqual({
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
    expect(Object.keys(createRemoteHint(loaded, ['text', 'neu']).templates)).toEqual(['text']);
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

describe('files at another origin', () => {
  const CDN = 'https://cdn.example';
  beforeEach(() => {
    loaded.origin = CDN;
  });

  it('have the same path and hash; the list of files comes from this site', () => {
    const { entry, manifest, templates } = createRemoteHint(loaded, ['text']);
    expect(entry).toEqual({
      href: `${CDN}${BASE}client/remoteEntry.js`,
      integrity: integrityOf('client/remoteEntry.js'),
    });
    expect(templates.text?.map(({ href }) => href)).toEqual([`${CDN}${BASE}client/text.js`]);
    expect(manifest.href).toBe(`${BASE}release.json`);
  });

  it('are requested with CORS if they are stylesheets, which is automatic for modules', () => {
    expect(listStyles([createBlockData()], snapshot)).toEqual([
      { href: `${CDN}${BASE}client/text.css`, integrity: integrityOf('client/text.css'), crossOrigin: 'anonymous' },
    ]);
  });

  it('are inlined from the own copy', () => {
    const styles = new StyleStore('/nowhere', releasesDir);
    const [style] = listStyles([createBlockData()], snapshot);
    expect(styles.read(style!)).toMatchObject({ href: style!.href, css: '.text{color:inherit}' });
  });
});
