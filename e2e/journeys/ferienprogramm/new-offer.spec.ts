import { expect } from '@playwright/test';
import { bookButton, field, goToLastStep } from '../../support/ferienprogramm.ts';
import { logIn } from '../../support/log-in.ts';
import { waitForHydration } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

test.use({ baseURL: ({ editedSite }, use) => use(editedSite.url) });

test('an offer is published in the holiday programme and booked by a family', async ({ page, browser, baseURL }) => {
  test.setTimeout(240_000);
  await page.goto(`/intranet/redaktion/inhalt-ferienveranstaltung/`);
  await logIn(page, 'redaktion@musterhardt.example');
  await expect(page.getByLabel(/^Titel/)).toBeVisible();
  await waitForHydration(page);
  await page.getByLabel(/^Titel/).fill('Drachen bauen');
  const tag = new Date(Date.now() + 42 * 24 * 3_600_000).toISOString().slice(0, 10);
  await page.getByLabel(/^Datum/).fill(tag);
  await page.getByRole('textbox', { name: /^Text/ }).fill('Wir bauen Drachen aus Papier und lassen sie steigen.');
  await page.getByLabel(/^Freigeben/).check();
  await page.getByRole('button', { name: 'Ausführen' }).click();
  await expect(page.getByRole('heading', { name: 'Freigegeben', exact: true })).toBeVisible({ timeout: 20_000 });

  const context = await browser.newContext({ baseURL, locale: 'de-DE' });
  const family = await context.newPage();
  await goToLastStep(family, 'Neumann', ['Drachen bauen']);
  await field(family, 'valid').check();
  await bookButton(family).click();
  await expect(family.getByRole('heading', { name: 'Danke!' })).toBeVisible();
  await context.close();
});
