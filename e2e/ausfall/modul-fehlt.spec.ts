import { rmSync } from 'node:fs';
import { expect } from '@playwright/test';
import { expectRestWorks, PLACEHOLDER } from '../support/pages.ts';
import { test } from '../support/test.ts';

test('fehlt ein Modul auf dem Server ganz, steht in seinen Bereichen ein Hinweis und alles andere arbeitet', async ({
  page,
  startOwnSite,
}) => {
  const site = await startOwnSite({
    prepare: (releases) => rmSync(releases.folder('mf-forms'), { recursive: true }),
  });
  const answer = await page.goto(`${site.url}/fehler-melden/`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByText(PLACEHOLDER)).toBeVisible();
  // The sidebar of the page belongs to another module.
  await expect(page.locator('[data-boundary="mf-content"]').first()).toBeVisible();
  await expectRestWorks(page);
  await page.goto(`${site.url}/aktuelles/`);
  await expect(page.getByRole('heading', { name: 'Topthemen' })).toBeVisible();
});

test('ein Modul, das nachgeliefert wird, erscheint ohne Neustart', async ({ page, startOwnSite }) => {
  let version = '';
  const site = await startOwnSite({
    prepare: (releases) => {
      version = `${releases.current('mf-forms')}-neu`;
      releases.forge('mf-forms', version);
      rmSync(releases.folder('mf-forms'), { recursive: true });
    },
  });
  await page.goto(`${site.url}/fehler-melden/`);
  await expect(page.getByText(PLACEHOLDER)).toBeVisible();
  site.releases.flip('mf-forms', version);
  await expect(async () => {
    await page.goto(`${site.url}/fehler-melden/`);
    await expect(page.getByRole('button', { name: 'Fehlermeldung abschicken' })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 5_000 });
});
