import { expect, type Page } from '@playwright/test';
import { choice, field } from '../../support/forms.ts';
import { readMails } from '../../support/mails.ts';
import { chooseStreet } from '../../support/pages/choose-street.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { openHydrated, waitForHydration } from '../../support/pages/open-hydrated.ts';
import { watchShifts } from '../../support/pages/watch-shifts.ts';
import type { Site } from '../../support/site/site.ts';
import { test } from '../../support/test.ts';

const PATH = '/abfalltermine/';
const STREET = 'schwann-tannenstrasse';

const heading = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('heading', { name });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

/** Opens the private link from the confirmation mail. */
async function openLink(page: Page, site: Site, address: string): Promise<void> {
  const findLink = () => /erinnerung\/verwalten\/\?token=[\w-]+/.exec(readMails(site, address).join(''))?.[0];
  await expect.poll(findLink).toBeTruthy();
  await page.goto(PATH + findLink());
}

test('finds the dates of a street, subscribes to the calendar and orders a reminder', async ({
  page,
  site,
  request,
}) => {
  const address = `anna-${Date.now()}@post.example`;
  await openHydrated(page, PATH);
  await field(page, 'strasse').focus();
  await chooseStreet(page, 'Tannenstraße');
  // The result appears without navigation, and the focus stays.
  await expect(heading(page, 'Nächste Abholungen: Tannenstraße, Schwann')).toBeVisible();
  await expect(page.getByLabel('Straße', { exact: true })).toBeFocused();
  await choice(page, 'art', 'gruenschnitt').uncheck();
  await button(page, 'Termine anzeigen').click();
  await expect(heading(page, 'Nächste Abholungen: Tannenstraße, Schwann')).toBeVisible();
  await expect(heading(page, /^Grünschnitt$/)).toHaveCount(0);
  await expect(page.locator('#ergebnis')).toBeFocused();
  await waitForHydration(page);
  await expect(page).toHaveURL(new RegExp(`strasse=${STREET}`));
  for (const kind of ['Restmüll', 'Bioabfall', 'Papier', 'Gelber Sack'])
    await expect(heading(page, kind)).toBeVisible();
  await expect(heading(page, /^Grünschnitt$/)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('table', { name: /20\d\d/ })).toHaveCount(12);
  expect(await findViolations(page)).toEqual([]);

  await page.getByLabel('Alarm').selectOption('20:00');
  const href = await page.getByRole('link', { name: 'Kalender abonnieren' }).getAttribute('href');
  expect(href).toMatch(/^webcal:.*erinnerung=20%3A00$/);
  const calendar = await request.get((href ?? '').replace(/^webcal:/, 'http:'));
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  const text = await calendar.text();
  expect(text).toContain('SUMMARY:Bioabfall');
  expect(text).not.toContain('Grünschnitt');
  expect(text).toContain('TRIGGER:-PT4H');

  await page.getByRole('link', { name: 'Per E-Mail erinnern lassen' }).click();
  await expect(button(page, 'Erinnerung bestellen')).toBeVisible();
  await waitForHydration(page);
  await expect(field(page, 'strasse')).toHaveValue(STREET);
  await button(page, 'Erinnerung bestellen').click();
  await expect(field(page, 'email')).toHaveAccessibleDescription(/gültige E-Mail-Adresse/);
  await choice(page, 'arten', 'papier').uncheck();
  await field(page, 'email').fill(address);
  await field(page, 'datenschutz').check();
  await button(page, 'Erinnerung bestellen').click();
  await expect(heading(page, 'Fast geschafft: Bitte bestätigen Sie Ihre Adresse')).toBeVisible();

  await openLink(page, site, address);
  await waitForHydration(page);
  await button(page, 'Erinnerung bestätigen').click();
  await expect(heading(page, 'Ihre Erinnerung ist eingerichtet')).toBeVisible();
  await expect(choice(page, 'arten', 'papier')).not.toBeChecked();
  expect(await findViolations(page)).toEqual([]);
  await field(page, 'strasse').selectOption({ label: 'Waldstraße' });
  await button(page, 'Änderung speichern').click();
  await expect(page.getByText('Waldstraße, Schwann')).toBeVisible();
  await button(page, 'Erinnerung abbestellen').click();
  await expect(heading(page, 'Die Erinnerung ist abbestellt')).toBeVisible();
  await openLink(page, site, address);
  await expect(heading(page, 'Diese Erinnerung gibt es nicht')).toBeVisible();
});

