import type { Familie, Wahlantwort } from '@gm/shared/bereiche/ferienprogramm/familie';
import type { Rechnung } from '@gm/shared/bereiche/ferienprogramm/rechnung';
import ical from 'ical.js';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import {
  buildAnmeldung,
  buildKind,
  buildVeranstaltung,
  inTagen,
  kontakt,
  PROGRAMM,
} from '../../../../../test/ferien.ts';
import {
  confirm,
  confirmWartende,
  openProgramm,
  readBitte,
  setProgramm,
} from '../../../../../test/test-ferienprogramm.ts';
import { deleteOldBuchungen } from '../../delete-old-buchungen.ts';
import { IBAN } from '../../zahlung/camt.beispiel.ts';

const { api, db, send } = openProgramm();
const konto = { inhaber: 'Gemeindekasse', iban: IBAN, bic: '', bank: '' };
beforeEach(() => setProgramm(db(), PROGRAMM, { konto }));

const get = async <Body>(url: string) => {
  const antwort = await api().app.inject(`/api/ferienprogramm/${url}`);
  return { status: antwort.statusCode, body: antwort.json<Body>() };
};
const post = async <Body = Familie & { detail: string }>(pfad: string, payload: object) => {
  const antwort = await api().app.inject({ method: 'POST', url: `/api/ferienprogramm/familie/${pfad}`, payload });
  return { status: antwort.statusCode, body: antwort.json<Body>() };
};
const book = async (wuensche: Record<string, number[]>, email = kontakt.email) => {
  expect((await send(buildAnmeldung(wuensche, { kontakt: { ...kontakt, email } }))).status).toBe(201);
  const token = await readBitte(api(), email);
  await confirm(api(), token);
  return token;
};
const show = async (token: string) => (await get<Familie>(`familie?token=${token}`)).body;
const change = (payload: object) => post<Wahlantwort & { detail: string }>('wahl', payload);
const readGebucht = async () =>
  (await db().selectFrom('ferien_veranstaltungen').select('gebucht').orderBy('id').execute()).map(
    ({ gebucht }) => gebucht,
  );
const listTermine = ({ kinder }: Familie) =>
  kinder.map(
    ({ vorname, termine }) =>
      `${vorname}: ${termine.filter(({ storniert }) => !storniert).map(({ veranstaltung }) => veranstaltung.id)}`,
  );

it('shows all bookings of one proven address on one page, with a bill each; nobody else’s', async () => {
  const token = await book({ Eva: [1], Max: [1] });
  await book({ Eva: [2] });
  const fremd = await book({ Eva: [3] }, 'tom@anderswo.example');
  const familie = await show(token);
  expect(listTermine(familie)).toEqual(['Eva: 1,2', 'Max: 1']);
  expect(familie.rechnungen.map(({ summe }) => summe)).toEqual([17, 5.5]);
  const zweite = familie.rechnungen[1]?.href.split('?')[1];
  expect((await get<Rechnung>(`rechnung?${zweite}`)).body).toMatchObject({ summe: 5.5 });
  const id = new URLSearchParams(zweite).get('id');
  expect((await get(`rechnung?token=${fremd}&id=${id}`)).status, 'another family').toBe(404);
  expect(listTermine(await show(fremd))).toEqual(['Eva: 3']);
  expect((await get('familie?token=erfunden')).status).toBe(404);
  await send(buildAnmeldung({ Eva: [4] }));
  expect((await get(`familie?token=${await readBitte(api())}`)).status, 'not confirmed').toBe(404);
});

