import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { addChild, assign, field, giveContact, STEPS, stepButton } from '../../support/ferienprogramm.ts';
import { logInByCall } from '../../support/log-in.ts';
import { readMails } from '../../support/mails.ts';
import { openHydrated } from '../../support/pages/open-hydrated.ts';
import { ROOT, type Site } from '../../support/site/site.ts';
import { test } from '../../support/test.ts';

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verlosung-'));
  cpSync(join(ROOT, 'api/content'), folder, { recursive: true });
  const season = join(folder, 'ferienprogramm.yaml');
  const settings = `${readFileSync(season, 'utf8')}\nvergabe: verlosung\nverlosung_zahl: Lottozahlen vom Samstag\n`;
  writeFileSync(season, settings);
});
test.afterEach(() => rmSync(folder, { recursive: true }));

const listWishes = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('list', { name: /Wünsche von/ })
    .first();
const findSheet = (site: Site) =>
  readMails(site, 'Wunschzettel')
    .flatMap((mail) => /\/ferienprogramm-anmeldung\/wuensche\/\?token=[\w-]+/.exec(mail)?.[0] ?? [])
    .at(-1) ?? '';

test('families enter wishes, places are drawn, and the draw can be verified', async ({ browser, startOwnSite }) => {
  test.setTimeout(300_000);
  const site = await startOwnSite({ env: { api: { CONTENT_DIR: folder } } });
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  const open = (path: string) => openHydrated(page, path);
  await giveContact(page, 'Ruhig');
  await addChild(page, 'Mia', 'Ruhig', 8);
  await stepButton(page, 'Schritt 3: Programm auswählen').click();
  await expect(page.getByRole('heading', { name: 'Die Plätze werden verlost' })).toBeVisible();
  await assign(page, 'Mia Ruhig', ['Auftaktfest', 'Brotbacken']);
  await expect(listWishes(page).getByRole('listitem').first()).toContainText('Auftaktfest');
  await page.getByRole('button', { name: /Brotbacken.* lieber/ }).press('Enter');
  await expect(listWishes(page).getByRole('listitem').first()).toContainText('Brotbacken');
  await stepButton(page, 'Letzter Schritt: Angaben bestätigen').click();
  await expect(page).toHaveURL(STEPS.bestaetigen);
  await field(page, 'valid').check();
  await page.getByRole('button', { name: 'Wunschzettel abgeben' }).click();
  await expect(page.getByRole('heading', { name: /Bitte bestätigen Sie Ihren Wunschzettel/ })).toBeVisible();

  await expect.poll(() => findSheet(site)).not.toBe('');
  await open(findSheet(site));
  await page.getByRole('button', { name: 'Wunschzettel bestätigen' }).press('Enter');
  await expect(page.getByText('Bestätigt. Ihr Wunschzettel nimmt an der Verlosung teil.')).toBeVisible();
  const lotNumber =
    /Losnummer ([0-9A-Z]{4}-[0-9A-Z]{4})/.exec((await page.getByRole('main').textContent()) ?? '')?.[1] ?? '';
  await page.getByLabel('Höchstens so viele Plätze für Mia').selectOption('1');
  await page.getByRole('button', { name: 'Wünsche speichern' }).press('Enter');
  await expect(page.getByText('Gespeichert. So nehmen Ihre Wünsche an der Verlosung teil.')).toBeVisible();

  await logInByCall(page, 'redaktion');
  await open('/intranet/ferienprogramm/');
  const tag = (days: number) => new Date(Date.now() + days * 86_400_000);
  await page.getByText(/^Anmeldezeit ändern/).click();
  await field(page, 'anmeldung_von').fill(
    tag(-9).toLocaleDateString('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' }),
  );
  await field(page, 'anmeldung_bis').fill(
    tag(-2).toLocaleDateString('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' }),
  );
  await page.getByRole('button', { name: 'Anmeldezeit speichern' }).click();
  await expect(page.getByRole('heading', { name: 'Gespeichert', exact: true })).toBeVisible();
  await open('/intranet/ferienprogramm/verlosung/');
  await expect(page.getByText('1 bestätigter Wunschzettel mit 1 Kind und 2 Wünschen')).toBeVisible();
  await page.getByRole('button', { name: 'Wünsche festlegen' }).click();
  await page.getByLabel('Öffentliche Zahl').fill('3, 17, 20, 21, 36, 44');
  await page.getByRole('button', { name: 'Losen' }).click();
  await expect(page.getByText(/1 Platz vergeben, 1 erster Wunsch erfüllt/)).toBeVisible();
  await page.getByLabel('Freie Plätze können gebucht werden bis').fill(tag(10).toISOString().slice(0, 10));
  await page.getByRole('button', { name: 'Ergebnis veröffentlichen' }).click();
  await expect(page.getByText('Veröffentlicht. Die E-Mails sind unterwegs.')).toBeVisible();

  await open('/ferienprogramm-verlosung/');
  await page.getByRole('button', { name: 'Verlosung nachrechnen' }).click();
  await expect(page.getByRole('heading', { name: 'Die Verlosung stimmt' })).toBeVisible();
  await page.getByLabel('Losnummer Ihres Kindes').fill(lotNumber);
  await expect(page.getByText('1 von 2 Wünschen erfüllt:')).toBeVisible();
  await expect.poll(() => readMails(site, 'Ihre Plätze im Kinderferienprogramm').length).toBe(1);
  await open(findSheet(site));
  await expect(page.getByText(/Mia hat bekommen: Brotbacken/)).toBeVisible();
  await context.close();
});
