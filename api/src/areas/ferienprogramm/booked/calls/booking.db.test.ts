import type { Booking, WaitingPlace } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-booking';
import { PRIVACY_WAITING_LIST } from '@gm/shared/schemas/consents';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  buildKind,
  buildRegistration,
  buildVeranstaltung,
  contact,
  inDays,
  options,
  sender,
} from '../../../../../test/holiday.ts';
import { createTestApp, type TestApp } from '../../../../../test/test-app.ts';
import {
  confirm,
  confirmWaiting,
  readRequest,
  readToken,
  setProgram,
} from '../../../../../test/test-ferienprogramm.ts';
import { deleteOldBookings } from '../../administration/delete-old-bookings.ts';
import { examineNext } from '../../conflicts/report-conflicts.ts';
import { createFerienprogrammRepository } from '../../program/ferienprogramm-repository.ts';
import { assignNewPlaces } from '../../waiting-list/assign-free-places.ts';
import { endExpired } from '../../waiting-list/waiting-list.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ FORM_LIMIT: 1_000_000 });
});
afterAll(() => api.close());

const db = () => api.database.db;
const season = { optionen: options, absender: sender };
/** Event 1 has two places; event 2 can no longer be cancelled. */
beforeEach(() =>
  setProgram(db(), [
    buildVeranstaltung({ id: 1, teilnehmer_max: 2 }),
    buildVeranstaltung({ id: 2, datum_von: `${inDays(2)}T09:00`, datum_bis: `${inDays(2)}T12:00` }),
    buildVeranstaltung({ id: 3 }),
  ]),
);

async function send<Body>(path: string, payload: object) {
  const answer = await api.app.inject({ method: 'POST', url: `/api/ferienprogramm/${path}`, payload });
  return { status: answer.statusCode, body: answer.json() as Body };
}
async function fetch<Body>(path: string) {
  const answer = await api.app.inject(`/api/ferienprogramm/${path}`);
  return { status: answer.statusCode, body: answer.json() as Body };
}
async function book(wishes: Record<string, number[]>): Promise<string> {
  expect((await send('anmeldung', buildRegistration(wishes))).status).toBe(201);
  const { status, body } = await confirm(api, await readRequest(api));
  expect(status).toBe(200);
  return readToken(body.status_link);
}
const readBooked = async (id: number) =>
  (await db().selectFrom('ferien_veranstaltungen').select('gebucht').where('id', '=', id).executeTakeFirstOrThrow())
    .gebucht;
const readMails = async () => db().selectFrom('outbox').select(['betreff', 'text']).orderBy('id').execute();
const lastMail = async () => (await readMails()).at(-1);

