import { expect } from '@playwright/test';
import { findViolations } from '../../support/find-violations.ts';
import { logIn } from '../../support/log-in.ts';
import { waitForHydration } from '../../support/open-hydrated.ts';
import { test } from '../../support/test.ts';

test.use({ baseURL: ({ editedSite }, use) => use(editedSite.url) });

test('eine Bekanntmachung bekommt eine PDF-Datei, und wer ein Wort daraus sucht, findet beides', async ({ page }) => {
  test.setTimeout(120_000);
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
  // A document of the town's own, as somebody would have it on the desk: what another notice looks like as PDF.
  const vorlage = await page.request.get('/api/cms/bekanntmachungen/3/bekanntmachung.pdf');
  const pdf = page.getByLabel(/^PDF-Datei \(/);
  await pdf.setInputFiles({ name: 'Entwurf.pdf', mimeType: 'application/pdf', buffer: await vorlage.body() });
  await expect(page.getByText('Geprüft: 1 Seite.')).toBeVisible();
  expect(await findViolations(page, 'main')).toEqual([]);
  await page.getByLabel(/^Freigeben/).check();
  await page.getByRole('button', { name: 'Ausführen' }).click();
  await expect(page.getByRole('heading', { name: 'Freigegeben', exact: true })).toBeVisible({ timeout: 20_000 });

  await page.goto('/suche/?q=Streuobstwiese%20Wiesenrain');
  await page.getByRole('link', { name: 'Lärmaktionsplan' }).first().click();
  const dateien = page.getByRole('region', { name: 'Dateien zur Bekanntmachung' });
  await expect(dateien.getByRole('link')).toHaveText(/^Entwurf des Plans \(PDF, 1 Seite, \d+\skB\)$/);
  expect(await findViolations(page, 'main')).toEqual([]);
  const href = (await dateien.getByRole('link').getAttribute('href')) ?? '';
  const datei = await page.request.get(href);
  expect(datei.headers()['content-type']).toBe('application/pdf');
});
