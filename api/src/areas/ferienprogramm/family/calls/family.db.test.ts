import { CHILD_NAMES, LIST_FIELDS, pickFields } from '@gm/shared/areas/ferienprogramm/child-fields';
import type { Bill } from '@gm/shared/areas/ferienprogramm/payment/bill';
import type { ChoiceAnswer, Family } from '@gm/shared/areas/ferienprogramm/registration/family';
import ical from 'ical.js';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  buildKind,
  buildRegistration,
  buildVeranstaltung,
  contact,
  inDays,
  PROGRAM,
} from '../../../../../test/holiday.ts';
import {
  confirm,
  confirmWaiting,
  openProgram,
  readRequest,
  setProgram,
} from '../../../../../test/test-ferienprogramm.ts';
import { deleteOldBookings } from '../../administration/delete-old-bookings.ts';
import { IBAN } from '../../payment/statements/camt.beispiel.ts';

const { api, db, send } = openProgram();
const account = { inhaber: 'Gemeindekasse', iban: IBAN, bic: '', bank: '' };
beforeEach(() => setProgram(db(), PROGRAM, { konto: account }));

const get = async <Body>(url: string) => {
  const answer = await api().app.inject(`/api/ferienprogramm/${url}`);
  return { status: answer.statusCode, body: answer.json<Body>() };
};
const post = async <Body = Family & { detail: string }>(path: string, payload: object) => {
  const answer = await api().app.inject({ method: 'POST', url: `/api/ferienprogramm/familie/${path}`, payload });
  return { status: answer.statusCode, body: answer.json<Body>() };
};
const book = async (wishes: Record<string, number[]>, email = contact.email) => {
  expect((await send(buildRegistration(wishes, { kontakt: { ...contact, email } }))).status).toBe(201);
  const token = await readRequest(api(), email);
  await confirm(api(), token);
  return token;
};
const show = async (token: string) => (await get<Family>(`familie?token=${token}`)).body;
type Saved = { referenz: string; errors: { feld: string; meldung: string }[] };
/** What staff read in the logs of the events; bookings are numbered from 1. */
async function readLog() {
  const lines = await db().selectFrom('ferien_protokoll').selectAll().orderBy('id').execute();
  const references = await db().selectFrom('ferien_buchungen').select('referenz').orderBy('id').execute();
  const get = (who: string) =>
    `Familie FP-${references.findIndex(({ referenz: reference }) => who === `Familie ${reference}`) + 1}`;
  return lines.map(({ veranstaltung_id, wer: who, was }) => `${veranstaltung_id} ${get(who)}: ${was}`);
}
const change = (payload: object) => post<ChoiceAnswer & { detail: string }>('wahl', payload);
const readBooked = async () =>
  (await db().selectFrom('ferien_veranstaltungen').select('gebucht').orderBy('id').execute()).map(
    ({ gebucht: booked }) => booked,
  );
const listTermine = ({ kinder: children }: Family) =>
  children.map(
    ({ vorname: firstName, termine }) =>
      `${firstName}: ${termine.filter(({ storniert: cancelled }) => !cancelled).map(({ veranstaltung }) => veranstaltung.id)}`,
  );

it('stores every field of a child, and shows the family those on the staff lists', async () => {
  const registration = buildRegistration({ Eva: [1] });
  const child = { ...buildKind('Eva'), bemerkung: 'Mit Ole in eine Gruppe' };
  expect((await send({ ...registration, kinder: [{ ...child, veranstaltungen: [{ id: 1 }] }] })).status).toBe(201);
  const token = await readRequest(api(), contact.email);
  await confirm(api(), token);
  const line = await db().selectFrom('ferien_kinder').select(CHILD_NAMES).executeTakeFirstOrThrow();
  expect(line).toEqual(child);
  expect((await show(token)).kinder[0]).toMatchObject(pickFields(child, LIST_FIELDS));
});

