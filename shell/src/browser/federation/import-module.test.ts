// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Asset } from '../../base/seite-daten.ts';

const BASE = '/remotes/mf-probe/1/';
const ENTRY: Asset = { href: `${BASE}client/entry.js`, integrity: 'sha384-entry' };
const RELEASE: Asset = { href: `${BASE}release.json`, integrity: 'sha384-release' };

const fetchFile = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();
/** Links that the browser was asked to load, in order; `loads` decides the outcome of each. */
let links: HTMLLinkElement[];
let loads: (link: HTMLLinkElement) => boolean;
let canPreload: boolean;

/** Loads the module with fresh state, as in a new document. */
async function loadModule(): Promise<typeof import('./import-module.ts')> {
  vi.resetModules();
  const module = await import('./import-module.ts');
  module.allowAssets([ENTRY], RELEASE);
  return module;
}

beforeEach(() => {
  links = [];
  loads = () => true;
  canPreload = true;
  document.head.innerHTML = '';
  fetchFile.mockReset().mockImplementation(async () =>
    Response.json({
      files: { 'client/late.js': { integrity: 'sha384-late' }, 'server/entry.cjs': { integrity: 'x' } },
    }),
  );
  vi.stubGlobal('fetch', fetchFile);
  vi.spyOn(DOMTokenList.prototype, 'supports').mockImplementation(() => canPreload);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes as HTMLLinkElement[]) {
      document.head.appendChild(node);
      links.push(node);
      queueMicrotask(() => (loads(node) ? node.onload?.(new Event('load')) : node.onerror?.(new Event('error'))));
    }
  });
});
const requested = () =>
  links.map(({ rel, integrity }) => `${rel} ${new URL(links.at(-1)!.href).pathname} ${integrity}`);

describe('a module of a release', () => {
  it('is fetched and verified by its hash without running', async () => {
    const { preloadModule } = await loadModule();
    await preloadModule(ENTRY.href);
    expect(requested()).toEqual([`modulepreload ${BASE}client/entry.js sha384-entry`]);
    expect(fetchFile).not.toHaveBeenCalled();
  });

  it('is verified on the way into the HTTP cache where the browser cannot preload modules', async () => {
    canPreload = false;
    const { preloadModule } = await loadModule();
    await preloadModule(ENTRY.href);
    expect(fetchFile).toHaveBeenCalledExactlyOnceWith(ENTRY.href, { integrity: 'sha384-entry' });
    expect(links).toEqual([]);
  });

  it('that the page does not name is looked up in the release’s own list, once', async () => {
    const { preloadModule } = await loadModule();
    await Promise.all([preloadModule(`${BASE}client/late.js`), preloadModule(`${BASE}client/late.js`)]);
    await preloadModule(`${BASE}client/late.js`);
    expect(fetchFile).toHaveBeenCalledExactlyOnceWith(RELEASE.href, { integrity: 'sha384-release' });
    expect(links.map(({ integrity }) => integrity)).toEqual(['sha384-late', 'sha384-late', 'sha384-late']);
  });

  it('is looked up again when the list could not be fetched', async () => {
    const { preloadModule } = await loadModule();
    fetchFile.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(preloadModule(`${BASE}client/late.js`)).rejects.toThrow('Failed to fetch');
    await preloadModule(`${BASE}client/late.js`);
    expect(fetchFile).toHaveBeenCalledTimes(2);
  });

  it('is refused when its content differs from the release; the next call tries again', async () => {
    const { preloadModule } = await loadModule();
    loads = () => false;
    await expect(preloadModule(ENTRY.href)).rejects.toThrow(`Failed to load ${location.origin}${ENTRY.href}`);
    expect(document.head.children).toHaveLength(0);
    loads = () => true;
    await preloadModule(ENTRY.href);
    expect(links).toHaveLength(2);
  });

  it('runs only after verification', async () => {
    const run = vi.fn(() => ({ init: 'da' }));
    vi.doMock(ENTRY.href, run);
    const { importModule } = await loadModule();
    loads = () => false;
    await expect(importModule(ENTRY.href)).rejects.toThrow('Failed to load');
    expect(run).not.toHaveBeenCalled();
    loads = () => true;
    expect(await importModule(ENTRY.href)).toMatchObject({ init: 'da' });
    expect(run).toHaveBeenCalledOnce();
  });
});

