import { expect } from '@playwright/test';
import {
  addChild,
  birthday,
  confirmBooking,
  confirmWaiting,
  familyMail,
  field,
  fillContact,
  STEPS,
  stepButton,
} from '../../support/ferienprogramm.ts';
import { findViolations } from '../../support/find-violations.ts';
import { readMails } from '../../support/mails.ts';
import { openHydrated } from '../../support/open-hydrated.ts';
import { test } from '../../support/test.ts';

test('eine ausgebuchte Veranstaltung: warten, nachsehen, die Liste verlassen', async ({ page, site }) => {
  test.setTimeout(90_000);
  await openHydrated(page, '/kinderferienprogramm/2/');
  await page.getByRole('link', { name: 'auf die Warteliste' }).click();
  await expect(page).toHaveURL(`${STEPS.kontakt}?id=2`);
  await fillContact(page, 'Warter');
  await page.getByRole('button', { name: 'Schritt 2: Kinder hinzufügen' }).click();
  await expect(page).toHaveURL(STEPS.kinder);
  await addChild(page, 'Mia', 'Warter', 9);
  await addChild(page, 'Ole', 'Warter', 5);
  await stepButton(page, 'Schritt 3: Programm auswählen').click();
  await page.getByRole('button', { name: /^Auf die Warteliste ?: Nachtwanderung/ }).click();
  await expect(page.getByRole('checkbox', { name: 'Ole Warter' }), 'too young').toHaveCount(0);
  const send = page.getByRole('button', { name: 'Auf die Warteliste setzen' });
  await send.click();
  await expect(page.getByText('Bitte wählen Sie mindestens ein Kind aus.').first()).toBeVisible();
  expect.soft(await findViolations(page), 'form').toEqual([]);
  await page.getByRole('checkbox', { name: 'Mia Warter' }).check();
  await field(page, 'valid').check();
  await send.click();
  await expect(page.getByRole('heading', { name: 'Bitte bestätigen Sie den Warteplatz' })).toBeVisible();

  await page.getByRole('link', { name: /Platz auf der Warteliste ansehen/ }).click();
  await expect(page.getByRole('heading', { name: 'Dieser Warteplatz ist noch nicht bestätigt' })).toBeVisible();
  await confirmWaiting(page, site, familyMail('Warter'));
  await expect(page.getByRole('heading', { name: /^Sie stehen auf Platz \d+ der Warteliste$/ })).toBeVisible();
  expect.soft(await findViolations(page), 'private page').toEqual([]);
  await page.getByRole('button', { name: 'Warteliste verlassen' }).click();
  await expect(page.getByRole('heading', { name: 'Sie stehen nicht mehr auf der Warteliste' })).toBeVisible();
});

test('ein privater Link, den es nicht gibt, ist eine Seite, die es nicht gibt, und sie sagt warum', async ({
  page,
  complaints,
}) => {
  complaints.expect(/404/);
  for (const pfad of ['status', 'warteliste']) {
    const antwort = await page.goto(`/ferienprogramm-anmeldung/${pfad}/?token=erfunden`);
    expect(antwort?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 - Diesen Link gibt es nicht mehr' })).toBeVisible();
  }
});

test('ein frei gewordener Platz: die erste Familie lehnt ab, die zweite nimmt an', async ({ page, site }) => {
  test.setTimeout(90_000);
  const adresse = { name: 'Silber', strasse: 'Ringweg 1', plz: '75334', ort: 'Musterhardt' };
  const kontakt = { ...adresse, vorname: 'Jan', email: 'jan@post.example', telefon: '' };
  const geburtstag = birthday(12).split('.').reverse().join('-');
  const buildKind = (vorname: string) => ({ ...adresse, vorname, geburtstag, geschlecht: 'weiblich', bemerkung: '' });
  const send = async (pfad: string, data: object) => {
    const antwort = await page.request.post(`/api/ferienprogramm/${pfad}`, { headers: { origin: site.url }, data });
    expect(antwort.ok(), `${pfad}: ${antwort.status()}`).toBe(true);
    return antwort.json();
  };
  // The four places that are left of event 10.
  const kinder = ['Eins', 'Zwei', 'Drei', 'Vier'].map((vorname) => ({
    ...buildKind(vorname),
    veranstaltungen: [{ id: 10 }],
  }));
  const kosten = { veranstaltungen: 74, gebuehren: 14, gesamt: 88 };
  const { referenz } = await send('anmeldung', { kontakt, kinder, kosten, route: STEPS.bestaetigen });
  const status_link = await confirmBooking(page, site, referenz);
  for (const vorname of ['Ina', 'Tom']) {
    await send('warteliste', { veranstaltung: 10, kontakt, kinder: [buildKind(vorname)] });
    await confirmWaiting(page, site, kontakt.email);
  }
  const token = status_link.split('token=')[1];
  const buchung = await (await page.request.get(`/api/ferienprogramm/buchung?token=${token}`)).json();
  await send('buchung/stornieren', { token, kind: buchung.kinder[0].id });

  const findAngebot = (vorname: string) =>
    readMails(site, 'Für:')
      .flatMap((mail) => (new RegExp(`Für:\\s+${vorname}\\b`).test(mail) ? [mail] : []))
      .flatMap((mail) =>
        mail.includes('Platz annehmen oder ablehnen')
          ? (/\/ferienprogramm-anmeldung\/warteliste\/\?token=[\w-]+/.exec(mail)?.[0] ?? [])
          : [],
      )[0] ?? '';
  const openAngebot = async (vorname: string) => {
    await expect.poll(() => findAngebot(vorname)).not.toBe('');
    await openHydrated(page, findAngebot(vorname));
    await expect(page.getByRole('heading', { name: 'Ein Platz ist frei geworden' })).toBeVisible();
  };
  await openAngebot('Ina');
  await expect(page.getByText(/Wir halten ihn bis zum \d\d\.\d\d\.\d{4} um \d\d:\d\d Uhr für Sie frei/)).toBeVisible();
  expect.soft(await findViolations(page), 'offer').toEqual([]);
  await page.getByRole('button', { name: 'Platz ablehnen' }).click();
  await expect(page.getByRole('heading', { name: 'Sie stehen nicht mehr auf der Warteliste' })).toBeVisible();

  await openAngebot('Tom');
  await page.getByRole('button', { name: 'Platz zahlungspflichtig annehmen' }).click();
  await expect(page.getByRole('heading', { name: 'Danke!' })).toBeVisible();
  await page.getByRole('link', { name: 'Buchung ansehen oder stornieren' }).click();
  await expect(page.getByRole('heading', { name: 'Tom Silber' })).toBeVisible();
});
