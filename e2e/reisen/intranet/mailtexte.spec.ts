import { expect } from '@playwright/test';
import { findViolations } from '../../support/find-violations.ts';
import { logIn } from '../../support/log-in.ts';
import { waitForHydration } from '../../support/open-hydrated.ts';
import { test } from '../../support/test.ts';

test.use({ baseURL: ({ editedSite }, use) => use(editedSite.url) });

test('die Bestätigung einer Hallenanmietung bekommt andere Worte, und ein falscher Platzhalter steht an seinem Feld', async ({
  page,
  complaints,
}) => {
  test.setTimeout(120_000);
  await page.goto('/intranet/redaktion/inhalte/');
  await logIn(page, 'redaktion@musterhardt.example');
  await page.getByRole('link', { name: /Mails: Hallenanmietung/ }).click();
  await page.getByRole('link', { name: 'Neuer Eintrag' }).click();
  const eingang = page.getByRole('group', { name: /^Bestätigung des Eingangs/ });
  await expect(eingang).toBeVisible();
  await waitForHydration(page);
  const weiter = eingang.getByLabel(/^Wie es weitergeht/);
  await expect(weiter).toHaveAccessibleDescription(/Erst unsere Zusage ist verbindlich\..*Platzhalter: \{referenz\}/);
  await weiter.fill('Wir melden uns in zwei Wochen, {name}.');
  await page.getByLabel(/^Freigeben/).check();
  complaints.expect(/status of 422/);
  await page.getByRole('button', { name: 'Ausführen' }).click();
  await expect(weiter).toHaveAccessibleDescription(/Den Platzhalter „\{name\}“ gibt es nicht\./);
  expect(await findViolations(page, 'main')).toEqual([]);
  await weiter.fill('Wir melden uns in zwei Wochen. Ihre Nummer ist {referenz}.');
  await page.getByRole('button', { name: 'Ausführen' }).click();
  await expect(page.getByRole('heading', { name: 'Freigegeben', exact: true })).toBeVisible({ timeout: 20_000 });
});
