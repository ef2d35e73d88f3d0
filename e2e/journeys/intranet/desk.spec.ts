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
    const row = page.locator('#ergebnis ol > li').first();
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
  await page.getByRole('button', { name: 'Antwort senden' }).click();
  await expect(page.getByRole('heading', { name: 'Gespeichert', exact: true })).toBeVisible();
});

for (const [device, width, height] of [
  ['a desktop', 1280, 800],
  ['a phone', 390, 844],
] as const) {
  test(`on ${device}, several at once: two are refused by keyboard, a third was changed meanwhile and is named`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await logInByCall(page, 'redaktion');
    const word = `Sperrmüll ${width}`;
    const references: string[] = [];
    for (const name of ['Ada', 'Otto', 'Ida']) {
      const sent = await page.request.post('/api/kontakt', {
        data: {
          betreff: `${word} von ${name}`,
          nachricht: 'Bitte holen Sie ihn ab.',
          name,
          email: `${name.toLowerCase()}-${width}@post.example`,
          datenschutz: true,
          route: '/kontakt/',
        },
      });
      references.push((await sent.json()).referenz);
    }
    // The first tick loads the code of the list.
    await page.goto(`${INBOX}?q=${encodeURIComponent(word)}`);
    const box = (name: string) => page.getByRole('checkbox', { name: `Auswählen: ${word} von ${name}` });
    await box('Ada').focus();
    await page.keyboard.press('Space');
    const bar = page.getByRole('region', { name: 'Auswahl' });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await bar.getByRole('button', { name: 'Alle 3 auswählen' }).click();
    await expect(bar.getByRole('status')).toHaveText('3 ausgewählt');
    expect(await findViolations(page, 'main')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

    await bar.getByLabel('Was möchten Sie tun?').selectOption('Ablehnen');
    await bar.getByRole('button', { name: 'Weiter' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Ablehnen: 3 Einsendungen' });
    await expect(dialog.getByText('3 Absender bekommen je eine E-Mail.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Für 3 Einsendungen ausführen' }).press('Enter');
    const message = dialog.getByLabel(/^Nachricht an den Absender/);
    await expect(message).toBeFocused();
    await expect(message).toHaveAccessibleDescription(/nennen Sie den Grund/);
    await message.fill('Den Sperrmüll holt der Landkreis.');
    expect(await findViolations(page, 'dialog[open]')).toEqual([]);
    // A colleague takes over the second one.
    const taken = await page.request.post('/api/intranet/freigaben/entscheidung', {
      data: { referenz: references[1], version: 1, was: 'uebernehmen' },
    });
    expect(taken.status()).toBe(201);
    await dialog.getByRole('button', { name: 'Für 3 Einsendungen ausführen' }).press('Enter');

    await expect(page.getByRole('heading', { name: 'Ablehnen: 2 von 3 Einsendungen' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/von Otto \(KO-.*hat die Bearbeitung übernommen/);
    await expect(box('Ada')).toHaveCount(0);
    await expect(box('Otto')).toBeChecked();
    await expect(bar.getByRole('status')).toHaveText('1 ausgewählt');
    expect(await findViolations(page, 'main')).toEqual([]);

    // Its new state is in the list now, and the text is still there.
    await bar.getByRole('button', { name: 'Weiter' }).click();
    const again = page.getByRole('dialog', { name: 'Ablehnen: 1 Einsendung' });
    await expect(again.getByLabel(/^Nachricht an den Absender/)).toHaveValue('Den Sperrmüll holt der Landkreis.');
    await again.getByRole('button', { name: 'Für 1 Einsendung ausführen' }).click();
    await expect(page.getByRole('heading', { name: 'Ablehnen: 1 Einsendung' })).toBeVisible();
    await expect(bar).toHaveCount(0);
  });
}
