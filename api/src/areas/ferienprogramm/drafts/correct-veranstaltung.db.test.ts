import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildKind, buildRegistration, buildVeranstaltung, contact, inDays } from '../../../../test/holiday.ts';
import { logInTestAccount } from '../../../../test/sign-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { confirm, confirmWaiting, readRequest, setProgram } from '../../../../test/test-ferienprogramm.ts';
import { createContentRepository } from '../../../core/entries/content-repository.ts';
import { createDrawRepository } from '../program/draw-repository.ts';
import { createFerienprogrammRepository } from '../program/ferienprogramm-repository.ts';

const PATH = '/api/intranet/ferienprogramm';
const BOOKED = 'steht fest, denn es sind schon Plätze gebucht.';
const program = [
  buildVeranstaltung({ id: 1, text: '<p>Wir töpfern.</p>', veranstaltungsort: 'Backhaus' }),
  buildVeranstaltung({ id: 2 }),
];

let api: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  api = await createTestApp({ FORM_LIMIT: 1000 });
  await createContentRepository(api.database.db).setStand('test', inDays(0));
  const person = { art: 'intern' as const, vorname: 'R', nachname: 'Test', rollen: ['redaktion' as const] };
  headers = (await logInTestAccount(api.database, person)).headers;
});
afterAll(() => api.close());
// The first is of the desk, the second of the content.
beforeEach(async () => {
  const { db } = api.database;
  await setProgram(db, program);
  await db.updateTable('ferien_veranstaltungen').set({ eigen: true }).where('id', '=', 1).execute();
});

const send = async (url: string, payload: object) =>
  expect((await api.app.inject({ method: 'POST', url, payload })).statusCode).toBe(201);
async function book(...beforeNames: string[]): Promise<void> {
  const wishes = Object.fromEntries(beforeNames.map((firstName) => [firstName, [1]]));
  await send('/api/ferienprogramm/anmeldung', buildRegistration(wishes));
  expect((await confirm(api, await readRequest(api))).status).toBe(200);
}
async function waitFor(firstName: string): Promise<void> {
  const children = [buildKind(firstName)];
  await send('/api/ferienprogramm/warteliste', {
    veranstaltung: 1,
    kontakt: contact,
    kinder: children,
    gemeinsam: true,
    firma: '',
  });
  await confirmWaiting(api);
}
const open = (id = 1) => api.app.inject({ url: `${PATH}/${id}/berichtigung`, headers });
const event = async (id = 1) => (await api.app.inject({ url: `${PATH}/${id}`, headers })).json();
const isPublic = async () => (await api.app.inject('/api/ferienprogramm/programm/1')).json()[0];
/** Submits the form's values with these changes. */
async function correct(changes: object, id = 1) {
  const { werte: values } = (await open()).json().entwurf;
  const payload = { ...values, id, was: 'berichtigen', ...changes };
  return api.app.inject({ method: 'POST', url: `${PATH}/entwurf`, payload, headers });
}
async function listFaults(changes: object): Promise<[feld: string, meldung: string][]> {
  const answer = await correct(changes);
  expect(answer.statusCode).toBe(422);
  return answer
    .json()
    .errors.map(({ feld: field, meldung: message }: { feld: string; meldung: string }) => [field, message]);
}

it('can change everything before the first booking, which all pages and the search show at once', async () => {
  expect((await open()).json()).toMatchObject({ stand: 'leer', belegt: 0, fest: null });
  expect(await event()).toMatchObject({ aendern: '/intranet/ferienprogramm/1/berichtigen/', entwurf: null });
  const { version } = api.stand;
  const day = inDays(50);
  const answer = await correct({
    titel: 'Töpfern am Teich',
    text: '<p>Wir töpfern draußen.</p>',
    datum_von: day,
    datum_bis: day,
    zeit_von: '14:00',
    zeit_bis: '16:00',
    alter_min: 8,
    preis: '7,50',
    veranstaltungsort: 'Teich',
    teilnehmer_max: 9,
  });
  // The page of the event still exists, so there is no redirect.
  expect([answer.statusCode, answer.json()]).toEqual([201, { id: 1, referenz: '1' }]);
  expect(await isPublic()).toMatchObject({
    titel: 'Töpfern am Teich',
    datum_von: `${day}T14:00`,
    datum_bis: `${day}T16:00`,
    alter_min: 8,
    preis: 7.5,
    veranstaltungsort: 'Teich',
    teilnehmer_max: 9,
  });
  await expect.poll(() => api.stand.version).not.toBe(version);
  expect((await api.app.inject('/api/cms/suche?q=Teich')).json().data).toMatchObject([{ titel: 'Töpfern am Teich' }]);
  expect((await api.app.inject('/api/cms/route?url=/kinderferienprogramm/1/')).body).toContain('Wir töpfern draußen.');
});