describe('the private page', () => {
  it('returns the booking as a calendar, each event once with its children', async () => {
    const token = await book({ Eva: [1, 3], Max: [1] });
    const { body } = await fetch<Booking>(`buchung?token=${token}`);
    await send('buchung/stornieren', { token, kind: body.kinder[0]?.id, veranstaltung: 3 });
    const answer = await api.app.inject(`/api/ferienprogramm/buchung/kalender.ics?token=${token}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const lines = answer.body.replaceAll('\r\n ', '').split('\r\n');
    expect(lines.filter((line) => line.startsWith('SUMMARY'))).toEqual([expect.stringMatching(/\(Eva\\, Max\)$/)]);
    expect((await api.app.inject('/api/ferienprogramm/buchung/kalender.ics?token=fremd')).statusCode).toBe(404);
  });

  it('shows the booking only with the link', async () => {
    const token = await book({ Eva: [1, 2], Max: [1] });
    const { body } = await fetch<Booking>(`buchung?token=${token}`);
    expect(body).toMatchObject({
      kontakt: contact,
      kinder: [{ vorname: 'Eva' }, { vorname: 'Max' }],
      kosten: { veranstaltungen: 15, gebuehren: 7.5, gesamt: 22.5 },
    });
    expect(body.kinder[0]?.veranstaltungen).toMatchObject([
      { veranstaltung: { id: 1 }, preis: 5, status: 'gebucht', stornierbar: true, storno_bis: inDays(18) },
      { veranstaltung: { id: 2 }, stornierbar: false, storno_bis: inDays(-1) },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/token|schluessel/);
    const [, mail] = await db().selectFrom('outbox').selectAll().orderBy('id').execute();
    expect(mail?.text).toMatch(/Eva Muster:\n {2}Angebot 1\n.*\n {2}5,00\s€/);
    expect(mail?.text).toMatch(/Gebühren:\n {2}7,50\s€ \(2 Kinder × 3,00\s€, 3 Veranstaltungen × 0,50\s€\)/);
    expect(mail?.text).toMatch(/Gesamt:\n {2}22,50\s€/);
    expect(mail?.text).toContain('Bezahlung:\n  Sie bekommen eine Rechnung.');
    const [calendar] = mail?.anhaenge ?? [];
    expect(calendar?.inhalt.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(calendar?.inhalt).toContain('SUMMARY:Angebot 1 (Eva\\, Max)');
    expect(calendar?.name).toBe(`ferienprogramm-${body.referenz}.ics`);
    for (const wrong of [`${token}x`, '', 'x'.repeat(100)]) {
      expect((await fetch(`buchung?token=${wrong}`)).status).toBe(404);
    }
    expect((await fetch('buchung')).status).toBe(400);
  });

  it('cancels one event: the place is free at once and no longer charged', async () => {
    const token = await book({ Eva: [1, 3], Max: [1] });
    const [eva] = (await fetch<Booking>(`buchung?token=${token}`)).body.kinder;
    const { status, body } = await send<Booking>('buchung/stornieren', { token, kind: eva?.id, veranstaltung: 1 });
    expect(status).toBe(200);
    expect(body.kosten).toEqual({ veranstaltungen: 10, gebuehren: 7, gesamt: 17 });
    expect(body.kinder[0]?.veranstaltungen.map((participation) => participation.status)).toEqual([
      'storniert',
      'gebucht',
    ]);
    expect([await readBooked(1), await readBooked(3)]).toEqual([1, 1]);
    expect((await lastMail())?.text).toContain('Angebot 1');
    await book({ Eva: [1] });
    expect(await readBooked(1)).toBe(2);
  });

  it('cancels all events of a child once', async () => {
    const token = await book({ Eva: [1, 3], Max: [1] });
    const [eva] = (await fetch<Booking>(`buchung?token=${token}`)).body.kinder;
    const answers = await Promise.all(
      [1, 2, 3].map(() => send<Booking>('buchung/stornieren', { token, kind: eva?.id })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([await readBooked(1), await readBooked(3)]).toEqual([1, 0]);
    expect(answers[0]?.body.kosten).toEqual({ veranstaltungen: 5, gebuehren: 3.5, gesamt: 8.5 });
    expect((await readMails()).filter(({ betreff: subject }) => subject.startsWith('Absage'))).toHaveLength(1);
  });

  it('rejects cancellations after the deadline, for other families, and of events that were not booked', async () => {
    const token = await book({ Eva: [1, 2] });
    const foreign = await book({ Max: [1] });
    const [eva] = (await fetch<Booking>(`buchung?token=${token}`)).body.kinder;
    const late = await send<{ detail: string }>('buchung/stornieren', { token, kind: eva?.id });
    expect(late.status).toBe(409);
    expect(late.body.detail).toContain('„Angebot 2“ konnte nur bis zum');
    expect((await send('buchung/stornieren', { token: foreign, kind: eva?.id })).status).toBe(404);
    expect((await send('buchung/stornieren', { token, kind: eva?.id, veranstaltung: 3 })).status).toBe(404);
    expect([await readBooked(1), await readBooked(2)]).toEqual([2, 1]);
  });
});

describe('the waiting list', () => {
  const ask = (names: string[], part: object = {}) =>
    send<{ warteplaetze: { kinder: string[]; link: string }[]; detail: string }>('warteliste', {
      veranstaltung: 1,
      kontakt: contact,
      kinder: names.map((name) => buildKind(name)),
      ...part,
    });
  const wait = async (names: string[], part: object = {}) => {
    const answer = await ask(names, part);
    await confirmWaiting(api);
    return answer;
  };
  const show = async (link: string) => (await fetch<WaitingPlace>(`warteplatz?token=${readToken(link)}`)).body;
  const readOffer = async () =>
    readToken(/https?:\S+/.exec((await lastMail())?.text.split('annehmen oder ablehnen')[1] ?? '')?.[0]);
  const fill = async () => {
    const token = await book({ Eva: [1], Max: [1] });
    const [eva, max] = (await fetch<Booking>(`buchung?token=${token}`)).body.kinder;
    return { giveBack: (child = eva) => send('buchung/stornieren', { token, kind: child?.id }), eva, max };
  };

  it('stores the consents with every entry; a booking that results from it adds none', async () => {
    const { giveBack } = await fill();
    expect((await wait(['Ina', 'Tom'], { valid: true })).status).toBe(201);
    const entries = await db().selectFrom('ferien_warteliste').select('zustimmungen').execute();
    const consents = [{ feld: 'valid', text: PRIVACY_WAITING_LIST, fassung: expect.stringMatching(/^[\da-f]{12}$/) }];
    expect(entries).toEqual([{ zustimmungen: consents }, { zustimmungen: consents }]);
    await giveBack();
    const offer = (await readMails()).find(({ betreff: subject }) => subject.startsWith('Ein Platz'))?.text ?? '';
    expect((await send('warteplatz/annehmen', { token: readToken(/https?:\S+/.exec(offer)?.[0]) })).status).toBe(201);
    const booking = await db()
      .selectFrom('ferien_buchungen')
      .select('zustimmungen')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(booking).toEqual([{ zustimmungen: null }]);
  });

  it('accepts children of the right age for full events only, without disclosing their bookings', async () => {
    expect((await wait(['Ina'])).body.detail).toContain('noch freie Plätze');
    await fill();
    const { status, body } = await wait(['Ina', 'Tom']);
    expect(status).toBe(201);
    expect(body.warteplaetze.map(({ kinder: children }) => children)).toEqual([['Ina'], ['Tom']]);
    expect(await show(body.warteplaetze[1]?.link ?? '')).toMatchObject({
      status: 'wartet',
      platz: 2,
      kosten: { gesamt: 8.5 },
    });
    expect((await wait(['Eva'])).status, 'does not disclose that she takes part').toBe(201);
    expect((await wait(['Uli'], { veranstaltung: 99 })).status).toBe(409);
    expect((await wait(['Uli'], { veranstaltung: 9_999_999_999 })).status).toBe(422);
    expect((await wait(['Uli'], { firma: 'ACME' })).status).toBe(400);
  });

  it('offers a free place to the first in line, and no other family can book it', async () => {
    const { giveBack } = await fill();
    await wait(['Ina']);
    await wait(['Tom']);
    await giveBack();
    expect(await readBooked(1)).toBe(2);
    expect((await send('anmeldung', buildRegistration({ Uli: [1] }))).status).toBe(409);
    const offer = (await readMails()).find(({ betreff: subject }) => subject.startsWith('Ein Platz ist frei'));
    expect(offer?.text).toContain('Für:\n  Ina');
    expect(offer?.text).toMatch(/Kosten:\n {2}8,50\s€, davon 3,50\s€ Gebühren/);
    expect(offer?.text).toContain('Sie bekommen eine Rechnung.');
    const token = readToken(/https?:\S+/.exec(offer?.text ?? '')?.[0]);
    expect(await show(`token=${token}`)).toMatchObject({ status: 'angeboten', platz: null });
    const answers = await Promise.all(
      [1, 2].map(() => send<{ status_link: string }>('warteplatz/annehmen', { token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await readBooked(1)).toBe(2);
    const link = answers.find(({ status }) => status === 201)?.body.status_link;
    expect((await fetch<Booking>(`buchung?token=${readToken(link)}`)).body.kinder).toMatchObject([{ vorname: 'Ina' }]);
  });

  it('passes the offer on when it is declined or expires', async () => {
    const { giveBack } = await fill();
    await wait(['Ina']);
    await wait(['Tom']);
    await wait(['Uli']);
    await giveBack();
    const ina = readToken(
      /https?:\S+/.exec(
        (await readMails()).find(({ betreff: subject }) => subject.startsWith('Ein Platz'))?.text ?? '',
      )?.[0],
    );
    expect((await send<WaitingPlace>('warteplatz/ablehnen', { token: ina })).body.status).toBe('zurueckgezogen');
    expect((await lastMail())?.text).toContain('Für:\n  Tom');
    const tom = await readOffer();
    expect(await endExpired(db(), { optionen: options, absender: sender }, new Date())).toBe(false);
    await db()
      .updateTable('ferien_warteliste')
      .set({ angebot_bis: sql<Date>`now() - interval '1 minute'` })
      .where('status', '=', 'angeboten')
      .execute();
    expect((await send<{ detail: string }>('warteplatz/annehmen', { token: tom })).body.detail).toBe(
      'Dieses Angebot gilt nicht mehr.',
    );
    expect(await endExpired(db(), { optionen: options, absender: sender }, new Date())).toBe(true);
    expect((await lastMail())?.text).toContain('Für:\n  Uli');
    expect((await send('warteplatz/annehmen', { token: await readOffer() })).status).toBe(201);
    expect(await readBooked(1)).toBe(2);
  });

  it('is served when an event gets more places, also more than one', async () => {
    await fill();
    await wait(['Ina']);
    await wait(['Tom', 'Uli'], { gemeinsam: true });
    const grow = async (teilnehmer_max: number) => {
      await createFerienprogrammRepository(db()).replace([buildVeranstaltung({ id: 1, teilnehmer_max })]);
      await assignNewPlaces(db(), season, new Date());
    };
    const readOffered = async () =>
      (await readMails()).flatMap(({ text, betreff: subject }) =>
        subject.startsWith('Ein Platz') ? (/Für:\n {2}(.*)/.exec(text)?.[1] ?? '') : [],
      );
    await grow(2);
    expect(await readOffered()).toEqual([]);
    await grow(4);
    expect(await readOffered(), 'one place is left, which the two do not fit in').toEqual(['Ina']);
    await grow(5);
    expect(await readOffered()).toEqual(['Ina', 'Tom, Uli']);
    expect(await readBooked(1)).toBe(5);
    expect((await send('anmeldung', buildRegistration({ Eva: [1] }))).status).toBe(409);
  });

  it('ignores unconfirmed addresses: they get no offers, and the mail discloses no personal data', async () => {
    const { giveBack } = await fill();
    const { body } = await ask(['Ina'], { kontakt: { ...contact, email: 'fremd@anderswo.example' } });
    const browser = body.warteplaetze[0]?.link ?? '';
    const request = (await readMails()).find(({ betreff: subject }) =>
      subject.startsWith('Bitte bestätigen Sie Ihren Platz'),
    );
    for (const word of ['Ina', contact.vorname, 'Angebot', contact.strasse]) expect(request?.text).not.toContain(word);
    await giveBack();
    expect((await readMails()).filter(({ betreff: subject }) => subject.startsWith('Ein Platz'))).toEqual([]);
    const open = { status: 'unbestaetigt', platz: null };
    expect(await show(browser)).toMatchObject({ ...open, vom_postfach: false, kinder: [{ vorname: 'Ina' }] });
    const mail = readToken(request?.text);
    expect(await show(`token=${mail}`)).toMatchObject({
      ...open,
      vom_postfach: true,
      veranstaltung: null,
      kinder: [],
    });
    expect((await send('warteplatz/bestaetigen', { token: readToken(browser) })).status, 'the browser').toBe(404);
    expect((await send('warteplatz/annehmen', { token: mail })).status).toBe(409);
    for (const times of [1, 2]) {
      expect([times, (await send<WaitingPlace>('warteplatz/bestaetigen', { token: mail })).body.status]).toEqual([
        times,
        'wartet',
      ]);
    }
  });

  it('deletes entries that are not confirmed within a day', async () => {
    await fill();
    await ask(['Ina']);
    await deleteOldBookings(db(), 90);
    await sql`update ferien_warteliste set erstellt = now() - interval '25 hours'`.execute(db());
    await deleteOldBookings(db(), 90);
    expect(await db().selectFrom('ferien_warteliste').select('id').execute()).toEqual([]);
  });

  it('keeps families together without holding single places for them', async () => {
    const { giveBack, max } = await fill();
    await wait(['Ina', 'Tom'], { gemeinsam: true });
    await giveBack();
    expect(await readBooked(1)).toBe(1);
    await giveBack(max);
    expect(await readBooked(1)).toBe(2);
    expect((await lastMail())?.betreff).toContain('Absage');
    const offer = (await readMails()).find(({ betreff: subject }) => subject.startsWith('Ein Platz'));
    expect(offer?.text).toContain('Für:\n  Ina, Tom');
  });

  it('repeats all checks when an offer is accepted', async () => {
    const { giveBack } = await fill();
    await setAtOnce();
    await wait(['Ina']);
    await book({ Ina: [3] });
    await giveBack();
    const token = readToken(
      /https?:\S+/.exec(
        (await readMails()).find(({ betreff: subject }) => subject.startsWith('Ein Platz'))?.text ?? '',
      )?.[0],
    );
    const { status, body } = await send<{ detail: string }>('warteplatz/annehmen', { token });
    expect(status).toBe(409);
    expect(body.detail).toContain('überschneidet sich für Ina mit „Angebot 3“');
    // A booking of another family does not block this one, and only that family is notified.
    await db().updateTable('ferien_buchungen').set({ email: 'tom@anderswo.example' }).execute();
    expect((await send('warteplatz/annehmen', { token })).status).toBe(201);
    for (let look = 0; look < 9; look += 1) await examineNext(db(), async () => season);
    const anTom = await db().selectFrom('outbox').select('text').where('an', '=', 'tom@anderswo.example').execute();
    expect(anTom.at(-1)?.text).toContain('überschneidet sich für Ina mit „Angebot 3“');
  });

  /** Moves event 3 to the same time as event 1. */
  async function setAtOnce(): Promise<void> {
    await db()
      .updateTable('ferien_veranstaltungen')
      .set({ datum_von: `${inDays(21)}T09:00`, datum_bis: `${inDays(21)}T12:00` })
      .where('id', '=', 3)
      .execute();
  }
});
