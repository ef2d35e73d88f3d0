import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { logInTestkonto } from '../../../../test/anmelden.ts';
import { buildAnmeldung, buildKind, buildVeranstaltung, inTagen, kontakt } from '../../../../test/ferien.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { confirm, confirmWartende, readBitte, setProgramm } from '../../../../test/test-ferienprogramm.ts';
import { createInhaltRepository } from '../../../kern/inhalt/inhalt-repository.ts';
import { createFerienprogrammRepository } from '../ferienprogramm-repository.ts';

const PFAD = '/api/intranet/ferienprogramm';
const programm = [buildVeranstaltung({ id: 1, teilnehmer_max: 2 }), buildVeranstaltung({ id: 2 })];

let api: TestApp;
let redaktion: Record<string, string>;
let staff: Record<string, string>;
beforeAll(async () => {
  api = await createTestApp({ FORMULAR_LIMIT: 1000 });
  await createInhaltRepository(api.database.db).setStand('test', inTagen(0));
  const person = { art: 'intern' as const, nachname: 'Test' };
  redaktion = (await logInTestkonto(api.database, { ...person, vorname: 'R', rollen: ['redaktion'] })).headers;
  staff = (await logInTestkonto(api.database, { ...person, vorname: 'S', rollen: [] })).headers;
});
afterAll(() => api.close());

const send = (url: string, payload: object) => api.app.inject({ method: 'POST', url, payload });
const fetch = (url = '', headers = redaktion) => api.app.inject({ url: `${PFAD}${url}`, headers });
const change = (payload: object, headers = redaktion) =>
  api.app.inject({ method: 'POST', url: `${PFAD}/aenderung`, payload, headers });
const setAnmeldung = (_url = '', headers = redaktion, payload: object = {}) =>
  api.app.inject({ method: 'POST', url: `${PFAD}/anmeldung`, payload, headers });
const event = async (id: number) => (await fetch(`/${id}`)).json();
const mails = () => api.database.db.selectFrom('outbox').select(['an', 'betreff', 'text']).orderBy('id').execute();

beforeEach(async () => {
  await setProgramm(api.database.db, programm);
  expect((await send('/api/ferienprogramm/anmeldung', buildAnmeldung({ Zoë: [1, 2], Tim: [1] }))).statusCode).toBe(201);
  expect((await confirm(api, await readBitte(api))).status).toBe(200);
  const warte = { veranstaltung: 1, kontakt, kinder: [buildKind('Mia')], gemeinsam: true, firma: '' };
  expect((await send('/api/ferienprogramm/warteliste', warte)).statusCode).toBe(201);
  await confirmWartende(api);
  await api.database.db.deleteFrom('outbox').execute();
});

it('is for the desk alone', async () => {
  const alle = [fetch, (url = '', headers = redaktion) => change({ url }, headers), setAnmeldung];
  for (const call of alle) {
    expect((await call('', {})).statusCode).toBe(401);
    expect((await call('', staff)).statusCode).toBe(403);
  }
  for (const url of ['/1', '/1/teilnehmer']) {
    expect((await fetch(url, {})).statusCode).toBe(401);
    expect((await fetch(url, staff)).statusCode).toBe(403);
  }
  expect((await fetch('/99')).statusCode).toBe(404);
});

it('tells who takes part, who waits, and what comes in', async () => {
  const { data, summe } = (await fetch()).json();
  expect(data).toMatchObject([
    { id: 1, stand: 'voll', belegt: 2, teilnehmer: 2, wartende: 1, einnahmen: 10 },
    { id: 2, stand: 'offen', teilnehmer: 1, einnahmen: 5 },
  ]);
  // Two children at 3 euros, three places at 50 cents.
  expect(summe).toEqual({ teilnehmer: 3, kinder: 2, wartende: 1, veranstaltungen: 15, gebuehren: 7.5, gesamt: 22.5 });
  expect(await event(1)).toMatchObject({
    liste: [{ name: 'Muster, Tim', telefon: kontakt.telefon }, { name: 'Muster, Zoë' }],
    warteliste: [{ kinder: 'Mia Muster', status: 'wartet' }],
  });
  const csv = await fetch('/1/teilnehmer?format=csv');
  expect(csv.body).toContain('Unterschrift');
});

it('more places go to those who wait at once, fewer than are taken are refused; the content does not undo it', async () => {
  const zuWenig = await change({ id: 1, was: 'plaetze', teilnehmer_max: 1 });
  expect(zuWenig.json().errors).toEqual([{ feld: 'teilnehmer_max', meldung: expect.stringContaining('2 Plätze') }]);
  expect((await change({ id: 1, was: 'plaetze', teilnehmer_max: '' })).statusCode).toBe(422);
  expect((await change({ id: 1, was: 'plaetze', teilnehmer_max: 3 })).statusCode).toBe(201);
  expect(await event(1)).toMatchObject({ teilnehmer_max: 3, belegt: 3, warteliste: [{ status: 'angeboten' }] });
  expect((await mails()).map(({ an }) => an)).toEqual([kontakt.email]);
  await createFerienprogrammRepository(api.database.db).replace(programm);
  expect((await event(1)).teilnehmer_max).toBe(3);
});

it('registration opens and closes with the days the desk says, for every page and every call', async () => {
  const set = (tage: object) => setAnmeldung('', redaktion, tage);
  const gestern = { anmeldung_von: inTagen(-5), anmeldung_bis: inTagen(-1) };
  expect((await set({ ...gestern, anmeldung_von: inTagen(3) })).json().errors).toMatchObject([
    { feld: 'anmeldung_bis' },
  ]);
  expect((await set(gestern)).statusCode).toBe(201);
  await expect
    .poll(async () => (await fetch()).json().anmeldung)
    .toEqual({ von: inTagen(-5), bis: inTagen(-1), offen: false });
  const optionen = await createFerienprogrammRepository(api.database.db).findOptionen();
  expect(optionen).toMatchObject({ ...gestern, gebuehr_kind: 3 });
  expect((await set({ anmeldung_von: inTagen(-5), anmeldung_bis: inTagen(5) })).statusCode).toBe(201);
  await expect.poll(async () => (await fetch()).json().anmeldung.offen).toBe(true);
});

it('a cancelled event tells every family once, costs nothing and stays cancelled', async () => {
  expect((await change({ id: 1, was: 'absagen' })).json().errors).toMatchObject([{ feld: 'grund' }]);
  expect((await change({ id: 1, was: 'absagen', grund: 'Der Töpfer ist krank.' })).statusCode).toBe(201);
  const briefe = await mails();
  expect(briefe.map(({ betreff }) => betreff)).toEqual(['Abgesagt: Angebot 1', 'Abgesagt: Angebot 1']);
  expect(briefe[0]?.text).toContain('Für:\n  Zoë, Tim');
  for (const { text } of briefe) expect(text).toContain('Der Töpfer ist krank.');
  expect(await event(1)).toMatchObject({ stand: 'abgesagt', belegt: 0, teilnehmer: 0, einnahmen: 0, warteliste: [] });
  expect((await fetch()).json().summe).toMatchObject({ teilnehmer: 1, kinder: 1, gesamt: 8.5 });
  expect((await change({ id: 1, was: 'absagen', grund: 'Noch einmal' })).statusCode).toBe(422);
  await createFerienprogrammRepository(api.database.db).replace(programm);
  expect((await event(1)).stand).toBe('abgesagt');
  const oeffentlich = await api.app.inject('/api/ferienprogramm/programm?rubrik=24');
  expect(oeffentlich.json().map(({ id }: { id: number }) => id)).toEqual([2]);
});
