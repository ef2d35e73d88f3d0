import { expect } from '@playwright/test';
import { choosePages } from '../support/pages/choose-pages.ts';
import { findOverflow } from '../support/pages/find-overflow.ts';
import { findViolations } from '../support/pages/find-violations.ts';
import { openHydrated } from '../support/pages/open-hydrated.ts';
import { readPages } from '../support/site/sitemap.ts';
import { test } from '../support/test.ts';

// One page after the other would be the longest test of the quick run.
const PARTS = 3;
test.describe.configure({ mode: 'parallel' });

for (let part = 0; part < PARTS; part += 1) {
  test(`every public template is accessible and fits a phone (${part + 1}/${PARTS})`, async ({ page, site }) => {
    test.setTimeout(180_000);
    const pages = await choosePages(site, await readPages(site, 1));
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
