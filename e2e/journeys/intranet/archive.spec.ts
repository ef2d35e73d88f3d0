import { expect } from '@playwright/test';
import { logIn } from '../../support/log-in.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { waitForHydration } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

const SCRIPT = '%PDF-1.7\n1 0 obj << /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >> endobj';

test.use({ baseURL: ({ editedSite }, use) => use(editedSite.url) });

test('a document is archived, and a word in it is found and highlighted', async ({ page, complaints }) => {
  test.setTimeout(240_000);
  await page.goto('/intranet/archiv/');
  await logIn(page, 'redaktion@musterhardt.example');
  await page.getByRole('link', { name: 'Dokument hinzufügen' }).click();
  await expect(page.getByLabel(/^PDF-Datei/)).toBeVisible();
  await waitForHydration(page);
  complaints.expect(/status of 422/);
  const pdf = page.getByLabel(/^PDF-Datei/);
  await pdf.setInputFiles({ name: 'boese.pdf', mimeType: 'application/pdf', buffer: Buffer.from(SCRIPT) });
  await expect(page.getByRole('alert')).toContainText('enthält ein Programm');
  expect(await findViolations(page, 'main')).toEqual([]);

  // Reuses a document of the example.
  const template = await page.request.get(`/api/cms/intranet/dokumente/1`);
  await pdf.setInputFiles({ name: 'Gleitzeit neu.pdf', mimeType: 'application/pdf', buffer: await template.body() });
  await expect(page.getByText('Geprüft: 1 Seite.')).toBeVisible();
  await page.getByLabel(/^Titel/).fill('Gleitzeit, unterschrieben');
  await page.getByLabel(/^Thema/).selectOption('Dienstvereinbarungen');
  await page.getByLabel(/^Ablage/).fill('Unterschriebenes');
  await page.getByLabel(/^Stand/).fill('2026-03-01');
  await page.getByLabel(/^Gültig bis zum/).fill('2030-12-31');
  await page.getByLabel(/^Freigeben/).check();
  const send = page.getByRole('button', { name: 'Ausführen' });
  // First the connection is lost, then the session ends: the text is kept and can be sent from the same page.
  complaints.expect(/ERR_INTERNET_DISCONNECTED/, /Keine Antwort/, /status of 401/, /Status 401/);
  await page.context().setOffline(true);
  await send.click();
  await expect(page.getByText('Bitte versuchen Sie es noch einmal.')).toBeVisible();
  await page.context().setOffline(false);
  await page.context().clearCookies();
  await send.click();
  await expect(page.getByText('Melden Sie sich in einem neuen Fenster an')).toBeVisible();
  expect(await findViolations(page, 'main')).toEqual([]);
  const [window] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Neu anmelden (neues Fenster)' }).click(),
  ]);
  await logIn(window, 'redaktion@musterhardt.example');
  await expect(window.getByRole('heading', { name: 'Neues für Sie' })).toBeVisible();
  await window.close();
  await expect(page.getByLabel(/^Titel/)).toHaveValue('Gleitzeit, unterschrieben');
  await send.click();
  await expect(page.getByRole('heading', { name: 'Freigegeben', exact: true })).toBeVisible({ timeout: 20_000 });

  await page.goto(`/intranet/suche/?q=Plusstunden`);
  const hit = page.getByRole('listitem').filter({ hasText: 'Gleitzeit, unterschrieben' });
  await expect(hit.locator('mark').first()).toHaveText('Plusstunden');
  expect(await findViolations(page, 'main')).toEqual([]);
  const [file] = await Promise.all([page.waitForEvent('download'), hit.getByRole('link').click()]);
  expect(file.suggestedFilename()).toBe('gleitzeit-unterschrieben.pdf');

  await page.goto(`/intranet/archiv/?gueltig_von=01.01.2030`);
  await expect(page.getByRole('heading', { name: 'Unterschriebenes' })).toBeVisible();
});
