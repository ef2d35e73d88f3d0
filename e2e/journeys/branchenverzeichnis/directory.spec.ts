import { expect, type Page } from '@playwright/test';
import { test } from '../../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const entries = (page: Page) => main(page).getByRole('heading', { level: 3 });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('searches the directory and leads to an entry and its events', async ({ page }) => {
      await page.goto('/branchenverzeichnis/');
      await expect(entries(page)).toHaveCount(25);
      await main(page).getByRole('navigation', { name: 'Seiten' }).getByRole('link', { name: 'Seite 2' }).click();
      await expect(page).toHaveURL('/branchenverzeichnis/?seite=2');
      await main(page)
        .getByRole('link', { name: /^Einrichtungen/ })
        .click();
      await expect(page).toHaveURL('/branchenverzeichnis/?typ=einrichtungen');
      await main(page).getByRole('navigation', { name: 'Anfangsbuchstabe' }).getByRole('link', { name: 'G' }).click();
      await expect(page).toHaveURL('/branchenverzeichnis/?typ=einrichtungen&buchstabe=G');
      await main(page).getByLabel('Suchwort').fill('onleihe');
      await main(page).getByRole('button', { name: 'Suchen' }).click();
      await expect(main(page).getByRole('heading', { name: '1 Eintrag', exact: true })).toBeVisible();
      await main(page).getByRole('link', { name: 'Gemeindebücherei', exact: true }).click();
      await expect(page).toHaveURL(/\/branchenverzeichnis\/gemeindebuecherei-id_47\/$/);
      await expect(main(page).getByRole('table', { name: 'Öffnungszeiten' })).toBeVisible();
      await expect(main(page).getByRole('link', { name: 'Auf der Karte zeigen' })).toBeVisible();
      await page.getByRole('region', { name: 'Nächste Veranstaltungen' }).getByRole('link').first().click();
      await expect(page).toHaveURL(/\/veranstaltungen\/.+-id_\d+\//);
      await main(page).getByRole('link', { name: 'Gemeindebücherei', exact: true }).click();
      await expect(page).toHaveURL(/gemeindebuecherei-id_47/);
    });

    test('finds a public notice, also in the archive', async ({ page }) => {
      await page.goto('/bekanntmachungen/');
      await expect(entries(page)).toHaveCount(10);
      await expect(main(page).getByText('Kurtaxe')).toHaveCount(0);
      await main(page).getByRole('link', { name: 'Archiv', exact: true }).click();
      await expect(page).toHaveURL('/bekanntmachungen/?ansicht=archiv');
      await main(page).getByLabel('Rubrik').selectOption('Satzungen');
      await main(page).getByLabel('Suchwort').fill('haushalt');
      await main(page).getByRole('button', { name: 'Suchen' }).click();
      await main(page).getByRole('link', { name: 'Haushaltssatzung mit Haushaltsplan' }).click();
      await expect(main(page).getByText('Diese Bekanntmachung ist abgelaufen')).toBeVisible();
      const file = await main(page).getByRole('link', { name: 'Als PDF öffnen' }).getAttribute('href');
      const reply = await page.request.get(file ?? '');
      expect(reply.headers()['content-type']).toBe('application/pdf');
      expect((await reply.body()).subarray(0, 5).toString()).toBe('%PDF-');
      await main(page).getByRole('link', { name: 'Alle Bekanntmachungen' }).click();
      await expect(page).toHaveURL('/bekanntmachungen/');
    });
  });
}

test('invalid parameters are ignored, and missing pages return 404', async ({ page }) => {
  const status = async (path: string) => (await page.request.get(path)).status();
  for (const path of [
    '/branchenverzeichnis/?typ=x&buchstabe=%C3%A4%C3%B6&rubrik_id=y',
    '/bekanntmachungen/?jahr=neulich',
  ]) {
    expect(await status(path), path).toBe(200);
  }
  for (const path of [
    '/branchenverzeichnis/?seite=999',
    '/branchenverzeichnis/x-id_99999/',
    '/bekanntmachungen/id_9999/',
  ]) {
    expect(await status(path), path).toBe(404);
  }
  const feed = await page.request.get('/bekanntmachungen/feed.xml');
  expect(feed.headers()['content-type']).toContain('application/atom+xml');
  const html = await (await page.request.get('/branchenverzeichnis/baeckerei-rapp-id_123/')).text();
  expect(html).toContain('"@type":"LocalBusiness"');
});
