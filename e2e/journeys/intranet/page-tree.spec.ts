import { expect, type Page } from '@playwright/test';
import { logInByCall } from '../../support/log-in.ts';
import { findOverflow } from '../../support/pages/find-overflow.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { goToPublished } from '../../support/pages/go-to-published.ts';
import { leaveBy, openHydrated, waitForHydration } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

const TREE = '/intranet/redaktion/seiten/';

/** Counts what a person does: each click, field and key press that decides something. */
function countActions() {
  let count = 0;
  return {
    async act(action: Promise<unknown>) {
      count += 1;
      await action;
    },
    getCount: () => count,
  };
}

async function checkWidths(page: Page): Promise<void> {
  expect(await findViolations(page, 'main')).toEqual([]);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await findOverflow(page)]).toEqual([width, []]);
  }
}

test.describe('pages and menu', () => {
  test.use({ baseURL: ({ editedSite }, use) => use(editedSite.url) });
  test.beforeEach(async ({ page }) => {
    test.setTimeout(240_000);
    await page.goto('/');
    await logInByCall(page, 'redaktion');
  });

  test('a page is created below another and is in the menu when it is published, in 7 actions', async ({ page }) => {
    await openHydrated(page, '/intranet/');
    const { act, getCount } = countActions();
    const navigation = page.getByRole('navigation', { name: 'Intranet' });
    await act(navigation.getByRole('link', { name: 'Seiten und Menü' }).click());
    await expect(page.getByRole('heading', { level: 2, name: /^\d+ Seiten$/ })).toBeVisible();
    await checkWidths(page);
    await act(page.getByRole('link', { name: 'Unterseite anlegen unter Klima und Umwelt' }).click());
    await waitForHydration(page);
    await act(page.getByLabel(/^Titel/).fill('Alte Obstsorten'));
    await expect(page.getByRole('combobox', { name: /^Steht unter/ })).toHaveValue('/klima-umwelt/');
    await act(page.getByLabel(/^Ins Hauptmenü aufnehmen/).selectOption('Klima & Umwelt'));
    await checkWidths(page);
    await act(page.getByRole('button', { name: 'Anlegen und schreiben' }).click());
    await expect(
      page.getByText('Mit der Veröffentlichung kommt die Seite ins Menü, unter „Klima & Umwelt“.'),
    ).toBeVisible();
    await waitForHydration(page);
    const text = page.getByRole('textbox', { name: /^Text/ }).first();
    await act(text.fill('Unsere Wiesen mit alten Apfelbäumen.'));
    await act(page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click());
    await expect(page.getByRole('heading', { name: 'Freigegeben', exact: true })).toBeVisible({ timeout: 20_000 });
    expect(getCount()).toBe(7);

    await goToPublished(page, '/klima-umwelt/alte-obstsorten/', 'Unsere Wiesen');
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menü' });
    await expect(menu).toBeVisible();
    const { menuItems } = await (
      await page.request.get(`/api/cms/menu?name=${encodeURIComponent('Hauptmenü')}`)
    ).json();
    expect(JSON.stringify(menuItems)).toContain('"title":"Alte Obstsorten","href":"/klima-umwelt/alte-obstsorten/"');
  });

  test('a public page is renamed, moved and put into the menu with the keyboard on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openHydrated(page, TREE);
    const search = page.getByRole('searchbox', { name: 'Seite suchen' });
    await search.fill('Impressum');
    await search.press('Enter');
    const way = page.getByRole('link', { name: 'Titel, Adresse, Menü von Impressum' });
    await way.focus();
    await leaveBy(page, () => page.keyboard.press('Enter'));
    await page.getByLabel(/^Titel/).fill('Impressum und Anbieter');
    const above = page.getByRole('combobox', { name: /^Steht unter/ });
    await above.selectOption('Kontakt');
    await expect(above).toHaveValue('/kontakt/');
    await page.getByLabel(/^Ins Hauptmenü aufnehmen/).selectOption('Oberste Ebene');
    await page.getByRole('button', { name: 'Speichern und veröffentlichen' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Veröffentlicht' })).toBeVisible({ timeout: 20_000 });
    expect(await findViolations(page, 'main')).toEqual([]);

    await expect(async () => {
      await page.goto('/impressum/');
      await expect(page).toHaveURL('/kontakt/impressum/', { timeout: 500 });
    }).toPass({ timeout: 15_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum und Anbieter');
    await page.goto(`${TREE}?q=Anbieter`);
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: '/kontakt/impressum/' }).last(),
    ).toContainText('im Menü');
    await page.getByRole('link', { name: 'Titel, Adresse, Menü von Impressum und Anbieter' }).click();
    await page.getByRole('link', { name: 'Menü bearbeiten' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hauptmenü');
    await expect(page.getByRole('link', { name: 'Seiten und Menü' }).first()).toBeVisible();
  });
});
