import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeMultipart, drawPng } from '../../../../test/multipart.ts';
import { logInAll, logInTestAccount } from '../../../../test/sign-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { BASE_DETAILS, fillVeranstaltungsData } from '../../../../test/veranstaltungen.ts';

const CONTACT = {
  betreff: '=SUMME(A1) <b>Bank</b>',
  nachricht: 'Die Bank am Spielplatz ist kaputt.',
  name: 'Ada Lovelace',
  email: 'ada@beispiel.example',
  datenschutz: true,
  route: '/kontakt/',
};

let api: TestApp;
let folder: string;
let head: Record<string, Record<string, string>> = {};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tisch-'));
  api = await createTestApp({ DATA_DIR: folder, PROCESSING_DAYS: { kontakt: 2 } });
  await fillVeranstaltungsData(api.database);
  head = await logInAll(api.database);
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, who = 'redaktion') => api.app.inject({ url, headers: head[who] ?? {} });
const post = (payload: object, who = 'redaktion', headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/api/intranet/freigaben/entscheidung',
    payload,
    headers: { ...head[who], ...headers },
  });
const list = async (query = '') => (await get(`/api/intranet/freigaben${query}`)).json();

it('shows the hall schedule for the week of a day', async () => {
  const {
    woche: week,
    vorher: before,
    nachher: after,
  } = (await get('/api/intranet/hallen?tag=2026-03-11', 'staff')).json();
  expect([before, week.tage[0].tag, after]).toEqual(['2026-03-02', '2026-03-09', '2026-03-16']);
});