it('shows all bookings of a confirmed address on one page, with a bill each, and none of others', async () => {
  const token = await book({ Eva: [1], Max: [1] });
  await book({ Eva: [2] });
  const foreign = await book({ Eva: [3] }, 'tom@anderswo.example');
  const family = await show(token);
  expect(listTermine(family)).toEqual(['Eva: 1,2', 'Max: 1']);
  expect(family.rechnungen.map(({ summe: sum }) => sum)).toEqual([17, 5.5]);
  const second = family.rechnungen[1]?.href.split('?')[1];
  expect((await get<Bill>(`rechnung?${second}`)).body).toMatchObject({ summe: 5.5 });
  const id = new URLSearchParams(second).get('id');
  expect((await get(`rechnung?token=${foreign}&id=${id}`)).status, 'another family').toBe(404);
  expect(listTermine(await show(foreign))).toEqual(['Eva: 3']);
  expect((await get('familie?token=erfunden')).status).toBe(404);
  await send(buildRegistration({ Eva: [4] }));
  expect((await get(`familie?token=${await readRequest(api())}`)).status, 'not confirmed').toBe(404);
});

it('adds, cancels and swaps events without a new booking once the price is agreed to', async () => {
  const token = await book({ Eva: [1] });
  const child = (await show(token)).kinder[0]?.id;
  expect((await change({ token, kind: child, dazu: [2] })).body).toEqual({ mehr: 5.5, familie: null });
  expect(await readBooked(), 'only asked').toEqual([1, 0, 0, 0]);
  expect((await change({ token, kind: child, dazu: [2], mehr: 1 })).body).toEqual({ mehr: 5.5, familie: null });
  const { body } = await change({ token, kind: child, dazu: [2], mehr: 5.5 });
  expect(listTermine(body.familie!)).toEqual(['Eva: 1,2']);
  expect(body.familie?.rechnungen).toMatchObject([{ summe: 14, offen: 14 }]);
  expect(await readBooked()).toEqual([1, 1, 0, 0]);
  const tausch = { token, kind: child, dazu: [3], weg: [1], mehr: 0 };
  expect(listTermine((await change(tausch)).body.familie!)).toEqual(['Eva: 2,3']);
  expect(await readBooked()).toEqual([0, 1, 1, 0]);
  // A cancelled event can be booked again.
  expect(listTermine((await change({ token, kind: child, dazu: [1], mehr: 5.5 })).body.familie!)).toEqual([
    'Eva: 1,2,3',
  ]);
  const mail = await db()
    .selectFrom('outbox')
    .select('text')
    .where('betreff', 'like', 'Änderung%')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(mail?.text).toMatch(/Neu gebucht:\n {2}Angebot 1/);
});

it('applies all rules of a booking: places, times, ages, registration window, deadlines, and other families', async () => {
  await setProgram(
    db(),
    [
      ...PROGRAM,
      buildVeranstaltung({ id: 5, teilnehmer_max: 0 }),
      buildVeranstaltung({ id: 6, datum_von: `${inDays(21)}T11:00`, datum_bis: `${inDays(21)}T13:00` }),
      buildVeranstaltung({ id: 7, alter_min: 16 }),
      buildVeranstaltung({ id: 8, datum_von: `${inDays(1)}T11:00`, datum_bis: `${inDays(1)}T13:00` }),
    ],
    { konto: account },
  );
  const token = await book({ Eva: [1, 8] });
  const child = (await show(token)).kinder[0]?.id;
  const reasons = [];
  for (const choice of [
    { dazu: [5] },
    { dazu: [6] },
    { dazu: [7] },
    { dazu: [1] },
    { dazu: [99] },
    { weg: [8] },
    { weg: [2] },
  ]) {
    const { status, body } = await change({ token, kind: child, ...choice, mehr: 5.5 });
    expect(status).toBe(409);
    reasons.push(body.detail);
  }
  expect(reasons).toEqual([
    expect.stringContaining('ausgebucht'),
    expect.stringContaining('überschneidet sich'),
    expect.stringContaining('Alter'),
    expect.stringContaining('schon angemeldet'),
    expect.stringContaining('gibt es nicht'),
    expect.stringContaining('nicht mehr abgesagt'),
    expect.stringContaining('nicht mehr'),
  ]);
  // It fits when swapped for the overlapping event.
  expect((await change({ token, kind: child, dazu: [6], weg: [1], mehr: 0 })).status).toBe(200);
  const foreign = await book({ Max: [2] }, 'tom@anderswo.example');
  expect((await change({ token: foreign, kind: child, dazu: [3] })).status).toBe(404);
  await setProgram(db(), PROGRAM, { konto: account, anmeldung_bis: inDays(-1) });
  expect((await change({ token, kind: child, dazu: [3] })).status, 'gone with the season').toBe(404);
});

