import { expect } from '@playwright/test';
import { logIn, PASSWORD } from '../../support/log-in.ts';
import { readMails } from '../../support/mails.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { openHydrated, waitForHydration } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

const STAFF = 'intranet@musterhardt.example';

test('staff find messages and documents after login, everyone else gets nothing', async ({ page, complaints }) => {
  complaints.expect(/401 \(Unauthorized\)/);
  const publicPage = await page.request.get('/');
  expect(await publicPage.text()).not.toContain('mf-intranet');

  await openHydrated(page, '/intranet/archiv/');
  expect(new URL(page.url()).pathname).toBe('/intranet/');
  expect(await findViolations(page)).toEqual([]);
  await logIn(page, STAFF, 'falsch');
  await expect(page.getByText('E-Mail-Adresse oder Passwort ist falsch.')).toBeVisible();
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(STAFF);
  await logIn(page, STAFF);

  await expect(page.getByRole('heading', { name: 'Archiv', level: 1 })).toBeVisible();
  await waitForHydration(page);
  expect(await findViolations(page)).toEqual([]);
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'intranetauth');
  expect(cookie).toMatchObject({ name: 'intranetauth', httpOnly: true, sameSite: 'Lax' });
  expect(await page.content()).not.toContain(cookie?.value);
  await page.getByLabel('Thema').selectOption({ label: 'IT' });
  await page.getByRole('button', { name: 'Filtern' }).click();
  await expect(page.getByRole('heading', { name: '6 Dokumente' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Zweiter Faktor: Anleitung (PDF)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('anleitung-zweiter-faktor.pdf');

  await page.getByRole('link', { name: 'IT und Telefon' }).click();
  await expect(page.getByRole('heading', { name: 'IT und Telefon', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Wartung am Wochenende' }).click();
  await expect(page.getByRole('heading', { name: 'Wartung am Wochenende', level: 1 })).toBeVisible();
  await expect(page.getByText('Bitte speichern Sie am Freitag offene Dokumente')).toBeVisible();
  await waitForHydration(page);
  expect(await findViolations(page)).toEqual([]);
  const inside = page.url();

  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  // The remaining cookie recognises the browser but grants no access.
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['intranetgeraet']);
  await page.goto(inside);
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await expect(page.getByText('Bitte speichern Sie am Freitag')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a forgotten password is reset with a link from a mail, and the login leads to the requested page', async ({
    page,
    site,
    complaints,
  }) => {
    complaints.expect(/401 \(Unauthorized\)/, /422 \(Unprocessable/);
    await page.goto('/intranet/suche/?q=Fahrradleasing');
    await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
    await page.getByLabel('E-Mail-Adresse').fill(STAFF);
    await page.getByRole('button', { name: 'Link anfordern' }).click();
    await expect(page.getByRole('heading', { name: 'Bitte sehen Sie in Ihr Postfach' })).toBeVisible();

    const findLink = () => /\/intranet\/passwort-neu\/\?token=[\w-]+/.exec(readMails(site, STAFF).join('\n'))?.[0];
    await expect.poll(findLink).toBeTruthy();
    await page.goto(findLink() ?? '');
    await page.getByLabel('Neues Passwort').fill('kurz');
    await page.getByRole('button', { name: 'Passwort festlegen' }).click();
    await expect(page.getByText('Bitte wählen Sie ein Passwort mit mindestens 10 Zeichen.')).toBeVisible();
    expect(await page.content()).not.toContain('value="kurz"');
    await page.getByLabel('Neues Passwort').fill(PASSWORD);
    await page.getByRole('button', { name: 'Passwort festlegen' }).click();
    await expect(page.getByRole('heading', { name: 'Ihr neues Passwort gilt' })).toBeVisible();
    await page.goto(findLink() ?? '');
    await expect(page.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible();

    await page.goto('/intranet/suche/?q=Fahrradleasing');
    await logIn(page, STAFF, 'falsch');
    await expect(page.getByText('E-Mail-Adresse oder Passwort ist falsch.')).toBeVisible();
    await logIn(page, STAFF);
    await expect(page.getByRole('heading', { name: '2 Treffer zu „Fahrradleasing“' })).toBeVisible();
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  });
});