it('adds, gives back and changes events without booking again, when the price was agreed to', async () => {
  const token = await book({ Eva: [1] });
  const kind = (await show(token)).kinder[0]?.id;
  expect((await change({ token, kind, dazu: [2] })).body).toEqual({ mehr: 5.5, familie: null });
  expect(await readGebucht(), 'only asked').toEqual([1, 0, 0, 0]);
  expect((await change({ token, kind, dazu: [2], mehr: 1 })).body).toEqual({ mehr: 5.5, familie: null });
  const { body } = await change({ token, kind, dazu: [2], mehr: 5.5 });
  expect(listTermine(body.familie!)).toEqual(['Eva: 1,2']);
  expect(body.familie?.rechnungen).toMatchObject([{ summe: 14, offen: 14 }]);
  expect(await readGebucht()).toEqual([1, 1, 0, 0]);
  const tausch = { token, kind, dazu: [3], weg: [1], mehr: 0 };
  expect(listTermine((await change(tausch)).body.familie!)).toEqual(['Eva: 2,3']);
  expect(await readGebucht()).toEqual([0, 1, 1, 0]);
  // What was given back can be taken again.
  expect(listTermine((await change({ token, kind, dazu: [1], mehr: 5.5 })).body.familie!)).toEqual(['Eva: 1,2,3']);
  const mail = await db()
    .selectFrom('outbox')
    .select('text')
    .where('betreff', 'like', 'Änderung%')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(mail?.text).toMatch(/Neu gebucht:\n {2}Angebot 1/);
});

it('keeps every rule of a booking: places, times, ages, the window, deadlines, and other families', async () => {
  await setProgramm(
    db(),
    [
      ...PROGRAMM,
      buildVeranstaltung({ id: 5, teilnehmer_max: 0 }),
      buildVeranstaltung({ id: 6, datum_von: `${inTagen(21)}T11:00`, datum_bis: `${inTagen(21)}T13:00` }),
      buildVeranstaltung({ id: 7, alter_min: 16 }),
      buildVeranstaltung({ id: 8, datum_von: `${inTagen(1)}T11:00`, datum_bis: `${inTagen(1)}T13:00` }),
    ],
    { konto },
  );
  const token = await book({ Eva: [1, 8] });
  const kind = (await show(token)).kinder[0]?.id;
  const reasons = [];
  for (const wahl of [
    { dazu: [5] },
    { dazu: [6] },
    { dazu: [7] },
    { dazu: [1] },
    { dazu: [99] },
    { weg: [8] },
    { weg: [2] },
  ]) {
    const { status, body } = await change({ token, kind, ...wahl, mehr: 5.5 });
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
  // Changed for what it overlaps with, it fits.
  expect((await change({ token, kind, dazu: [6], weg: [1], mehr: 0 })).status).toBe(200);
  const fremd = await book({ Max: [2] }, 'tom@anderswo.example');
  expect((await change({ token: fremd, kind, dazu: [3] })).status).toBe(404);
  await setProgramm(db(), PROGRAMM, { konto, anmeldung_bis: inTagen(-1) });
  expect((await change({ token, kind, dazu: [3] })).status, 'gone with the season').toBe(404);
});

it('the last place goes to one of many who add it at the same moment', async () => {
  await setProgramm(db(), [...PROGRAMM, buildVeranstaltung({ id: 5, teilnehmer_max: 1 })], { konto });
  const wahlen = [];
  for (const nummer of [1, 2, 3]) {
    const token = await book({ [`Kind ${nummer}`]: [nummer] }, `f${nummer}@anderswo.example`);
    wahlen.push({ token, kind: (await show(token)).kinder[0]?.id, dazu: [5], mehr: 5.5 });
  }
  const antworten = await Promise.all(wahlen.map(change));
  expect(antworten.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await readGebucht())[4]).toBe(1);
});

it('shows the place in every line, and answers offers and leaves lines there', async () => {
  const token = await book({ Eva: [1], Max: [1], Uli: [1], Ina: [1] });
  const wait = (vorname: string, email: string) =>
    api().app.inject({
      method: 'POST',
      url: '/api/ferienprogramm/warteliste',
      payload: { veranstaltung: 1, kontakt: { ...kontakt, email }, kinder: [buildKind(vorname)] },
    });
  await wait('Tom', 'tom@anderswo.example');
  await wait('Zoe', kontakt.email);
  expect((await show(token)).warteplaetze, 'unproven').toEqual([]);
  await confirmWartende(api());
  const [eigener] = (await show(token)).warteplaetze;
  expect(eigener).toMatchObject({ kinder: ['Zoe'], status: 'wartet', platz: 2 });
  const [fremder] = await db().selectFrom('ferien_warteliste').select('id').orderBy('id').execute();
  expect((await post('warteplatz', { token, id: fremder?.id, was: 'verlassen' })).status).toBe(404);
  await db().updateTable('ferien_warteliste').set({ status: 'zurueckgezogen' }).where('id', '=', fremder!.id).execute();
  expect((await show(token)).warteplaetze).toMatchObject([{ platz: 1 }]);
  const eva = (await show(token)).kinder[0];
  const { body } = await change({ token, kind: eva?.id, weg: [1], mehr: -8.5 });
  expect(body.familie?.warteplaetze).toMatchObject([{ status: 'angeboten', platz: null, kosten: { gesamt: 8.5 } }]);
  const danach = await post('warteplatz', { token, id: eigener?.id, was: 'annehmen' });
  expect(listTermine(danach.body)).toEqual(['Eva: ', 'Max: 1', 'Uli: 1', 'Ina: 1', 'Zoe: 1']);
  expect((await post('warteplatz', { token, id: eigener?.id, was: 'annehmen' })).status, 'once').toBe(409);
});