it('gives the last place to one of several concurrent requests', async () => {
  await setProgram(db(), [...PROGRAM, buildVeranstaltung({ id: 5, teilnehmer_max: 1 })], { konto: account });
  const choices = [];
  for (const num of [1, 2, 3]) {
    const token = await book({ [`Kind ${num}`]: [num] }, `f${num}@anderswo.example`);
    choices.push({ token, kind: (await show(token)).kinder[0]?.id, dazu: [5], mehr: 5.5 });
  }
  const answers = await Promise.all(choices.map(change));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await readBooked())[4]).toBe(1);
});

it('shows the position in every waiting list, accepts and declines offers, and leaves lists', async () => {
  const token = await book({ Eva: [1], Max: [1], Uli: [1], Ina: [1] });
  const wait = (firstName: string, email: string) =>
    api().app.inject({
      method: 'POST',
      url: '/api/ferienprogramm/warteliste',
      payload: { veranstaltung: 1, kontakt: { ...contact, email }, kinder: [buildKind(firstName)] },
    });
  await wait('Tom', 'tom@anderswo.example');
  await wait('Zoe', contact.email);
  expect((await show(token)).warteplaetze, 'unproven').toEqual([]);
  await confirmWaiting(api());
  const [own] = (await show(token)).warteplaetze;
  expect(own).toMatchObject({ kinder: ['Zoe'], status: 'wartet', platz: 2 });
  const [foreign] = await db().selectFrom('ferien_warteliste').select('id').orderBy('id').execute();
  expect((await post('warteplatz', { token, id: foreign?.id, was: 'verlassen' })).status).toBe(404);
  await db().updateTable('ferien_warteliste').set({ status: 'zurueckgezogen' }).where('id', '=', foreign!.id).execute();
  expect((await show(token)).warteplaetze).toMatchObject([{ platz: 1 }]);
  await post('angaben', { vorgang: 'kontakt', token, strasse: 'Neue Straße 7', telefon: '' });
  const [, zoe] = await db().selectFrom('ferien_warteliste').select('kontakt').orderBy('id').execute();
  expect(zoe?.kontakt).toEqual({ ...contact, strasse: 'Neue Straße 7', telefon: '' });
  const eva = (await show(token)).kinder[0];
  const { body } = await change({ token, kind: eva?.id, weg: [1], mehr: -8.5 });
  expect(body.familie?.warteplaetze).toMatchObject([{ status: 'angeboten', platz: null, kosten: { gesamt: 8.5 } }]);
  const afterwards = await post('warteplatz', { token, id: own?.id, was: 'annehmen' });
  expect(listTermine(afterwards.body)).toEqual(['Eva: ', 'Max: 1', 'Uli: 1', 'Ina: 1', 'Zoe: 1']);
  expect((await post('warteplatz', { token, id: own?.id, was: 'annehmen' })).status, 'once').toBe(409);
});

it('stores every declaration with wording and time; the latest one counts, and all are deleted with the family', async () => {
  const token = await book({ Eva: [1] });
  const [child] = (await show(token)).kinder;
  expect(child?.erklaerungen).toMatchObject([{ feld: 'fotos', zugestimmt: null, seit: null }, { feld: 'gruppenfoto' }]);
  for (const consented of [true, false]) {
    const { body } = await post('erklaerung', { token, kind: child?.id, feld: 'fotos', zugestimmt: consented });
    expect(body.kinder[0]?.erklaerungen[0]).toMatchObject({
      zugestimmt: consented,
      seit: expect.stringMatching(/^\d{4}-/),
    });
  }
  const lines = await db().selectFrom('ferien_erklaerungen').selectAll().orderBy('id').execute();
  expect(lines).toMatchObject([
    { text: child?.erklaerungen[0]?.text, fassung: expect.stringMatching(/^[\da-f]{12}$/), zugestimmt: true },
    { zugestimmt: false },
  ]);
  expect((await post('erklaerung', { token, kind: child?.id, feld: 'alles', zugestimmt: true })).status).toBe(404);
  expect((await post('erklaerung', { token: 'x', kind: child?.id, feld: 'fotos', zugestimmt: true })).status).toBe(404);

  await sql`update ferien_veranstaltungen set datum_von = '2020-01-01T09:00', datum_bis = '2020-01-01T12:00'`.execute(
    db(),
  );
  await sql`insert into ferien_zahlungen (buchung_id, betrag, art, tag, von)
    select buchung_id, 850, 'bar', current_date, 'Test' from ferien_konten`.execute(db());
  await deleteOldBookings(db(), 90);
  await deleteOldBookings(db(), 90);
  expect(await db().selectFrom('ferien_erklaerungen').select('id').execute()).toEqual([]);
});