it('rejects changes of date, price and ages at each field once places are booked', async () => {
  await book('Zoë');
  expect((await open()).json()).toMatchObject({ belegt: 1, fest: `Das ${BOOKED}` });
  const cases: [aenderungen: object, felder: string[], was: string][] = [
    [{ datum_von: inDays(50), datum_bis: inDays(50) }, ['datum_von', 'datum_bis'], 'Der Termin'],
    [{ zeit_von: '08:00' }, ['zeit_von'], 'Der Termin'],
    [{ zeit_von: '', zeit_bis: '' }, ['zeit_von', 'zeit_bis'], 'Der Termin'],
    [{ datum_bis: inDays(22), taeglich: 'on' }, ['datum_bis', 'taeglich'], 'Der Termin'],
    [{ preis: '0' }, ['preis'], 'Der Preis'],
    [{ preis_geschwister: '2,50' }, ['preis_geschwister'], 'Der Preis'],
    [{ alter_min: 6, alter_max: 12 }, ['alter_min', 'alter_max'], 'Das Alter'],
  ];
  for (const [changes, fields, was] of cases) {
    expect(await listFaults(changes)).toEqual(fields.map((field) => [field, `${was} ${BOOKED}`]));
  }
  expect(await isPublic()).toMatchObject({ preis: 5, alter_min: 0, preis_geschwister: null });
});

it('texts, meeting place and contact can still change then, and differences in notation are no change', async () => {
  await book('Zoë');
  const changes = {
    titel: 'Töpfern',
    einleitung: 'Ton und Farbe',
    veranstaltungsort: 'Teich',
    veranstalter: 'Werkstatt, 07082 1234',
    mitbringen: 'Schürze',
    preis: '5,00',
    // Has no meaning for a single day.
    taeglich: 'on',
  };
  expect((await correct(changes)).statusCode).toBe(201);
  expect(await isPublic()).toMatchObject({
    titel: 'Töpfern',
    veranstaltungsort: 'Teich',
    preis: 5,
    taeglich: false,
  });
  expect((await event()).teilnehmer).toBe(1);
});

it('the number of places cannot fall below those taken; new places go to the waiting list first and survive loading the content', async () => {
  const places = { id: 1, was: 'plaetze', teilnehmer_max: 2 };
  await api.app.inject({ method: 'POST', url: `${PATH}/aenderung`, payload: places, headers });
  await book('Zoë', 'Tim');
  await waitFor('Mia');
  expect(await listFaults({ teilnehmer_max: 1 })).toEqual([
    ['teilnehmer_max', '2 Plätze sind schon vergeben. Weniger geht nicht.'],
  ]);
  expect((await correct({ teilnehmer_max: 3, teilnehmer_min: 2 })).statusCode).toBe(201);
  expect(await event()).toMatchObject({
    teilnehmer_min: 2,
    teilnehmer_max: 3,
    belegt: 3,
    warteliste: [{ status: 'angeboten' }],
  });
  await createFerienprogrammRepository(api.database.db).replace(program.slice(1));
  expect(await event()).toMatchObject({ teilnehmer_max: 3, stand: 'voll' });
});

it('date, price and ages are also fixed between the commitment of the wishes and the result of the draw', async () => {
  await createDrawRepository(api.database.db).commit({ liste: '{}', pruefsumme: 'x', zahl_name: 'Lotto' });
  const fixed = 'steht fest, bis das Ergebnis der Verlosung veröffentlicht ist.';
  expect((await open()).json().fest).toBe(`Das ${fixed}`);
  expect(await listFaults({ preis: '0' })).toEqual([['preis', `Der Preis ${fixed}`]]);
  expect((await correct({ titel: 'Töpfern' })).statusCode).toBe(201);
});

it('required fields stay required: number of places, description, location, and a future date', async () => {
  const faults = await listFaults({ text: '', veranstaltungsort: '', teilnehmer_max: 0 });
  expect(faults.map(([field]) => field)).toEqual(['teilnehmer_max', 'text', 'veranstaltungsort']);
  expect(await listFaults({ datum_von: inDays(-1), datum_bis: inDays(-1) })).toEqual([
    ['datum_von', 'Der neue Termin muss in der Zukunft liegen.'],
  ]);
});

it('events of the content, drafts and cancelled events cannot be corrected here, and a published event is not a draft', async () => {
  const { db } = api.database;
  expect((await open(2)).statusCode).toBe(404);
  expect((await correct({}, 2)).statusCode).toBe(404);
  // Its entry is edited instead; here the programme is set without one.
  expect(await event(2)).toMatchObject({ aendern: null });
  // The draft's form may still be open elsewhere when it is published: nothing of it may be saved to the public event.
  for (const was of ['speichern', 'veroeffentlichen', 'verwerfen']) {
    expect((await correct({ was })).statusCode).toBe(404);
  }
  const { werte: values } = (await open()).json().entwurf;
  const payload = { ...values, id: 1, was: 'berichtigen' };
  for (const state of [{ aktiv: false }, { aktiv: false, entwurf: true }]) {
    await db.updateTable('ferien_veranstaltungen').set(state).where('id', '=', 1).execute();
    expect((await open()).statusCode).toBe(404);
    expect((await api.app.inject({ method: 'POST', url: `${PATH}/entwurf`, payload, headers })).statusCode).toBe(404);
    expect(await event()).toMatchObject({ aendern: null, seite: null });
  }
  expect((await api.app.inject({ url: `${PATH}/1/berichtigung` })).statusCode).toBe(401);
});
