import type { Site } from './site.ts';

/** Entries that share one template: articles and events, events of the holiday programme. */
const ENTRIES = [/-id_\d+\/$/, /^\/kinderferienprogramm\/\d+\/$/];

/** Paths of all pages in `/sitemap.xml`. */
export async function readSitemap(site: Site): Promise<string[]> {
  const answer = await fetch(`${site.url}/sitemap.xml`);
  const xml = await answer.text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Every page, but of entries that share one template only the first `entries`. */
export async function readPages(site: Site, entries: number): Promise<string[]> {
  const paths = await readSitemap(site);
  const pages = paths.filter((path) => !ENTRIES.some((pattern) => pattern.test(path)));
  return [...pages, ...ENTRIES.flatMap((pattern) => paths.filter((path) => pattern.test(path)).slice(0, entries))];
}