it('a calendar contains the dates of all children and follows changes; its URL grants nothing else', async () => {
  const token = await book({ Eva: [1, 2], Max: [1] });
  const { body } = await post<{ adresse: string }>('kalender', { token });
  expect((await post<{ adresse: string }>('kalender', { token })).body).toEqual(body);
  const { pathname, search, searchParams } = new URL(body.adresse);
  const read = async () => {
    const answer = await api().app.inject(pathname + search);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const calendar = new ical.Component(ical.parse(answer.body));
    return calendar
      .getAllSubcomponents('vevent')
      .map(
        (entry) =>
          `${entry.getFirstPropertyValue('summary')} ${String(entry.getFirstPropertyValue('dtstart')).slice(0, 10)}`,
      );
  };
  expect(await read()).toEqual([`Angebot 1 (Eva, Max) ${inDays(21)}`, `Angebot 2 (Eva) ${inDays(22)}`]);
  await db()
    .updateTable('ferien_veranstaltungen')
    .set({ datum_von: `${inDays(30)}T09:00`, datum_bis: `${inDays(30)}T12:00` })
    .where('id', '=', 2)
    .execute();
  await change({ token, kind: (await show(token)).kinder[1]?.id, weg: [1], mehr: -8.5 });
  expect(await read()).toEqual([`Angebot 1 (Eva) ${inDays(21)}`, `Angebot 2 (Eva) ${inDays(30)}`]);
  expect((await get(`familie?token=${searchParams.get('token')}`)).status).toBe(404);
  expect((await api().app.inject(`${pathname}?token=${token}`)).statusCode).toBe(404);
});

it('changes street and telephone in all bookings of the family, not in those of others', async () => {
  const token = await book({ Eva: [1] });
  await book({ Max: [2] });
  const foreign = await book({ Ole: [3] }, 'tom@anderswo.example');
  const set = (payload: object) => post<Saved>('angaben', { vorgang: 'kontakt', token, ...payload });
  const changed = await set({ strasse: 'Neue Straße 7', telefon: '0171 2345678' });
  expect(changed).toMatchObject({ status: 201, body: { referenz: 'Anschrift und Telefon sind gespeichert.' } });
  expect((await show(token)).kontakt).toMatchObject({
    strasse: 'Neue Straße 7',
    telefon: '0171 2345678',
    ort: contact.ort,
  });
  const lines = await db()
    .selectFrom('ferien_kinder as k')
    .innerJoin('ferien_buchungen as b', 'b.id', 'k.buchung_id')
    .select(['k.vorname', 'k.strasse as kind', 'b.strasse', 'b.telefon'])
    .orderBy('k.vorname')
    .execute();
  const moved = { kind: 'Neue Straße 7', strasse: 'Neue Straße 7', telefon: '0171 2345678' };
  expect(lines).toEqual([
    { vorname: 'Eva', ...moved },
    { vorname: 'Max', ...moved },
    { vorname: 'Ole', kind: contact.strasse, strasse: contact.strasse, telefon: contact.telefon },
  ]);
  const wrong = await set({ strasse: ' ', telefon: '0'.repeat(51) });
  expect([wrong.status, wrong.body.errors]).toEqual([
    422,
    [
      { feld: 'strasse', meldung: 'Bitte geben Sie Ihre Straße mit Hausnummer an.' },
      { feld: 'telefon', meldung: 'Bitte kürzen Sie die Telefonnummer auf höchstens 50 Zeichen.' },
    ],
  ]);
  expect((await set({ token: 'erfunden', strasse: 'Weg 1', telefon: '' })).status).toBe(404);
  expect((await show(foreign)).kontakt?.strasse).toBe(contact.strasse);
  expect(await readLog()).toEqual([
    '1 Familie FP-1: Anschrift und Telefon geändert',
    '2 Familie FP-2: Anschrift und Telefon geändert',
  ]);
});

