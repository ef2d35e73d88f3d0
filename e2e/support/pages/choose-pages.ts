import { sendRaw } from '../site/raw-request.ts';
import type { Site } from '../site/site.ts';

const BLOCK = /data-block="([^"]+)"/g;

/** Fewest pages, roughly, that together have every template: always the page with most of those that are still missing. */
export async function choosePages(site: Site, pages: readonly string[]): Promise<string[]> {
  const templates = new Map<string, ReadonlySet<string>>();
  for (const path of pages) {
    const { body } = await sendRaw(site.url, path);
    templates.set(path, new Set([...body.matchAll(BLOCK)].map(([, name = '']) => name)));
  }
  const missing = new Set([...templates.values()].flatMap((found) => [...found]));
  const chosen: string[] = [];
  while (missing.size > 0) {
    const count = ([, found]: [string, ReadonlySet<string>]) => [...found].filter((name) => missing.has(name)).length;
    const [path, found] = [...templates].reduce((best, page) => (count(page) > count(best) ? page : best));
    chosen.push(path);
    for (const name of found) missing.delete(name);
  }
  return chosen;
}
