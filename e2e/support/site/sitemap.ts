import type { Site } from './site.ts';

/** Folders of entries with the same template, e.g. articles. */
const ENTRY = /^(\/.+\/)(?:[^/]*-id_)?\d+\/$|^(\/wegweiser\/leistungen\/)[^/]+\/$/;

/** Paths of all pages in `/sitemap.xml`. */
export async function readSitemap(site: Site): Promise<string[]> {
  const answer = await fetch(`${site.url}/sitemap.xml`);
  const xml = await answer.text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** All pages, but only the first `entries` of each folder of entries. */
export async function readPages(site: Site, entries: number): Promise<string[]> {
  const found = new Map<string, number>();
  return (await readSitemap(site)).filter((path) => {
    const [, numbered, named] = ENTRY.exec(path) ?? [];
    const folder = numbered ?? named;
    if (!folder) return true;
    const count = (found.get(folder) ?? 0) + 1;
    found.set(folder, count);
    return count <= entries;
  });
}
