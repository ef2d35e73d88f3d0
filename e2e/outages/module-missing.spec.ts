import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { expectRestWorks, PLACEHOLDER } from '../support/pages/pages.ts';
import { test } from '../support/test.ts';

test('a module that is missing on the server is replaced by placeholders, and everything else works', async ({
  page,
  startOwnSite,
}) => {
  const site = await startOwnSite({
    prepare: (releases) => rmSync(join(releases.dir, 'mf-forms'), { recursive: true }),
  });
  const answer = await page.goto(`${site.url}/fehler-melden/`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByText(PLACEHOLDER)).toBeVisible();
  // The sidebar of the page comes from another module.
  await expect(page.locator('[data-boundary="mf-content"]').first()).toBeVisible();
  await expectRestWorks(page);
  await page.goto(`${site.url}/aktuelles/`);
  await expect(page.getByRole('heading', { name: 'Topthemen' })).toBeVisible();
});

test('a module that is delivered later appears without a restart', async ({ page, startOwnSite }) => {
  const site = await startOwnSite({
    prepare: (releases) => {
      releases.forge('mf-forms', 'neu');
      for (const version of releases.versions('mf-forms')) {
        if (version !== 'neu') rmSync(releases.folder('mf-forms', version), { recursive: true });
      }
    },
  });
  await page.goto(`${site.url}/fehler-melden/`);
  await expect(page.getByText(PLACEHOLDER)).toBeVisible();
  site.releases.activate('mf-forms', 'neu');
  // A busy machine needs several seconds to start the guest that renders the module.
  await expect
    .poll(async () => (await fetch(`${site.url}/fehler-melden/`)).text(), { timeout: 60_000 })
    .toContain('Fehlermeldung abschicken');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Fehlermeldung abschicken' })).toBeVisible();
});
