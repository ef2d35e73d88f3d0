import { expect } from '@playwright/test';
import { findOverflow } from '../support/pages/find-overflow.ts';
import { findViolations } from '../support/pages/find-violations.ts';
import { openHydrated } from '../support/pages/open-hydrated.ts';
import { sendRaw } from '../support/site/raw-request.ts';
import { readPages } from '../support/site/sitemap.ts';
import { test } from '../support/test.ts';

const BLOCK = /data-block="([^"]+)"/g;

/** Fewest pages, roughly, that together have every template: always the page with most of those that are still missing. */
function choosePages(templates: ReadonlyMap<string, ReadonlySet<string>>): string[] {
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

// One page after the other would be the longest test of the quick run.
const PARTS = 3;
test.describe.configure({ mode: 'parallel' });

for (let part = 0; part < PARTS; part += 1) {
  test(`every public template is accessible and fits a phone (${part + 1}/${PARTS})`, async ({ page, site }) => {
    test.setTimeout(180_000);
    const templates = new Map<string, Set<string>>();
    for (const path of await readPages(site, 1)) {
      const { body } = await sendRaw(site.url, path);
      templates.set(path, new Set([...body.matchAll(BLOCK)].map(([, name = '']) => name)));
    }
    const pages = choosePages(templates);
    expect(pages.length).toBeGreaterThan(10);
    for (const path of pages.filter((_path, index) => index % PARTS === part)) {
      await page.setViewportSize({ width: 390, height: 844 });
      await openHydrated(page, path);
      expect.soft(await findViolations(page), path).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await findOverflow(page), `${path} at 320 px`).toEqual([]);
    }
  });
}