it('keeps every declaration with wording and time, the last one counts; all of it goes with the family', async () => {
  const token = await book({ Eva: [1] });
  const [kind] = (await show(token)).kinder;
  expect(kind?.erklaerungen).toMatchObject([{ feld: 'fotos', zugestimmt: null, seit: null }, { feld: 'gruppenfoto' }]);
  for (const zugestimmt of [true, false]) {
    const { body } = await post('erklaerung', { token, kind: kind?.id, feld: 'fotos', zugestimmt });
    expect(body.kinder[0]?.erklaerungen[0]).toMatchObject({ zugestimmt, seit: expect.stringMatching(/^\d{4}-/) });
  }
  const zeilen = await db().selectFrom('ferien_erklaerungen').selectAll().orderBy('id').execute();
  expect(zeilen).toMatchObject([
    { text: kind?.erklaerungen[0]?.text, fassung: expect.stringMatching(/^[\da-f]{12}$/), zugestimmt: true },
    { zugestimmt: false },
  ]);
  expect((await post('erklaerung', { token, kind: kind?.id, feld: 'alles', zugestimmt: true })).status).toBe(404);
  expect((await post('erklaerung', { token: 'x', kind: kind?.id, feld: 'fotos', zugestimmt: true })).status).toBe(404);

  await sql`update ferien_veranstaltungen set datum_von = '2020-01-01T09:00', datum_bis = '2020-01-01T12:00'`.execute(
    db(),
  );
  await sql`insert into ferien_zahlungen (buchung_id, betrag, art, tag, von)
    select buchung_id, 850, 'bar', current_date, 'Test' from ferien_konten`.execute(db());
  await deleteOldBuchungen(db(), 90);
  await deleteOldBuchungen(db(), 90);
  expect(await db().selectFrom('ferien_erklaerungen').select('id').execute()).toEqual([]);
});

it('a calendar has the dates of all children and follows changes; its address can do nothing else', async () => {
  const token = await book({ Eva: [1, 2], Max: [1] });
  const { body } = await post<{ adresse: string }>('kalender', { token });
  expect((await post<{ adresse: string }>('kalender', { token })).body).toEqual(body);
  const { pathname, search, searchParams } = new URL(body.adresse);
  const read = async () => {
    const antwort = await api().app.inject(pathname + search);
    expect(antwort.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const kalender = new ical.Component(ical.parse(antwort.body));
    return kalender
      .getAllSubcomponents('vevent')
      .map(
        (eintrag) =>
          `${eintrag.getFirstPropertyValue('summary')} ${String(eintrag.getFirstPropertyValue('dtstart')).slice(0, 10)}`,
      );
  };
  expect(await read()).toEqual([`Angebot 1 (Eva, Max) ${inTagen(21)}`, `Angebot 2 (Eva) ${inTagen(22)}`]);
  await db()
    .updateTable('ferien_veranstaltungen')
    .set({ datum_von: `${inTagen(30)}T09:00`, datum_bis: `${inTagen(30)}T12:00` })
    .where('id', '=', 2)
    .execute();
  await change({ token, kind: (await show(token)).kinder[1]?.id, weg: [1], mehr: -8.5 });
  expect(await read()).toEqual([`Angebot 1 (Eva) ${inTagen(21)}`, `Angebot 2 (Eva) ${inTagen(30)}`]);
  expect((await get(`familie?token=${searchParams.get('token')}`)).status).toBe(404);
  expect((await api().app.inject(`${pathname}?token=${token}`)).statusCode).toBe(404);
});