test('arrow keys in the list of streets load nothing; the button does', async ({ page }) => {
  await openHydrated(page, PATH);
  const list = field(page, 'strasse');
  await list.focus();
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowDown');
  await expect(list).not.toHaveValue('');
  // Longer than any debounce.
  await page.waitForTimeout(1_500);
  await expect(page).toHaveURL(PATH);
  await expect(list).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(PATH);
  await button(page, 'Termine anzeigen').click();
  await expect(heading(page, /^Nächste Abholungen/)).toBeVisible();
});

test('remembers the street on this device on request', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, PATH);
  await chooseStreet(page, 'Tannenstraße');
  await expect(page.locator('time').first(), 'the answer stands on the same screen').toBeInViewport({ ratio: 1 });
  await expect(button(page, 'Termine anzeigen')).toBeVisible();
  const box = page.getByLabel('Diese Straße auf diesem Gerät merken');
  await expect(box).not.toBeChecked();
  await box.check();
  const readShifts = await watchShifts(page);
  await page.goto(PATH);
  await expect(heading(page, 'Nächste Abholungen: Tannenstraße, Schwann')).toBeVisible();
  expect((await readShifts()).reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.0005);
  await expect(box).toBeChecked();
  expect(await findViolations(page)).toEqual([]);
  await box.uncheck();
  await openHydrated(page, PATH);
  await expect(field(page, 'strasse')).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the dates of a district; the reminder form shows errors at the field and works after confirmation', async ({
    page,
    site,
    complaints,
  }) => {
    complaints.expect(/422/);
    const address = `ben-${Date.now()}@post.example`;
    await page.goto(PATH);
    await expect(page.getByLabel('Diese Straße auf diesem Gerät merken')).toBeHidden();
    await field(page, 'ortsteil').selectOption('Conweiler');
    await button(page, 'Termine anzeigen').click();
    await expect(heading(page, 'Nächste Abholungen: Conweiler')).toBeVisible();
    await page.getByRole('link', { name: 'Am Steilhang' }).click();
    await expect(heading(page, 'Nächste Abholungen: Am Steilhang, Conweiler')).toBeVisible();
    await page.getByRole('link', { name: 'Per E-Mail erinnern lassen' }).click();
    for (const kind of ['restmuell', 'papier', 'gelber-sack', 'gruenschnitt', 'bio']) {
      await choice(page, 'arten', kind).uncheck();
    }
    await field(page, 'email').fill(address);
    await button(page, 'Erinnerung bestellen').click();
    await expect(choice(page, 'arten', 'bio')).toHaveAccessibleDescription(/mindestens eine Abfallart/);
    await expect(field(page, 'email')).toHaveValue(address);
    await choice(page, 'arten', 'bio').check();
    await field(page, 'datenschutz').check();
    await button(page, 'Erinnerung bestellen').click();
    await expect(heading(page, /^Fast geschafft/)).toBeVisible();

    await openLink(page, site, address);
    await button(page, 'Erinnerung bestätigen').click();
    await expect(heading(page, 'Ihre Erinnerung ist eingerichtet')).toBeVisible();
    await choice(page, 'arten', 'bio').uncheck();
    await button(page, 'Änderung speichern').click();
    await expect(choice(page, 'arten', 'bio')).toHaveAccessibleDescription(/mindestens eine Abfallart/);
    await expect(choice(page, 'arten', 'bio')).not.toBeChecked();
    await button(page, 'Erinnerung abbestellen').click();
    await expect(heading(page, 'Die Erinnerung ist abbestellt')).toBeVisible();
  });
});
