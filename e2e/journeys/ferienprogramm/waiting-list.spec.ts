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
import { readMails } from '../../support/mails.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { openHydrated } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

test('a fully booked event: join the waiting list, check the position, leave the list', async ({ page, site }) => {
  test.setTimeout(180_000);
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

test('an invalid private link is a 404 page with an explanation', async ({ page, complaints }) => {
  complaints.expect(/404/);
  for (const path of ['status', 'warteliste']) {
    const answer = await page.goto(`/ferienprogramm-anmeldung/${path}/?token=erfunden`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 - Diesen Link gibt es nicht mehr' })).toBeVisible();
  }
});

test('a free place: the first family declines, the second accepts', async ({ page, site }) => {
  test.setTimeout(180_000);
  const address = { name: 'Silber', strasse: 'Ringweg 1', plz: '75334', ort: 'Musterhardt' };
  const contact = { ...address, vorname: 'Jan', email: 'jan@post.example', telefon: '' };
  const geburtstag = birthday(12).split('.').reverse().join('-');
  const buildChild = (firstName: string) => ({
    ...address,
    vorname: firstName,
    geburtstag,
    geschlecht: 'weiblich',
    bemerkung: '',
  });
  const send = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/ferienprogramm/${path}`, { headers: { origin: site.url }, data });
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
    return answer.json();
  };
  // Takes the four remaining places of event 10.
  const children = ['Eins', 'Zwei', 'Drei', 'Vier'].map((firstName) => ({
    ...buildChild(firstName),
    veranstaltungen: [{ id: 10 }],
  }));
  const costs = { veranstaltungen: 74, gebuehren: 14, gesamt: 88 };
  const { referenz: reference } = await send('anmeldung', {
    kontakt: contact,
    kinder: children,
    kosten: costs,
    route: STEPS.bestaetigen,
  });
  const status_link = await confirmBooking(page, site, reference);
  for (const firstName of ['Ina', 'Tom']) {
    await send('warteliste', { veranstaltung: 10, kontakt: contact, kinder: [buildChild(firstName)] });
    await confirmWaiting(page, site, contact.email);
  }
  const token = status_link.split('token=')[1];
  const booking = await (await page.request.get(`/api/ferienprogramm/buchung?token=${token}`)).json();
  await send('buchung/stornieren', { token, kind: booking.kinder[0].id });

  const findOffer = (firstName: string) =>
    readMails(site, 'Für:')
      .flatMap((mail) => (new RegExp(`Für:\\s+${firstName}\\b`).test(mail) ? [mail] : []))
      .flatMap((mail) =>
        mail.includes('Platz annehmen oder ablehnen')
          ? (/\/ferienprogramm-anmeldung\/warteliste\/\?token=[\w-]+/.exec(mail)?.[0] ?? [])
          : [],
      )[0] ?? '';
  const openOffer = async (firstName: string) => {
    await expect.poll(() => findOffer(firstName)).not.toBe('');
    await openHydrated(page, findOffer(firstName));
    await expect(page.getByRole('heading', { name: 'Ein Platz ist frei geworden' })).toBeVisible();
  };
  await openOffer('Ina');
  await expect(page.getByText(/Wir halten ihn bis zum \d\d\.\d\d\.\d{4} um \d\d:\d\d Uhr für Sie frei/)).toBeVisible();
  expect.soft(await findViolations(page), 'offer').toEqual([]);
  await page.getByRole('button', { name: 'Platz ablehnen' }).click();
  await expect(page.getByRole('heading', { name: 'Sie stehen nicht mehr auf der Warteliste' })).toBeVisible();

  await openOffer('Tom');
  await page.getByRole('button', { name: 'Platz zahlungspflichtig annehmen' }).click();
  await expect(page.getByRole('heading', { name: 'Danke!' })).toBeVisible();
  await page.getByRole('link', { name: 'Buchung ansehen oder stornieren' }).click();
  await expect(page.getByRole('heading', { name: 'Tom Silber' })).toBeVisible();
});