it('finds, counts and shows submissions as text, and decides each once', async () => {
  expect((await list()).data).toEqual([]);
  const { payload, headers } = await codeMultipart(
    { ...BASE_DETAILS, veranstaltungen_rubrik: ['1'], rechte: 'on', bildtext: 'Bühne', bildcopyright: 'Ada' },
    { bytes: await drawPng().toBuffer(), type: 'image/png' },
  );
  const entry = await api.app.inject({ method: 'POST', url: '/api/veranstaltung', payload, headers });
  const contact = await api.app.inject({ method: 'POST', url: '/api/kontakt', payload: CONTACT });
  const { referenz: reference } = contact.json();
  const all = await list();
  expect(all).toMatchObject({
    anzahl: 2,
    ansichten: { offen: 2, meine: 0, rueckfrage: 0, erledigt: 0, alle: 2 },
    pagination: { page: 1, pages: 1 },
  });
  expect(all.arten).toContainEqual({ typ: 'kontakt', titel: 'Nachricht', anzahl: 1 });
  expect(all.data.map(({ titel: title }: { titel: string }) => title)).toEqual([
    expect.stringContaining('Sommerkonzert'),
    CONTACT.betreff,
  ]);
  const sorted = async (sort: string) =>
    (await list(`?sort=${sort}`)).data.map(({ referenz: one }: { referenz: string }) => one.slice(0, 2));
  for (const sort of ['formular', '-eingegangen', '-stand', '-zustaendig']) {
    expect(await sorted(sort), sort).toEqual(['KO', 'VE']);
  }
  for (const sort of ['-formular', 'eingegangen', 'stand', 'zustaendig', 'erfunden']) {
    expect(await sorted(sort), sort).toEqual(['VE', 'KO']);
  }
  expect((await list('?q=spielplatz')).data).toMatchObject([{ referenz: reference, ampel: 'gut' }]);
  // Searches of up to two letters match the beginning of a word, including the first one, the reference.
  for (const q of ['ko', 'sp', 'sp bank'])
    expect((await list(`?q=${q}`)).data).toMatchObject([{ referenz: reference }]);
  expect((await list('?q=tz')).data).toEqual([]);
  expect((await list('?typ=veranstaltung')).anzahl).toBe(1);
  expect((await list('?typ=erfunden&ansicht=erfunden')).anzahl).toBe(2);
  expect((await get('/api/intranet/freigaben?seite=2')).statusCode).toBe(404);
  expect((await get('/api/intranet/freigaben?seite=x')).statusCode).toBe(400);

  const { korrekturfelder: correctionFields } = (await get(`/api/intranet/freigaben/${entry.json().referenz}`)).json();
  const optional = correctionFields.filter(({ pflicht: required }: { pflicht: boolean }) => !required);
  expect(optional.map(({ feld: field }: { feld: string }) => field)).toEqual([
    'neu_link',
    'neu_linktext',
    'neu_bildtext',
    'neu_bildcopyright',
  ]);
  const image = await get(`/api/intranet/freigaben/${entry.json().referenz}/bild`);
  expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/jpeg']);

  const path = `/api/intranet/freigaben/${reference}`;
  const { version, schritte: steps } = (await get(path)).json();
  expect(steps).toEqual(['uebernehmen', 'zuweisen', 'notiz', 'rueckfrage', 'freigeben', 'ablehnen']);
  const decision = { referenz: reference, version, was: 'freigeben', nachricht: 'Die Bank ist repariert.' };
  const key = { 'idempotency-key': 'einmal' };
  expect((await post(decision, 'redaktion', key)).statusCode).toBe(201);
  // After a lost response: repeating the same request succeeds, a different one comes too late.
  expect((await post(decision, 'redaktion', key)).statusCode).toBe(201);
  const late = await post({ ...decision, was: 'ablehnen' });
  expect(late.statusCode).toBe(422);
  expect(late.json().errors).toEqual([
    { feld: 'was', meldung: expect.stringContaining('Redzep Test hat abgeschlossen') },
  ]);
  expect((await get(path)).json()).toMatchObject({
    status: 'freigegeben',
    stand: 'erledigt',
    verlauf: [{ was: 'hat abgeschlossen', nachricht: 'Die Bank ist repariert.' }],
  });
  // Statuses in the order of the workflow; submissions without an assignee last.
  for (const [sort, first] of [
    ['stand', 'VE'],
    ['-stand', 'KO'],
    ['zustaendig', 'KO'],
    ['-zustaendig', 'KO'],
  ]) {
    expect((await list(`?ansicht=alle&sort=${sort}`)).data[0].referenz.slice(0, 2), sort).toBe(first);
  }
  expect(await list('?ansicht=erledigt')).toMatchObject({ anzahl: 1, data: [{ zustaendig: 'Redzep Test' }] });
});

describe('the export of the inbox', () => {
  it('is filtered as on screen, and contains no formulas', async () => {
    await api.app.inject({ method: 'POST', url: '/api/kontakt', payload: { ...CONTACT, name: 'Zweite' } });
    const csv = await get('/api/intranet/freigaben/export?typ=kontakt&q=spielplatz');
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.headers['content-disposition']).toMatch(/^attachment; filename="einsendungen-\d{4}-\d\d-\d\d\.csv"$/);
    const [head, line, end] = csv.body.split('\r\n');
    expect(head).toBe('\ufeffReferenz;Formular;Worum es geht;E-Mail-Adresse;Eingegangen;Fällig;Stand;Bearbeitet von');
    expect(line).toMatch(/^KO-\d{4}-\d{4};Nachricht;'=SUMME\(A1\) <b>Bank<\/b>;ada@beispiel.example;.*;eingegangen;$/);
    expect(end).toBe('');
    const xlsx = await get('/api/intranet/freigaben/export?ansicht=alle&format=xlsx');
    expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect((await get('/api/intranet/freigaben/export?format=exe')).statusCode).toBe(400);
  });
});