describe('a module at another origin', () => {
  const CDN = 'https://cdn.example';
  const onFault = vi.fn();
  beforeEach(() => {
    onFault.mockReset();
    addEventListener('gm:fault', onFault);
    return () => removeEventListener('gm:fault', onFault);
  });

  async function loadModuleAtOrigin() {
    const module = await loadModule();
    module.allowAssets([{ ...ENTRY, href: CDN + ENTRY.href }], RELEASE);
    return module;
  }
  const hrefs = () => links.map(({ href }) => href);

  it('is verified by the hash of the release, its later chunks, too', async () => {
    const { preloadModule } = await loadModuleAtOrigin();
    expect(await preloadModule(CDN + ENTRY.href)).toBe(CDN + ENTRY.href);
    expect(await preloadModule('./late.js', CDN + ENTRY.href)).toBe(`${CDN}${BASE}client/late.js`);
    expect(links.map(({ href, integrity }) => `${href} ${integrity}`)).toEqual([
      `${CDN}${ENTRY.href} sha384-entry`,
      `${CDN}${BASE}client/late.js sha384-late`,
    ]);
    expect(onFault).not.toHaveBeenCalled();
  });

  it('is replaced by the copy of this site if it is missing or altered, with all that follow', async () => {
    loads = ({ href }) => !href.startsWith(CDN);
    const { preloadModule } = await loadModuleAtOrigin();
    expect(await preloadModule(CDN + ENTRY.href)).toBe(ENTRY.href);
    expect(await preloadModule('./late.js', CDN + ENTRY.href)).toBe(`${BASE}client/late.js`);
    expect(hrefs()).toEqual([
      CDN + ENTRY.href,
      location.origin + ENTRY.href,
      `${location.origin}${BASE}client/late.js`,
    ]);
    expect(onFault).toHaveBeenCalledOnce();
  });

  it('is not requested there after the origin was given up', async () => {
    const { giveUpOrigin, preloadModule } = await loadModuleAtOrigin();
    giveUpOrigin(CDN + ENTRY.href);
    expect(await preloadModule(CDN + ENTRY.href)).toBe(ENTRY.href);
    expect(hrefs()).toEqual([location.origin + ENTRY.href]);
  });

  it('is not requested there by browsers that cannot verify what they run', async () => {
    canPreload = false;
    const { preloadModule } = await loadModuleAtOrigin();
    expect(await preloadModule(CDN + ENTRY.href)).toBe(ENTRY.href);
    expect(fetchFile).toHaveBeenCalledExactlyOnceWith(ENTRY.href, { integrity: 'sha384-entry' });
  });
});

describe('a file that belongs to no release', () => {
  it.each([
    `${BASE}client/unbekannt.js`,
    `${BASE}server/entry.cjs`,
    '/remotes/mf-anderes/1/client/entry.js',
    '/remotes/mf-probe/2/client/entry.js',
    '/api/bild/1/100',
    'https://evil.example/entry.js',
    'data:text/javascript,alert(1)',
    `${BASE}client/../../../../api/x.js`,
  ])('is neither fetched nor run: %s', async (url) => {
    const { importModule } = await loadModule();
    await expect(importModule(url)).rejects.toThrow('Not part of a release');
    expect(links).toEqual([]);
    expect(fetchFile.mock.calls.every(([asked]) => asked === RELEASE.href)).toBe(true);
  });
});

describe('chunks of the remotes', () => {
  it('are checked in the same way, named relative to the importing chunk', async () => {
    await loadModule();
    const load = globalThis.__gm_import__?.(`${location.origin}${BASE}client/entry.js`);
    loads = () => false;
    await expect(load?.('./late.js')).rejects.toThrow(`Failed to load ${location.origin}${BASE}client/late.js`);
    expect(links.map(({ integrity }) => integrity)).toEqual(['sha384-late']);
    await expect(load?.('/api/x.js')).rejects.toThrow('Not part of a release');
  });
});
