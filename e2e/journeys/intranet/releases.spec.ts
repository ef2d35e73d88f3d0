import { type Browser, expect, type Page } from '@playwright/test';
import { drawPng, EVENT, SUGGESTION, TEXT } from '../../support/event-forms.ts';
import { field } from '../../support/forms.ts';
import { logInByCall } from '../../support/log-in.ts';
import { readMails } from '../../support/mails.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { openHydrated, waitForHydration } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

const INBOX = '/intranet/freigaben/';

async function decide(page: Page, choice: RegExp, message = ''): Promise<void> {
  await page.getByLabel(choice).check();
  await page.getByLabel(/^Nachricht an den Absender/).fill(message);
  await page.getByRole('button', { name: /^(Speichern|(Antwort|Frage) senden)$/ }).click();
}

const openWithoutScripts = async (browser: Browser, baseURL: string) =>
  (await browser.newContext({ javaScriptEnabled: false, baseURL, locale: 'de-DE' })).newPage();

test("a club's event is accepted into the calendar and removed again", async ({ page, site }) => {
  const title = 'Lindenblütenfest der Nachbarschaft';
  const entry = { ...EVENT, titel: 'Lindenblütenfast', text: TEXT, veranstaltungen_rubrik: '1', rechte: 'true' };
  const sent = await page.request.post('/api/veranstaltung', { multipart: { ...entry, datenschutz: 'true' } });
  const { referenz: reference } = await sent.json();

  await logInByCall(page, 'redaktion');
  await openHydrated(page, INBOX);
  expect(await findViolations(page, 'main')).toEqual([]);
  await page.getByLabel('Suchwort').fill(reference);
  await page.getByRole('main').getByRole('button', { name: 'Suchen' }).click();
  await expect(page.getByRole('heading', { name: '1 Einsendung', exact: true })).toBeVisible();
  await page.getByRole('link', { name: /Lindenblütenfast/ }).click();
  await expect(page.getByRole('heading', { name: 'Entscheidung' })).toBeVisible();
  await waitForHydration(page);
  expect(await findViolations(page, 'main')).toEqual([]);
  await page.getByLabel(/^Freigeben und veröffentlichen/).check();
  await field(page, 'neu_titel').fill(title);
  await decide(page, /^Freigeben und veröffentlichen/, 'Wir freuen uns auf das Fest!');
  await expect(page.getByRole('heading', { name: 'Gespeichert', exact: true })).toBeVisible();
  // The new state is shown without a reload.
  await expect(page.getByRole('link', { name: 'Auf der Website ansehen' })).toBeVisible();
  await expect(page.getByText('Redzep Aktan hat freigegeben')).toBeVisible();

  await page.goto(`/veranstaltungen/?q=${encodeURIComponent('Lindenblütenfest')}`);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const address = new URL(page.url()).pathname;
  await expect.poll(() => readMails(site, address).length).toBe(1);
  // It is an ordinary entry now.
  await page.goto(`${INBOX}${reference}/`);
  await page.getByRole('link', { name: 'Im Kalender bearbeiten' }).click();
  await expect(page.getByLabel(/^Titel/)).toHaveValue(title);
  await expect(page.getByText('Redzep Aktan hat freigegeben')).toBeVisible();

  await openHydrated(page, `${INBOX}${reference}/`);
  await decide(page, /^Wieder öffnen/);
  await expect(page.getByRole('heading', { name: 'Gespeichert', exact: true })).toBeVisible();
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(410);
  await openHydrated(page, `${INBOX}${reference}/`);
  await decide(page, /^Ablehnen/);
  await expect(page.getByText('Bitte nennen Sie den Grund.').first()).toBeVisible();
  await decide(page, /^Ablehnen/, 'Das ist eine private Feier.');
  await expect(page.getByRole('heading', { name: 'Gespeichert', exact: true })).toBeVisible();
  await expect.poll(() => readMails(site, 'Das ist eine private Feier.').length).toBe(1);
});