it('assigns a submission to a colleague, who is notified by mail', async () => {
  const { db } = api.database;
  const { referenz: reference } = (
    await api.app.inject({ method: 'POST', url: '/api/kontakt', payload: { ...CONTACT, name: 'Dritte' } })
  ).json();
  const state = async () => (await get(`/api/intranet/freigaben/${reference}`)).json();
  const { version, kollegen: colleagues } = await state();
  expect(colleagues.map(({ name }: { name: string }) => name)).toEqual(['Ex Test']);
  const give = (responsible: unknown) =>
    post({ referenz: reference, version, was: 'zuweisen', zustaendig: String(responsible) });
  const ines = await db.selectFrom('konten').select('id').where('vorname', '=', 'Ines').executeTakeFirstOrThrow();
  for (const wrong of ['', 'x', '2147483648', ines.id]) {
    expect((await give(wrong)).json().errors, String(wrong)).toMatchObject([{ feld: 'zustaendig' }]);
  }
  expect((await give(colleagues[0].id)).statusCode).toBe(201);
  expect(await state()).toMatchObject({
    status: 'in Prüfung',
    zustaendig: 'Ex Test',
    verlauf: [{ wer: 'Redzep Test', was: 'hat die Bearbeitung weitergegeben', nachricht: 'An Ex Test.' }],
  });
  const mails = await db.selectFrom('outbox').select(['an', 'text']).orderBy('id', 'desc').limit(2).execute();
  expect(mails[0]).toMatchObject({ an: 'ex.test@rathaus.example' });
  expect(mails[0]?.text).toContain(`/intranet/freigaben/${reference}/`);
  expect(mails[1]).toMatchObject({ an: CONTACT.email });
});

describe('several submissions at once', () => {
  const several = (payload: object, who = 'redaktion', headers: Record<string, string> = {}) =>
    api.app.inject({
      method: 'POST',
      url: '/api/intranet/freigaben/mehrere',
      payload,
      headers: { ...head[who], ...headers },
    });
  const send = async (name: string): Promise<string> =>
    (await api.app.inject({ method: 'POST', url: '/api/kontakt', payload: { ...CONTACT, name } })).json().referenz;
  const see = async (reference: string) => (await get(`/api/intranet/freigaben/${reference}`)).json();
  const countMails = async () => (await api.database.db.selectFrom('outbox').select('id').execute()).length;

  it('lists with each what is needed to decide', async () => {
    const reference = await send('Vierte');
    const { data, kollegen: colleagues } = await list(`?q=${reference}`);
    expect(data).toMatchObject([{ version: 1, stelle: null, mitleser: 0, freigabe: expect.any(String) }]);
    expect(data[0].schritte).toEqual((await see(reference)).schritte);
    expect(colleagues).toEqual([{ id: expect.any(Number), name: 'Ex Test' }]);
  });

  it('decides each for itself: one that a colleague was faster with is named and unchanged, the others are done', async () => {
    const [a = '', b = '', c = ''] = [await send('Fünfte'), await send('Sechste'), await send('Siebte')];
    expect((await post({ referenz: b, version: 1, was: 'uebernehmen' }, 'redaktion')).statusCode).toBe(201);
    const before = await countMails();
    const decision = {
      auswahl: [`${a}:1`, `${b}:1`, `${c}:1`, 'KO-2020-0001:1'],
      was: 'ablehnen',
      nachricht: 'Dafür sind wir nicht zuständig.',
    };
    const key = { 'idempotency-key': 'mehrere' };
    const answer = await several(decision, 'redaktion', key);
    expect(answer.statusCode).toBe(200);
    const results = {
      data: [
        { referenz: a, meldung: null },
        { referenz: b, meldung: expect.stringContaining('Redzep Test hat die Bearbeitung übernommen') },
        { referenz: c, meldung: null },
        { referenz: 'KO-2020-0001', meldung: 'Diese Einsendung gibt es nicht mehr.' },
      ],
    };
    expect(answer.json()).toEqual(results);
    expect(await countMails()).toBe(before + 2);
    expect(await see(a)).toMatchObject({
      status: 'abgelehnt',
      verlauf: [{ wer: 'Redzep Test', nachricht: 'Dafür sind wir nicht zuständig.' }],
    });
    expect(await see(b)).toMatchObject({ status: 'in Prüfung', version: 2 });
    // After a lost response: nothing is done or sent twice.
    expect((await several(decision, 'redaktion', key)).json()).toEqual(results);
    expect(await countMails()).toBe(before + 2);
  });

  it('checks the step and the rights of the account for each', async () => {
    const reference = await send('Achte');
    const seen = [`${reference}:1`];
    expect((await several({ auswahl: seen, was: 'ablehnen' })).json().errors).toMatchObject([{ feld: 'nachricht' }]);
    expect((await several({ auswahl: seen, was: 'zuweisen' })).json().errors).toMatchObject([{ feld: 'zustaendig' }]);
    for (const wrong of [[], ['x'], Array(51).fill(`${reference}:1`)])
      expect((await several({ auswahl: wrong, was: 'uebernehmen' })).json().errors).toMatchObject([{}]);
    expect((await several({ auswahl: seen, was: 'korrigieren' })).json().errors).toMatchObject([{ feld: 'was' }]);
    expect((await several({ auswahl: seen, was: 'oeffnen' })).json().data).toEqual([
      { referenz: reference, meldung: 'Das ist nicht möglich: Der Stand ist „eingegangen“.' },
    ]);
    for (const [who, status] of [
      ['staff', 403],
      ['visitor', 401],
    ] as const)
      expect((await several({ auswahl: seen, was: 'uebernehmen' }, who)).statusCode, who).toBe(status);
    expect(await see(reference)).toMatchObject({ status: 'eingegangen', version: 1 });
  });
});

