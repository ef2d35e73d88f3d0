import type { Site } from './site.ts';

const ARTICLE = /-id_\d+\/$/;

/** Paths of all pages in `/sitemap.xml`. */
export async function readSitemap(site: Site): Promise<string[]> {
  const answer = await fetch(`${site.url}/sitemap.xml`);
  const xml = await answer.text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Every page, but of entries that share one template (articles) only the first `entries`. */
export async function readPages(site: Site, entries: number): Promise<string[]> {
  const paths = await readSitemap(site);
  const articles = paths.filter((path) => ARTICLE.test(path));
  return [...paths.filter((path) => !ARTICLE.test(path)), ...articles.slice(0, entries)];
}
