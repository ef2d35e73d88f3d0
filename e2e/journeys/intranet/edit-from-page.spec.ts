import { expect } from '@playwright/test';
import { logInByCall } from '../../support/log-in.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { leaveBy, waitForHydration } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

const OFFICE = '/wegweiser/fachbereiche/15-ordnung-und-soziales-id_15/';

test.describe('from the page to the form', () => {
  test.use({ baseURL: ({ editedSite }, use) => use(editedSite.url) });
  test.beforeEach(() => test.setTimeout(240_000));

  test('an opening time is changed in three actions, and ends on the page where it began', async ({ page }) => {
    await page.goto('/');
    await logInByCall(page, 'redaktion');
    await page.goto(OFFICE);
    const bar = page.getByRole('navigation', { name: 'Redaktion' });
    await expect(bar).toContainText('Veröffentlicht');
    expect(await findViolations(page, 'main')).toEqual([]);
    // 1
    await leaveBy(page, () => bar.getByRole('link', { name: 'Bearbeiten' }).click());
    const state = page.getByRole('region', { name: 'Bearbeitung' });
    await expect(state, 'in view without scrolling').toBeInViewport();
    // 2: without a colon, as people write
    await page.getByRole('textbox', { name: 'Freitag: bis' }).fill('1315');
    await expect(state).toContainText('Noch nicht gespeichert');
    expect(await findViolations(page, 'main')).toEqual([]);
    await page.keyboard.press('Control+s');
    await expect(state).toContainText('geändert gerade eben, noch nicht freigegeben');
    await expect(state).not.toContainText('Noch nicht gespeichert');
    // 3
    await state.getByRole('button', { name: 'Veröffentlichen' }).click();
    await expect(page).toHaveURL(OFFICE);
    await expect(page.getByRole('main').getByText('13:15').first()).toBeVisible();
    await expect(bar).toContainText('Veröffentlicht');
  });

  test('visitors get no bar and no styles for it, and client navigation brings the bar of each page', async ({
    page,
  }) => {
    const visited = await page.goto(OFFICE);
    expect(await visited?.text()).not.toContain('aria-label="Redaktion"');
    await logInByCall(page, 'redaktion');
    await page.goto('/kontakt/');
    const edit = page.getByRole('navigation', { name: 'Redaktion' }).getByRole('link', { name: 'Bearbeiten' });
    await expect(edit).toHaveAttribute('href', /inhalt-seite\/\?id=kontakt&von=%2Fkontakt%2F$/);
    await waitForHydration(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(edit).toHaveAttribute('href', /inhalt-seite\/\?id=impressum&von=%2Fimpressum%2F$/);
    // With the keyboard it is the first stop of the content.
    await page.getByRole('main').focus();
    await page.keyboard.press('Tab');
    await expect(edit).toBeFocused();
  });
});