it('changes the remark about a child in all its bookings, for staff to see', async () => {
  const token = await book({ Eva: [1], Max: [1] });
  await book({ Eva: [2] });
  const [eva] = (await show(token)).kinder;
  const set = (payload: object) => post<Saved>('angaben', { vorgang: 'angaben', token, kind: eva?.id, ...payload });
  expect(await set({ bemerkung: 'Mit Ole in eine Gruppe' })).toMatchObject({
    status: 201,
    body: { referenz: 'Die Angaben für Eva sind gespeichert.' },
  });
  expect((await post('angaben', { token, kind: eva?.id })).status, 'an older page, which does not send it').toBe(201);
  const [{ bemerkung: remark } = { bemerkung: '' }, max] = (await show(token)).kinder;
  expect([remark, max?.bemerkung]).toEqual(['Mit Ole in eine Gruppe', '']);
  const lines = await db().selectFrom('ferien_kinder').select('bemerkung').where('vorname', '=', 'Eva').execute();
  expect(lines.map(({ bemerkung }) => bemerkung)).toEqual(['Mit Ole in eine Gruppe', 'Mit Ole in eine Gruppe']);
  expect((await set({ bemerkung: 'x'.repeat(1001) })).body.errors).toMatchObject([{ feld: 'bemerkung' }]);
  const entry = 'Angaben zu Eva geändert: Bemerkung';
  expect(await readLog()).toEqual([`1 Familie FP-1: ${entry}`, `2 Familie FP-2: ${entry}`]);
});

describe('a change of its details', () => {
  /** Mails about changed details, without greeting. */
  const readMails = async () =>
    db()
      .selectFrom('outbox')
      .select(['an', 'betreff', 'text'])
      .where('betreff', 'like', '%Angaben%')
      .orderBy('id')
      .execute();

  it('of its contact is confirmed by mail with the former values, since anyone with the link could have made it', async () => {
    const token = await book({ Eva: [1] });
    const set = (strasse: string, telefon: string) =>
      post<Saved>('angaben', { vorgang: 'kontakt', token, strasse, telefon });
    await set('Neue Straße 7', contact.telefon);
    const [mail, ...more] = await readMails();
    expect([mail?.an, mail?.betreff, more]).toEqual([
      contact.email,
      'Ihre Angaben im Kinderferienprogramm sind geändert',
      [],
    ]);
    expect(mail?.text).toContain(`Anschrift:\n  Neue Straße 7 (bisher: ${contact.strasse})`);
    expect(mail?.text).not.toContain('Telefon:');
    expect(mail?.text).toMatch(/Waren Sie das nicht\?.*ferienprogramm@/s);
    expect(mail?.text).not.toContain(token);
    await set('Neue Straße 7', contact.telefon);
    expect(await readMails(), 'nothing changed').toHaveLength(1);
    expect(await readLog()).toEqual(['1 Familie FP-1: Anschrift geändert']);
    await set('Neue Straße 7', '');
    expect((await readMails())[1]?.text).toContain(`Telefon:\n  keine Angabe (bisher: ${contact.telefon})`);
  });

  it('of a child is confirmed by mail, which does not quote what may concern its health', async () => {
    await db()
      .updateTable('ferien_veranstaltungen')
      .set({ fragen: ['notfall', 'allergien', 'heimweg'] })
      .where('id', '=', 1)
      .execute();
    const token = await book({ Eva: [1] });
    const [eva] = (await show(token)).kinder;
    const set = (payload: object) => post<Saved>('angaben', { vorgang: 'angaben', token, kind: eva?.id, ...payload });
    const answers = { notfall: '0171 2345678', allergien: 'Erdnüsse', heimweg: 'nein' };
    await set({ ...answers, bemerkung: '' });
    await set({ ...answers, heimweg: 'ja', allergien: 'keine', bemerkung: 'Braucht ein Spray' });
    const texts = (await readMails()).map(({ text }) => text);
    expect(texts).toHaveLength(2);
    expect(texts[0]).toContain('Notfallnummer:\n  0171 2345678 (bisher: keine Angabe)');
    expect(texts[0]).toContain('Allergien:\n  neu');
    expect(texts[1]).toContain('Kind:\n  Eva Muster');
    expect(texts[1]).toContain('Geht allein heim:\n  ja (bisher: nein)');
    expect(texts[1]).toContain('Allergien:\n  geändert');
    expect(texts[1]).toContain('Bemerkung:\n  neu');
    expect(texts[1]).not.toContain('Notfallnummer');
    for (const text of texts) expect(text).not.toMatch(/Erdnüsse|keine$|Spray/m);
    expect((await readLog()).at(-1)).toBe(
      '1 Familie FP-1: Angaben zu Eva geändert: Allergien, Geht allein heim, Bemerkung',
    );
  });
});
