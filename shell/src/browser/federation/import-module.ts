/**
 * All module code after the first script is loaded here: a file must be listed with a hash in its release, and the
 * browser must have verified it. A `modulepreload` link with `integrity` puts the verified module into the document's
 * module map; the following `import()` uses that entry and never fetches again.
 */
import { reportFault } from '@gm/shared/errors/report-fault';
import type { Asset } from '../../base/seite-daten.ts';
import { addLink, createLink } from './add-link.ts';

interface ReleaseFile {
  files: Record<string, { integrity: string }>;
}

declare global {
  /**
   * Chunk loading of the remotes is compiled to this (shared/build/remote-build.ts); chunks are named relative to
   * `base`.
   */
  var __gm_import__: ((base: string) => (url: string) => Promise<unknown>) | undefined;
}

const integrities = new Map<string, string>();
const releases = new Map<string, { asset: Asset; loaded?: Promise<void> }>();
/** Other origins of which a file failed: from then on this site's copies are used. */
const failed = new Set<string>();
const REMOTE_FILE = /^(\/remotes\/[^/]+\/[^/]+\/)client\//;

/** Registers the files of a release and the address of its full list. */
export function allowAssets(assets: readonly Asset[], release: Asset): void {
  for (const { href, integrity } of assets) integrities.set(new URL(href, location.href).pathname, integrity);
  const base = release.href.slice(0, release.href.lastIndexOf('/') + 1);
  if (!releases.has(base)) releases.set(base, { asset: release });
}

/** Chunks that the page's hints do not name (a carousel loaded late) are looked up in the release's list. */
async function loadRelease(base: string): Promise<void> {
  const known = releases.get(base);
  if (!known) return;
  known.loaded ??= fetch(known.asset.href, { integrity: known.asset.integrity }).then(async (response) => {
    const { files } = (await response.json()) as ReleaseFile;
    for (const [file, { integrity }] of Object.entries(files)) integrities.set(base + file, integrity);
  });
  await known.loaded.catch((cause: unknown) => {
    known.loaded = undefined;
    throw cause;
  });
}

async function findIntegrity(pathname: string): Promise<string> {
  const base = REMOTE_FILE.exec(pathname)?.[1];
  if (base && !integrities.has(pathname)) await loadRelease(base);
  const integrity = integrities.get(pathname);
  if (!integrity) throw new Error(`Not part of a release: ${pathname}`);
  return integrity;
}

const canPreload = document.createElement('link').relList.supports('modulepreload');

/** For an origin that answers nothing. */
export function giveUpOrigin(href: string): void {
  failed.add(new URL(href, location.href).origin);
}

/** Fetches and verifies a module without running it. Returns its address: of another origin, or of this site's copy. */
export async function preloadModule(url: string, base = location.href): Promise<string> {
  const { origin, pathname } = new URL(url, base);
  const integrity = await findIntegrity(pathname);
  // Without modulepreload (Safari before 17) the hash is checked on the way into the HTTP cache, which other origins
  // could prevent.
  if (!canPreload) {
    await fetch(pathname, { integrity });
    return pathname;
  }
  const load = async (href: string) => {
    await addLink(createLink({ rel: 'modulepreload', href, integrity }));
    return href;
  };
  if (origin === location.origin || failed.has(origin)) return load(pathname);
  return load(origin + pathname).catch((fault: unknown) => {
    reportFault(fault);
    failed.add(origin);
    return load(pathname);
  });
}

/** Imports a module of a release. Rejects when it is not listed, missing or altered. */
export async function importModule<T = unknown>(url: string, base?: string): Promise<T> {
  const href = await preloadModule(url, base);
  return import(/* webpackIgnore: true */ href);
}

globalThis.__gm_import__ = (base) => (url) => importModule(url, base);
