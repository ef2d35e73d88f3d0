import { expect } from '@playwright/test';
import { logIn } from '../../support/log-in.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { openHydrated } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

test('a member keeps a meeting on the phone: agenda, papers and files open without network until the log-out', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load/);
  await page.goto('/ratsinfo/login/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await logIn(page, 'rat@musterhardt.example');
  await expect(page.getByRole('heading', { name: 'Sabine Beck' })).toBeVisible();
  await openHydrated(page, '/ratsinfo/sitzungen/?ansicht=vergangen');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Sitzung/ })
    .filter({ hasText: 'Gemeinderat' })
    .first()
    .click();
  const agenda = page.getByRole('region', { name: 'Tagesordnung' });
  await expect(agenda).toBeVisible();
  const meeting = new URL(page.url()).pathname;
  const copy = page.getByRole('region', { name: 'Ohne Netz' });
  await copy.getByRole('button', { name: 'Für unterwegs speichern' }).press('Enter');
  await expect(copy.getByRole('status')).toContainText('öffnet sich auch ohne Netz', { timeout: 30_000 });
  expect(await findViolations(page, 'main')).toEqual([]);
  const paper = (await agenda.locator('a[href^="/ratsinfo/vorlagen/"]').first().getAttribute('href')) ?? '';
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

  await context.setOffline(true);
  await page.goto(meeting);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(agenda).toBeVisible();
  await page.goto(paper);
  const file =
    (await page
      .getByRole('link', { name: /^Öffnen/ })
      .first()
      .getAttribute('href')) ?? '';
  const isStored = await page.evaluate(
    async (address) => (await caches.match(address))?.headers.get('content-type'),
    file,
  );
  expect(isStored).toBe('application/pdf');

  await context.setOffline(false);
  await openHydrated(page, '/ratsinfo/');
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('link', { name: 'Anmelden' })).toBeVisible();
  expect(await page.evaluate(() => caches.has('unterwegs'))).toBe(false);
});