test('a hall cannot be confirmed while it is booked', async ({ page, complaints }) => {
  complaints.expect(/422/);
  await logInByCall(page, 'redaktion');
  await openHydrated(page, INBOX);
  await page.getByRole('link', { name: /^Turn- und Festhalle Schwann, Theaterverein/ }).click();
  await expect(page.getByRole('heading', { name: 'Schon belegt: Turn- und Festhalle Schwann' })).toBeVisible();
  await waitForHydration(page);
  expect(await findViolations(page, 'main')).toEqual([]);
  await decide(page, /^Halle zusagen und belegen/);
  await expect(page.getByText(/Die Halle ist dann schon belegt: Volleyball/).first()).toBeVisible();
  await page.goto('/intranet/hallen/');
  expect(await findViolations(page, 'main')).toEqual([]);
  await page.getByRole('link', { name: 'Woche danach' }).click();
  await expect(page).toHaveURL(/tag=/);
});

test('a suggestion for the holiday programme is accepted, completed as a draft, published and bookable', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const day = new Date(Date.now() + 60 * 24 * 3_600_000).toISOString().slice(0, 10);
  const sent = await page.request.post('/api/ferienprogramm/vorschlag', {
    multipart: {
      ...SUGGESTION,
      titel: 'Drachen bauen am Teich',
      text: TEXT,
      datum_von: day,
      datum_bis: day,
      zeit_von: '09:00',
      zeit_bis: '12:00',
      preis: '4',
      preis_geschwister: '3',
      datenschutz: 'true',
      bild: { name: 'drachen.png', mimeType: 'image/png', buffer: drawPng() },
    },
  });
  const { referenz: reference } = await sent.json();
  await logInByCall(page, 'redaktion');
  await openHydrated(page, `${INBOX}${reference}/`);
  await decide(page, /^In das Ferienprogramm aufnehmen/);
  await expect(page.getByRole('heading', { name: 'Gespeichert', exact: true })).toBeVisible();
  await page.goto('/intranet/ferienprogramm/?ansicht=entwurf');
  await page.getByRole('link', { name: 'Drachen bauen am Teich' }).click();
  await expect(page.getByRole('heading', { name: 'Entwurf', exact: true })).toBeVisible();
  await waitForHydration(page);
  expect(await findViolations(page, 'main')).toEqual([]);
  const path = `/kinderferienprogramm/${new URL(page.url()).pathname.split('/')[3]}/`;
  expect((await page.request.get(path)).status()).toBe(404);

  await field(page, 'teilnehmer_max').fill('');
  await page.getByLabel(/^Veröffentlichen/).check();
  await page.getByRole('button', { name: 'Absenden' }).click();
  await expect(field(page, 'teilnehmer_max')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'teilnehmer_max').fill('15');
  await field(page, 'einleitung').fill('Wer fliegt am höchsten?');
  await page.getByRole('button', { name: 'Absenden' }).click();
  await expect(page.getByRole('heading', { name: 'Veröffentlicht' })).toBeVisible();
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(200);
  await page.goto('/kinderferienprogramm/');
  await page.getByRole('link', { name: 'Drachen bauen am Teich' }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('main').getByRole('link', { name: 'Zum Anmeldeformular' })).toBeVisible();

  // A correction in the staff's view is visible on the public page immediately.
  await page.goto('/intranet/ferienprogramm/');
  await page.getByRole('link', { name: 'Drachen bauen am Teich' }).click();
  await page.getByRole('link', { name: 'Texte, Ort, Termin und Preis ändern' }).click();
  await expect(page.getByRole('heading', { name: 'Veröffentlicht', exact: true })).toBeVisible();
  await waitForHydration(page);
  expect(await findViolations(page, 'main')).toEqual([]);
  await field(page, 'veranstaltungsort').fill('Bootssteg');
  await field(page, 'preis').fill('5');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('heading', { name: 'Gespeichert', exact: true })).toBeVisible();
  await page.goto(path);
  await expect(page.getByRole('main').getByText('Bootssteg').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('5,00').first()).toBeVisible();
});

