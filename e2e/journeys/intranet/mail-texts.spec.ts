import { expect } from '@playwright/test';
import { logIn } from '../../support/log-in.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { waitForHydration } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

test.use({ baseURL: ({ editedSite }, use) => use(editedSite.url) });

test('the confirmation mail of a hall rental gets new text, and an invalid placeholder is reported at its field', async ({
  page,
  complaints,
}) => {
  test.setTimeout(240_000);
  await page.goto('/intranet/redaktion/inhalte/');
  await logIn(page, 'redaktion@musterhardt.example');
  await page.getByRole('link', { name: /Mails: Hallenanmietung/ }).click();
  await page.getByRole('link', { name: 'Neuer Eintrag' }).click();
  const receipt = page.getByRole('group', { name: /^Bestätigung des Eingangs/ });
  await expect(receipt).toBeVisible();
  await waitForHydration(page);
  const next = receipt.getByLabel(/^Wie es weitergeht/);
  await expect(next).toHaveAccessibleDescription(/Erst unsere Zusage ist verbindlich\..*Platzhalter: \{referenz\}/);
  await next.fill('Wir melden uns in zwei Wochen, {name}.');
  await page.getByLabel(/^Freigeben/).check();
  complaints.expect(/status of 422/);
  await page.getByRole('button', { name: 'Ausführen' }).click();
  await expect(next).toHaveAccessibleDescription(/Den Platzhalter „\{name\}“ gibt es nicht\./);
  expect(await findViolations(page, 'main')).toEqual([]);
  await next.fill('Wir melden uns in zwei Wochen. Ihre Nummer ist {referenz}.');
  await page.getByRole('button', { name: 'Ausführen' }).click();
  await expect(page.getByRole('heading', { name: 'Freigegeben', exact: true })).toBeVisible({ timeout: 20_000 });
});
