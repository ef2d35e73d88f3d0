import { expect, type Page } from '@playwright/test';
import { findViolations } from '../../support/pages/find-violations.ts';
import { openHydrated } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

const results = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Suche' });

async function openPanel(page: Page) {
  await openHydrated(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Suche', exact: true }).click();
  await expect(panel(page)).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('leads from the search field in the header to a result', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('banner').getByRole('button', { name: 'Suche', exact: true }).click();
      await panel(page).getByLabel('Suchbegriff').fill('Müll');
      await panel(page).getByRole('button', { name: 'Suchen' }).click();
      await expect(page).toHaveURL('/suche/?q=M%C3%BCll');
      await expect(page.getByRole('heading', { level: 2, name: /^\d+ Treffer für „Müll“$/ })).toBeVisible();
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('Müll');
      await page.getByRole('main').getByRole('link', { name: 'Abfalltermine', exact: true }).click();
      await expect(page).toHaveURL('/abfalltermine/');
    });

    test('a misspelled word is corrected, and results can be filtered', async ({ page }) => {
      await page.goto('/suche/?q=Personalausweiss');
      await expect(page.getByText(/Wir zeigen Ihnen stattdessen/)).toBeVisible();
      await page.getByRole('link', { name: /^„Personalausweis“$/i }).click();
      await expect(page.getByRole('heading', { level: 2, name: /Treffer für „Personalausweis“/i })).toBeVisible();
      await page.goto('/suche/?q=gemeinde');
      await page.getByRole('link', { name: /^Meldungen \(\d+\)/ }).click();
      await expect(page).toHaveURL('/suche/?q=gemeinde&typ=artikel');
      await page.getByRole('link', { name: 'Nächste Seite' }).click();
      await expect(page).toHaveURL('/suche/?q=gemeinde&typ=artikel&seite=2');
      await expect(results(page).first()).toBeVisible();
    });
  });
}

test('a search without results offers help', async ({ page }) => {
  await openHydrated(page, '/suche/?q=Quastenflosser');
  await expect(page.getByRole('heading', { level: 2, name: 'Keine Treffer für „Quastenflosser“' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Bürgerbüro' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('special characters are escaped and break nothing', async ({ page }) => {
  for (const q of ['<img src=x onerror=alert(1)>', '"', "' or 1=1 --", 'x'.repeat(500), '!&|:*']) {
    const reply = await page.request.get('/suche/', { params: { q } });
    expect(reply.status(), q).toBe(200);
    const html = await reply.text();
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('content="noindex"');
  }
  expect((await page.request.get('/suche/?q=gemeinde&seite=abc')).status()).toBe(404);
  const unreadable = await page.request.get('/suche/?q=%00');
  expect([unreadable.status(), await unreadable.text()]).toEqual([200, expect.not.stringContaining('\0')]);
});

test('suggestions can be selected with the keyboard', async ({ page }) => {
  await openPanel(page);
  await page.keyboard.type('abf');
  const list = page.getByRole('listbox', { name: 'Vorschläge' });
  await expect(list.getByRole('option', { name: 'Abfalltermine', exact: true })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option', { selected: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();

  await page.getByRole('banner').getByRole('button', { name: 'Suche', exact: true }).click();
  await panel(page).getByLabel('Suchbegriff').fill('ab');
  await expect(list.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const target = await list.getByRole('option', { selected: true }).getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target ?? '');
  await expect(panel(page)).toBeHidden();
});

test('Enter searches without suggestions, too', async ({ page, site, complaints }) => {
  complaints.expect(/vorschlaege|500/);
  site.api.fail(/^\/api\/cms\/suche\/vorschlaege/, 500);
  try {
    await openPanel(page);
    await page.keyboard.type('abfall');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/suche/?q=abfall');
    await expect(results(page).first()).toBeVisible();
  } finally {
    await site.api.reset();
  }
});
