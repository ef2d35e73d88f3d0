import { expect } from '@playwright/test';
import { EVENT, TEXT } from '../../support/event-forms.ts';
import { logInByCall } from '../../support/log-in.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { openHydrated } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

const INBOX = '/intranet/freigaben/';

for (const [device, width, height, max] of [
  ['a desktop', 1280, 800, 48],
  ['a phone', 390, 844, 90],
] as const) {
  test(`on ${device} a submission is one flat row`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await logInByCall(page, 'redaktion');
    await openHydrated(page, INBOX);
    const row = page.getByRole('main').locator('ol > li').first();
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(max);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await findViolations(page, 'main')).toEqual([]);
  });
}

test('a colleague leaves a note, another one refuses with a text block', async ({ page }) => {
  const entry = { ...EVENT, titel: 'Räumungsverkauf', text: TEXT, veranstaltungen_rubrik: '1', rechte: 'true' };
  const sent = await page.request.post('/api/veranstaltung', { multipart: { ...entry, datenschutz: 'true' } });
  const { referenz: reference } = await sent.json();
  await logInByCall(page, 'redaktion');
  await openHydrated(page, `${INBOX}${reference}/`);
  await page.getByLabel(/^Notiz für das Haus/).check();
  await page.getByRole('textbox', { name: /^Notiz/ }).fill('Das ist Werbung, oder?');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Die Notiz steht im Verlauf.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Verlauf' }).getByText('Das ist Werbung, oder?')).toBeVisible();

  await openHydrated(page, `${INBOX}${reference}/`);
  await page.getByLabel(/^Ablehnen/).check();
  await page.getByRole('button', { name: 'Werbung' }).focus();
  await page.keyboard.press('Enter');
  const message = page.getByLabel(/^Nachricht an den Absender/);
  await expect(message).toHaveValue(/^Wir veröffentlichen keine Werbung/);
  await expect(message).toBeFocused();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('heading', { name: 'Gespeichert', exact: true })).toBeVisible();
});