it('refuses decisions about deleted submissions and by accounts locked meanwhile, with a reason', async () => {
  const way = await post({ referenz: 'KO-2020-0001', version: 1, was: 'uebernehmen' });
  expect([way.statusCode, way.json().detail]).toEqual([404, 'Diese Einsendung gibt es nicht mehr.']);
  const person = { art: 'intern', vorname: 'Lotte', nachname: 'Test', rollen: ['redaktion'] } as const;
  const { id, headers } = await logInTestAccount(api.database, { ...person, rollen: [...person.rollen] });
  await api.database.db.updateTable('konten').set({ gesperrt: true }).where('id', '=', id).execute();
  const locked = await post({ referenz: 'KO-2020-0001', version: 1, was: 'uebernehmen' }, 'visitor', headers);
  expect(locked.statusCode).toBe(401);
  expect(locked.json().detail).toBe('Ihr Konto wurde gesperrt. Bitte wenden Sie sich an die Verwaltung.');
});

it('refuses invalid decisions and cross-site requests', async () => {
  expect((await post({ was: 'loeschen' })).statusCode).toBe(422);
  const withoutReason = await post({ referenz: 'KO-2020-0001', version: 1, was: 'ablehnen' });
  expect(withoutReason.json().errors).toMatchObject([{ feld: 'nachricht' }]);
  expect((await post({}, 'redaktion', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await get("/api/intranet/freigaben/KO-2020-0001'--")).statusCode).toBe(404);
});

it('counts up to a thousand hits and says if there are more', async () => {
  const { db } = api.database;
  await sql`insert into einsendungen (formular, referenz, email, route, angaben)
    select 'kontakt', 'XX-' || n, 'ada@beispiel.example', '/', '{"betreff": "Probe"}'
    from generate_series(1, 1001) as n`.execute(db);
  expect(await list('?q=probe')).toMatchObject({ anzahl: 1000, mehr: true, pagination: { page: 1, pages: 40 } });
  expect((await get('/api/intranet/freigaben?q=probe&seite=41')).statusCode).toBe(404);
  expect(await list('?q=probe 1001')).toMatchObject({ anzahl: 1, mehr: false, data: [{ referenz: 'XX-1001' }] });
  const last = await list('?seite=41');
  expect(last.data.at(-1)).toMatchObject({ referenz: 'XX-1001' });
  await sql`delete from einsendungen where referenz like 'XX-%'`.execute(db);
});
