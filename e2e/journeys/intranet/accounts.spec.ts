import { createHmac } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { logIn, PASSWORD } from '../../support/log-in.ts';
import { readMails } from '../../support/mails.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { test } from '../../support/test.ts';

/** TOTP code for a base32 secret (RFC 6238), `later` half minutes from now. */
function showCode(secret: string, later = 0): string {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
  const hash = createHmac('sha1', key).update(counter).digest();
  const code = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fff_ffff;
  return String(code % 1_000_000).padStart(6, '0');
}

async function chooseList(page: Page, ...lines: string[]): Promise<void> {
  const buffer = Buffer.from(lines.join('\r\n'), 'latin1');
  await page.locator('[name=datei]').setInputFiles({ name: 'konten.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Liste prüfen' }).click();
}

test('new accounts are imported from a list, and one of them gets a second factor', async ({
  page,
  browser,
  site,
  complaints,
}) => {
  test.setTimeout(180_000);
  complaints.expect(/422|401/);
  const address = `joerg.weiss.${Date.now()}@musterhardt.example`;
  await page.goto('/intranet/konten/');
  await logIn(page, 'admin@musterhardt.example');
  await page.getByRole('link', { name: 'Konten aus einer Liste anlegen' }).click();
  await chooseList(page, 'Vorname;Nachname;E-Mail', 'Jörg;;x', '=1+1;B;b@b.example');
  await expect(page.getByRole('heading', { name: '2 Zeilen sind fehlerhaft' })).toBeVisible();
  await expect(page.getByText('Bitte geben Sie den Nachnamen an.')).toBeVisible();
  await expect(page.getByRole('button', { name: /anlegen/ })).toHaveCount(0);
  await chooseList(page, 'Vorname;Nachname;E-Mail', `Jörg;Weiß;${address}`, 'Adele;Minder;admin@musterhardt.example');
  await expect(page.getByRole('row', { name: /Adele Minder gibt es schon/ })).toBeVisible();
  expect(await findViolations(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: '1 Konto anlegen und einladen' }).click();
  await expect(page.getByRole('heading', { name: 'Die Konten sind angelegt' })).toBeVisible();
  await page.goto('/intranet/zweiter-faktor/');
  await page.getByRole('button', { name: 'Zweiten Faktor einrichten' }).click();
  await expect(page.getByText('Bitte geben Sie Ihr Passwort an.')).toBeVisible();
  await page.getByLabel('Ihr Passwort').fill(PASSWORD);
  await page.getByRole('button', { name: 'Zweiten Faktor einrichten' }).click();
  await expect(page.getByLabel('Code aus der App')).toBeVisible();
  expect(await findViolations(page, 'main')).toEqual([]);

  const findLink = () => /\/intranet\/passwort-neu\/\?token=[\w-]+/.exec(readMails(site, address).join('\n'))?.[0];
  await expect.poll(findLink).toBeTruthy();
  const joerg = await (await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })).newPage();
  await joerg.goto(findLink() ?? '');
  await joerg.getByLabel('Neues Passwort').fill(PASSWORD);
  await joerg.getByRole('button', { name: 'Passwort festlegen' }).click();
  await joerg.goto('/intranet/zweiter-faktor/');
  await logIn(joerg, address);
  await joerg.getByLabel('Ihr Passwort').fill(PASSWORD);
  await joerg.getByRole('button', { name: 'Zweiten Faktor einrichten' }).click();
  await expect(joerg.getByRole('img', { name: 'QR-Code für die Authenticator-App' })).toBeVisible();
  const secret = ((await joerg.locator('code').first().textContent()) ?? '').replaceAll(' ', '');
  const emergency = (await joerg.locator('li code').first().textContent()) ?? '';
  await joerg.getByLabel('Code aus der App').fill('12');
  await joerg.getByRole('button', { name: 'Zweiten Faktor einschalten' }).click();
  await expect(joerg.getByText('Dieser Code stimmt nicht.')).toBeVisible();
  await joerg.getByLabel('Code aus der App').fill(showCode(secret));
  await joerg.getByRole('button', { name: 'Zweiten Faktor einschalten' }).click();
  await expect(joerg.getByRole('heading', { name: 'Ihr Konto hat einen zweiten Faktor' })).toBeVisible();

  await joerg.getByRole('button', { name: 'Abmelden' }).click();
  await joerg.goto('/intranet/zweiter-faktor/');
  await logIn(joerg, address);
  await joerg.getByLabel('Sicherheitscode').fill(emergency);
  await logIn(joerg, address);
  await expect(joerg.getByText('7 Notfallcodes sind noch übrig.')).toBeVisible();
  await joerg.getByLabel('Ihr Passwort').fill(PASSWORD);
  await joerg.getByLabel('Sicherheitscode').fill(showCode(secret, 1));
  await joerg.getByRole('button', { name: 'Zweiten Faktor abschalten' }).click();
  await expect(joerg.getByRole('button', { name: 'Zweiten Faktor einrichten' })).toBeVisible();
  await joerg.context().close();
});