test('holiday programme: shows participants, and closes and reopens the registration', async ({ page }) => {
  const yesterday = new Date(Date.now() - 24 * 3_600_000).toLocaleDateString('de-DE', {
    timeZone: 'Europe/Berlin',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  const list = '/intranet/ferienprogramm/';
  await logInByCall(page, 'redaktion');
  await page.goto(list);
  expect(await findViolations(page, 'main')).toEqual([]);
  await page.getByRole('rowheader').first().getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Liste als XLSX' })).toBeVisible();
  expect(await findViolations(page, 'main')).toEqual([]);

  const setLastDay = async (day: string) => {
    await openHydrated(page, list);
    await page.getByText(/^Anmeldezeit ändern/).click();
    const before = await field(page, 'anmeldung_bis').inputValue();
    await field(page, 'anmeldung_bis').fill(day);
    await page.getByRole('button', { name: 'Anmeldezeit speichern' }).click();
    await expect(page.getByRole('heading', { name: 'Gespeichert', exact: true })).toBeVisible();
    return before;
  };
  const registration = page.getByRole('main').getByRole('link', { name: 'Zum Anmeldeformular' });
  const before = await setLastDay(yesterday);
  await page.goto('/kinderferienprogramm/');
  await expect(page.getByText(`bis zum ${yesterday}`)).toBeVisible();
  await expect(registration).toHaveCount(0);
  await setLastDay(before);
  await page.goto('/kinderferienprogramm/');
  await expect(registration).toBeVisible();
});

test('two staff members with one submission, without scripts: the later save does not overwrite the first', async ({
  browser,
  site,
}) => {
  const resident = await openWithoutScripts(browser, site.url);
  const sent = await resident.request.post('/api/kontakt', {
    data: {
      betreff: '<b>Bank</b> am Spielplatz',
      nachricht: 'Die Bank am Spielplatz ist kaputt.',
      name: 'Ada Lovelace',
      email: 'ada@post.example',
      datenschutz: true,
    },
  });
  const { referenz: reference } = await sent.json();
  const path = `${INBOX}${reference}/`;
  const first = await openWithoutScripts(browser, site.url);
  const second = await openWithoutScripts(browser, site.url);
  await logInByCall(first, 'redaktion');
  await logInByCall(second, 'admin');
  await first.goto(path);
  await second.goto(path);
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('<b>Bank</b> am Spielplatz');
  await expect(second.getByRole('heading', { name: /^Auch Redzep Aktan hat/ })).toBeVisible();

  await decide(first, /^Beim Absender nachfragen/, 'Welche der beiden Bänke?');
  await expect(first.getByRole('heading', { name: 'Gespeichert', exact: true })).toBeVisible();
  await decide(second, /^Als erledigt abschließen/, 'Ist repariert.');
  await expect(second.getByText(/Redzep Aktan hat nachgefragt/).first()).toBeVisible();
  await expect(second.getByLabel(/^Nachricht an den Absender/)).toHaveValue('Ist repariert.');

  await expect.poll(() => readMails(site, 'Welche der beiden Bänke?').length).toBe(1);
  const link = /\/rueckfrage\/\?token=[\w-]+/.exec(readMails(site, 'Welche der beiden Bänke?')[0] ?? '')?.[0] ?? '';
  await resident.goto(link);
  await expect(resident.getByText('Welche der beiden Bänke?')).toBeVisible();
  await resident.getByLabel(/^Ihre Antwort/).fill('Die unter der Linde.');
  await resident.getByRole('button', { name: 'Antwort abschicken' }).click();
  await expect(resident.getByRole('heading', { name: 'Vielen Dank für Ihre Antwort!' })).toBeVisible();

  await second.goto(path);
  await expect(second.getByText('Die unter der Linde.').first()).toBeVisible();
  await decide(second, /^Als erledigt abschließen/, 'Ist repariert.');
  await expect(second.getByRole('heading', { name: 'Gespeichert', exact: true })).toBeVisible();
  for (const page of [resident, first, second]) await page.context().close();
});
