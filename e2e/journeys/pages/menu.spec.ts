import { expect, type Page } from '@playwright/test';
import { entry, findCut, OPEN, panel, readMenu, toggle } from '../../support/pages/header.ts';
import { openHydrated, waitForHydration } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

async function goDown(page: Page): Promise<void> {
  await toggle(page, 'Menü').click();
  expect(await readMenu(page)).toContain('Rathaus & Service');
  await entry(page, 'Rathaus & Service').click();
  expect((await readMenu(page)).slice(0, 3)).toEqual([
    'Zurück Rathaus & Service',
    'Übersicht Rathaus & Service',
    'So erreichen Sie uns',
  ]);
  await entry(page, 'Verwaltung').click();
  expect(await readMenu(page)).toEqual([
    'Zurück Verwaltung',
    'Fachbereiche und Ansprechpersonen',
    'Organigramm',
    'Stellenangebote',
  ]);
}

test('the menu leads down three levels and back', async ({ page }) => {
  await openHydrated(page, '/');
  await goDown(page);
  await entry(page, 'Verwaltung').click();
  expect(await readMenu(page)).toContain('So erreichen Sie uns');
  await entry(page, 'Zurück Rathaus').click();
  expect(await readMenu(page)).toContain('Familie & Bildung');
});

test('it opens at the current page and closes on navigation', async ({ page }) => {
  await page.goto('/verwaltung/organigramm/');
  await toggle(page, 'Menü').click();
  expect(await readMenu(page)).toContain('Organigramm');
  await expect(entry(page, 'Organigramm')).toHaveAttribute('aria-current', 'page');
  await waitForHydration(page);
  await entry(page, 'Stellenangebote').click();
  await expect(page).toHaveURL('/stellenangebote/');
  await expect(page.locator(OPEN)).toHaveCount(0);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL('/impressum/');
  await toggle(page, 'Menü').click();
  expect((await readMenu(page))[0]).not.toMatch(/^Zurück/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all sections open, and the menu links to real pages', async ({ page }) => {
    await page.goto('/');
    for (const name of ['Suche', 'Digitales Rathaus']) {
      await toggle(page, name).click();
      await expect(panel(page, name)).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await toggle(page, 'Menü').click();
    await entry(page, 'Rathaus & Service').click();
    await entry(page, 'Verwaltung').click();
    await panel(page, 'Menü').getByRole('link', { name: 'Organigramm' }).click();
    await expect(page).toHaveURL('/verwaltung/organigramm/');
    await toggle(page, 'Menü').click();
    await expect(panel(page, 'Menü').getByRole('link', { name: 'Organigramm' })).toBeVisible();
  });
});

test('a menu full of errors shows the valid entries and executes nothing', async ({ page, startOwnSite }) => {
  const site = await startOwnSite();
  const hostile = '<img src=x onerror="document.title=1">';
  const nest = (depth: number): unknown => ({
    title: `Ebene ${depth}`,
    href: `/ebene/${depth}/`,
    menuItems: depth < 9 ? [nest(depth + 1)] : [],
  });
  const menuItems = [
    null,
    { href: '/ohne-titel/' },
    { title: 'Ohne Ziel', href: null },
    { title: 'Skript', href: 'javascript:alert(1)' },
    { title: hostile, href: '/suche/', menuItems: 'keine Liste' },
    { title: 'Ein sehrlangeswortohnejedetrennstelledasnichtinsmenuepasst', href: '/kontakt/' },
    nest(1),
  ];
  site.api.rewrite(/^\/api\/cms\/menu/, () => ({ menuItems }));
  await page.setViewportSize({ width: 320, height: 640 });
  await openHydrated(page, `${site.url}/impressum/`);
  await toggle(page, 'Menü').click();
  const shown = await readMenu(page);
  expect(shown).toHaveLength(3);
  expect(shown[0]).toBe(hostile);
  expect(await findCut(page)).toEqual([]);
  await entry(page, 'Ebene 1').click();
  await entry(page, 'Ebene 2').click();
  expect(await readMenu(page)).toEqual(['Zurück Ebene 2', 'Übersicht Ebene 2', 'Ebene 3']);
  expect(await page.locator('header img, footer img').count()).toBe(0);
  await expect(page).toHaveTitle(/Impressum/);
});

test('without a menu the header remains usable', async ({ page, startOwnSite }) => {
  const site = await startOwnSite();
  site.api.fail(/^\/api\/cms\/menu/, 500);
  await openHydrated(page, `${site.url}/`);
  await toggle(page, 'Menü').click();
  await expect(panel(page, 'Menü')).toBeVisible();
  await page.keyboard.press('Escape');
  await toggle(page, 'Suche').click();
  await expect(panel(page, 'Suche').locator('input[name=q]')).toBeFocused();
});
