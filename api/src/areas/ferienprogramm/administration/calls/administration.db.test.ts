import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildKind, buildRegistration, buildVeranstaltung, contact, inDays } from '../../../../../test/holiday.ts';
import { logInTestAccount } from '../../../../../test/sign-in.ts';
import { createTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { confirm, confirmWaiting, readRequest, setProgram } from '../../../../../test/test-ferienprogramm.ts';
import { createContentRepository } from '../../../../core/entries/content-repository.ts';
import { createEntryRepository } from '../../../../core/entries/entry-repository.ts';
import { createFerienprogrammRepository } from '../../program/ferienprogramm-repository.ts';

const PATH = '/api/intranet/ferienprogramm';
const program = [buildVeranstaltung({ id: 1, teilnehmer_max: 2 }), buildVeranstaltung({ id: 2 })];

let api: TestApp;
let editorial: Record<string, string>;
let staff: Record<string, string>;
beforeAll(async () => {
  api = await createTestApp({ FORM_LIMIT: 1000 });
  await createContentRepository(api.database.db).setStand('test', inDays(0));
  const person = { art: 'intern' as const, nachname: 'Test' };
  editorial = (await logInTestAccount(api.database, { ...person, vorname: 'R', rollen: ['redaktion'] })).headers;
  staff = (await logInTestAccount(api.database, { ...person, vorname: 'S', rollen: [] })).headers;
});
afterAll(() => api.close());

const send = (url: string, payload: object) => api.app.inject({ method: 'POST', url, payload });
const fetch = (url = '', headers = editorial) => api.app.inject({ url: `${PATH}${url}`, headers });
const change = (payload: object, headers = editorial) =>
  api.app.inject({ method: 'POST', url: `${PATH}/aenderung`, payload, headers });
const setRegistration = (_url = '', headers = editorial, payload: object = {}) =>
  api.app.inject({ method: 'POST', url: `${PATH}/anmeldung`, payload, headers });
const event = async (id: number) => (await fetch(`/${id}`)).json();
const mails = () => api.database.db.selectFrom('outbox').select(['an', 'betreff', 'text']).orderBy('id').execute();

beforeEach(async () => {
  await setProgram(api.database.db, program);
  expect((await send('/api/ferienprogramm/anmeldung', buildRegistration({ Zoë: [1, 2], Tim: [1] }))).statusCode).toBe(
    201,
  );
  expect((await confirm(api, await readRequest(api))).status).toBe(200);
  const waiting = { veranstaltung: 1, kontakt: contact, kinder: [buildKind('Mia')], gemeinsam: true, firma: '' };
  expect((await send('/api/ferienprogramm/warteliste', waiting)).statusCode).toBe(201);
  await confirmWaiting(api);
  await api.database.db.deleteFrom('outbox').execute();
});

it('is restricted to the desk', async () => {
  const all = [fetch, (url = '', headers = editorial) => change({ url }, headers), setRegistration];
  for (const call of all) {
    expect((await call('', {})).statusCode).toBe(401);
    expect((await call('', staff)).statusCode).toBe(403);
  }
  for (const url of ['/1', '/1/teilnehmer']) {
    expect((await fetch(url, {})).statusCode).toBe(401);
    expect((await fetch(url, staff)).statusCode).toBe(403);
  }
  expect((await fetch('', staff)).json().detail).toBe(
    'Das darf Ihr Konto nicht: Es braucht dafür „Freigaben“. Bitte fragen Sie die Person, die bei Ihnen die Konten verwaltet.',
  );
  expect((await fetch('/99')).statusCode).toBe(404);
});

it('shows participants, waiting families and fees', async () => {
  const { data, summe: sum } = (await fetch()).json();
  expect(data).toMatchObject([
    { id: 1, stand: 'voll', belegt: 2, teilnehmer: 2, wartende: 1, einnahmen: 10 },
    { id: 2, stand: 'offen', teilnehmer: 1, einnahmen: 5 },
  ]);
  // Two children at 3 euros, three places at 50 cents.
  expect(sum).toEqual({ teilnehmer: 3, kinder: 2, wartende: 1, veranstaltungen: 15, gebuehren: 7.5, gesamt: 22.5 });
  expect(await event(1)).toMatchObject({
    liste: [{ name: 'Muster, Tim', telefon: contact.telefon, rechnung: null }, { name: 'Muster, Zoë' }],
    seite: '/kinderferienprogramm/1/',
    warteliste: [{ kinder: 'Mia Muster', status: 'wartet' }],
  });
  const csv = await fetch('/1/teilnehmer?format=csv');
  expect(csv.body).toContain('Unterschrift');
});

it('leads to the entry of an event, which leads back, also if others have the same title', async () => {
  expect((await event(1)).aendern, 'not part of the content').toBeNull();
  const place = { datei: 'ferienprogramm/001-angebot.md', platz: 0, text: 'Text' };
  const entries = [1, 11].map((id) => ({
    ...place,
    art: 'ferienveranstaltung',
    schluessel: `nummer-${id}`,
    daten: { id, titel: 'Angebot 1' },
  }));
  await createEntryRepository(api.database.db).change(entries, []);
  expect((await event(1)).aendern).toBe(
    '/intranet/redaktion/inhalt-ferienveranstaltung/?id=nummer-1&von=%2Fintranet%2Fferienprogramm%2F1%2F',
  );
});

it('offers added places to the waiting list, rejects a limit below the places taken, and survives loading the content', async () => {
  const tooFew = await change({ id: 1, was: 'plaetze', teilnehmer_max: 1 });
  expect(tooFew.json().errors).toEqual([{ feld: 'teilnehmer_max', meldung: expect.stringContaining('2 Plätze') }]);
  expect((await change({ id: 1, was: 'plaetze', teilnehmer_max: '' })).statusCode).toBe(422);
  expect((await change({ id: 1, was: 'plaetze', teilnehmer_max: 3 })).statusCode).toBe(201);
  expect(await event(1)).toMatchObject({ teilnehmer_max: 3, belegt: 3, warteliste: [{ status: 'angeboten' }] });
  expect((await mails()).map(({ an }) => an)).toEqual([contact.email]);
  await createFerienprogrammRepository(api.database.db).replace(program);
  expect((await event(1)).teilnehmer_max).toBe(3);
});

it('registration opens and closes on the days set by the desk, for all pages and calls', async () => {
  const set = (days: object) => setRegistration('', editorial, days);
  const yesterday = { anmeldung_von: inDays(-5), anmeldung_bis: inDays(-1) };
  expect((await set({ ...yesterday, anmeldung_von: inDays(3) })).json().errors).toMatchObject([
    { feld: 'anmeldung_bis' },
  ]);
  expect((await set(yesterday)).statusCode).toBe(201);
  await expect
    .poll(async () => (await fetch()).json().anmeldung)
    .toEqual({ von: inDays(-5), bis: inDays(-1), offen: false });
  const options = await createFerienprogrammRepository(api.database.db).findOptions();
  expect(options).toMatchObject({ ...yesterday, gebuehr_kind: 3 });
  expect((await set({ anmeldung_von: inDays(-5), anmeldung_bis: inDays(5) })).statusCode).toBe(201);
  await expect.poll(async () => (await fetch()).json().anmeldung.offen).toBe(true);
});

it('a cancelled event notifies every family once, costs nothing and stays cancelled', async () => {
  expect((await change({ id: 1, was: 'absagen' })).json().errors).toMatchObject([{ feld: 'grund' }]);
  const cancellation = { id: 1, was: 'absagen', grund: 'Der Töpfer ist krank.' };
  // The first request only asks for confirmation and names the recipients; nothing has changed yet.
  expect((await change(cancellation)).json().errors).toEqual([
    {
      feld: 'bestaetigt',
      meldung:
        'Bitte bestätigen Sie die Absage: 1 Familie hat gebucht, 1 Familie steht auf der Warteliste. Alle bekommen sofort eine E-Mail. Zurücknehmen lässt sich das nicht.',
    },
  ]);
  expect(await mails()).toEqual([]);
  const preview = (await event(1)).absage;
  expect((await change({ ...cancellation, bestaetigt: true })).statusCode).toBe(201);
  const letters = await mails();
  expect(letters.map(({ betreff: subject }) => subject)).toEqual(['Abgesagt: Angebot 1', 'Abgesagt: Angebot 1']);
  expect(letters[0]?.text).toContain('Für:\n  Zoë, Tim');
  for (const { text } of letters) expect(text).toContain('Der Töpfer ist krank.');
  expect(await event(1)).toMatchObject({ stand: 'abgesagt', belegt: 0, teilnehmer: 0, einnahmen: 0, warteliste: [] });
  expect((await fetch()).json().summe).toMatchObject({ teilnehmer: 1, kinder: 1, gesamt: 8.5 });
  // The mail equals the preview, with the data of the family filled in.
  expect(letters[0]?.betreff).toBe(preview?.betreff);
  expect(letters[0]?.text).toContain(`Der Töpfer ist krank.\n\n${preview?.nach}`);
  expect(preview?.vor).toContain('„Angebot 1“ muss leider ausfallen');
  expect((await change({ ...cancellation, grund: 'Noch einmal', bestaetigt: true })).statusCode).toBe(422);
  await createFerienprogrammRepository(api.database.db).replace(program);
  expect((await event(1)).stand).toBe('abgesagt');
  const isPublic = await api.app.inject('/api/ferienprogramm/programm?rubrik=24');
  expect(isPublic.json().map(({ id }: { id: number }) => id)).toEqual([2]);
});
