import { expect } from '@playwright/test';
import { logIn } from '../../support/log-in.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { waitForHydration } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

test.use({ baseURL: ({ editedSite }, use) => use(editedSite.url) });

test('a PDF is attached to a public notice, and a word in it finds both', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('/intranet/redaktion/inhalt-bekanntmachung/');
  await logIn(page, 'redaktion@musterhardt.example');
  await expect(page.getByLabel(/^Titel/)).toBeVisible();
  await waitForHydration(page);
  await page.getByLabel(/^Titel/).fill('Lärmaktionsplan');
  await page.getByLabel(/^Rubrik/).fill('Umwelt');
  await page.getByLabel(/^Einleitung/).fill('Der Entwurf liegt aus.');
  await page.getByLabel(/^Letzter Tag/).fill('2099-12-31');
  await page.getByRole('textbox', { name: /^Text/ }).fill('Sie können sich äußern.');

  await page.getByRole('button', { name: 'PDF-Dateien: Eintrag hinzufügen' }).click();
  await page.getByLabel(/^Bezeichnung/).fill('Entwurf des Plans');
  // Reuses the PDF of another notice.
  const template = await page.request.get('/api/cms/bekanntmachungen/3/bekanntmachung.pdf');
  const pdf = page.getByLabel(/^PDF-Datei \(/);
  await pdf.setInputFiles({ name: 'Entwurf.pdf', mimeType: 'application/pdf', buffer: await template.body() });
  await expect(page.getByText('Geprüft: 1 Seite.')).toBeVisible();
  expect(await findViolations(page, 'main')).toEqual([]);
  await page.getByLabel(/^Freigeben/).check();
  await page.getByRole('button', { name: 'Ausführen' }).click();
  await expect(page.getByRole('heading', { name: 'Freigegeben', exact: true })).toBeVisible({ timeout: 20_000 });

  await page.goto('/suche/?q=Streuobstwiese%20Wiesenrain');
  await page.getByRole('link', { name: 'Lärmaktionsplan' }).first().click();
  const files = page.getByRole('region', { name: 'Dateien zur Bekanntmachung' });
  await expect(files.getByRole('link')).toHaveText(/^Entwurf des Plans \(PDF, 1 Seite, \d+\skB\)$/);
  expect(await findViolations(page, 'main')).toEqual([]);
  const href = (await files.getByRole('link').getAttribute('href')) ?? '';
  const file = await page.request.get(href);
  expect(file.headers()['content-type']).toBe('application/pdf');
});
