import { DATENSCHUTZ } from '@gm/shared/schemas/zustimmungen';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ABFALL, GEMEINDE_MIT_ORTSTEILEN } from '../../../../test/abfall.ts';
import { loadInhalt } from '../../../../test/load-inhalt.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createTestInhalt, type TestInhalt } from '../../../../test/test-inhalt.ts';
import { bereich } from '../bereich.ts';
import { remindNext } from '../remind-next.ts';

const anmeldung = {
  strasse: 'schwann-tannenstrasse',
  arten: ['rest', 'bio'],
  email: 'anna@post.example',
  datenschutz: true,
  route: '/abfalltermine/erinnerung/',
};
/** A Monday on which the district's organic waste is collected, without holidays around it; and the evening before. */
const MONTAG = '2027-02-08';
const VORABEND = new Date('2027-02-07T17:00:00+01:00');

let api: TestApp;
let inhalt: TestInhalt;
beforeAll(async () => {
  api = await createTestApp({ FORMULAR_LIMIT: 1000, SITE_URL: 'https://www.musterhardt.example' });
  inhalt = await createTestInhalt({ 'abfall.yaml': ABFALL, 'gemeinde.yaml': GEMEINDE_MIT_ORTSTEILEN });
  await loadInhalt(api.database.db, inhalt.ordner, { jetzt: new Date('2027-02-01T12:00:00+01:00') });
});
afterAll(async () => {
  await api.close();
  await inhalt.remove();
});
beforeEach(async () => {
  for (const tabelle of ['abfallerinnerungen', 'outbox'] as const) {
    await api.database.db.deleteFrom(tabelle).execute();
  }
});

const send = (url: string, payload: object) => api.app.inject({ method: 'POST', url, payload });
const report = (aenderung: object = {}) => send('/api/abfall/erinnerung', { ...anmeldung, ...aenderung });
const manage = (token: string, vorgang: string, weiteres: object = {}) =>
  send('/api/abfall/erinnerung/verwalten', { token, vorgang, ...weiteres });
const requestStand = (token: string) => api.app.inject(`/api/abfall/erinnerung/stand?token=${token}`);
const readMails = () => api.database.db.selectFrom('outbox').select(['an', 'betreff', 'text']).orderBy('id').execute();
const remind = async (jetzt = VORABEND) => {
  let anzahl = 0;
  while (await remindNext(api.database.db, api.config, jetzt)) anzahl += 1;
  return anzahl;
};

/** Signs up and gives the secret of the mail's link. */
async function logIn(aenderung: object = {}): Promise<string> {
  expect((await report(aenderung)).statusCode).toBe(201);
  const link = /https:\/\/www\.musterhardt\.example\/abfalltermine\/erinnerung\/verwalten\/\?token=([\w-]{32})\n/;
  return link.exec((await readMails()).at(-1)?.text ?? '')?.[1] ?? '';
}
async function logInAndConfirm(aenderung: object = {}): Promise<string> {
  const token = await logIn(aenderung);
  expect((await manage(token, 'bestaetigen')).statusCode).toBe(201);
  await api.database.db.deleteFrom('outbox').execute();
  return token;
}

it('keeps with the order what was agreed to, and erases both together', async () => {
  const token = await logIn();
  const readZustimmungen = () => api.database.db.selectFrom('abfallerinnerungen').select('zustimmungen').execute();
  expect(await readZustimmungen()).toEqual([
    { zustimmungen: [{ feld: 'datenschutz', text: DATENSCHUTZ, fassung: expect.stringMatching(/^[\da-f]{12}$/) }] },
  ]);
  expect((await manage(token, 'abmelden')).statusCode).toBe(201);
  expect(await readZustimmungen()).toEqual([]);
});

it('asks by mail first, and reminds nobody who has not answered', async () => {
  const token = await logIn();
  expect((await readMails()).map(({ an, betreff }) => [an, betreff])).toEqual([
    ['anna@post.example', 'Bitte bestätigen: Erinnerung an Abfalltermine'],
  ]);
  const stand = await requestStand(token);
  expect(stand.headers['cache-control']).toBe('no-store');
  expect(stand.json()).toEqual({
    bestaetigt: false,
    email: 'anna@post.example',
    strasse: 'schwann-tannenstrasse',
    arten: ['rest', 'bio'],
  });
  expect(await remind()).toBe(0);
});

it('reminds of what is collected the next day, once, with the way out', async () => {
  const token = await logInAndConfirm();
  expect(await remind(new Date('2027-02-07T16:59:00+01:00'))).toBe(0);
  expect(await remind()).toBe(1);
  expect(await remind()).toBe(0);
  const [mail] = await readMails();
  expect(mail?.betreff).toBe('Morgen wird abgeholt: Bioabfall');
  expect(mail?.text).toContain('Wann:\n  Montag, 08.02.2027\n\nWo:\n  Tannenstraße, Schwann');
  expect(mail?.text).toContain(`/abfalltermine/erinnerung/verwalten/?token=${token}`);
});

it('names several kinds of one day in one mail, and only the chosen ones', async () => {
  const { db } = api.database;
  await db.insertInto('abfuhren').values({ bezirk: 'Schwann', art: 'rest', tag: MONTAG, statt: null }).execute();
  await logInAndConfirm();
  await logInAndConfirm({ email: 'ben@post.example', arten: 'rest' });
  await logInAndConfirm({ email: 'cem@post.example', strasse: 'schwann-am-hang' });
  expect(await remind()).toBe(2);
  expect((await readMails()).map(({ an, betreff }) => [an, betreff])).toEqual([
    ['anna@post.example', 'Morgen wird abgeholt: Restmüll und Bioabfall'],
    ['ben@post.example', 'Morgen wird abgeholt: Restmüll'],
  ]);
  await db.deleteFrom('abfuhren').where('art', '=', 'rest').where('tag', '=', MONTAG).execute();
});

it('writes each mail once when several processes work at the same time', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) await logInAndConfirm({ email: `${name}@post.example` });
  const anzahlen = await Promise.all([remind(), remind(), remind()]);
  expect(anzahlen.reduce((summe, anzahl) => summe + anzahl, 0)).toBe(5);
  expect(new Set((await readMails()).map(({ an }) => an)).size).toBe(5);
});

it('does not count a reminder whose mail could not be written', async () => {
  await logInAndConfirm();
  await api.database.db.updateTable('abfallerinnerungen').set({ email: 'kaputt' }).execute();
  await expect(remind()).rejects.toThrow(/address/);
  await api.database.db.updateTable('abfallerinnerungen').set({ email: 'anna@post.example' }).execute();
  expect(await remind()).toBe(1);
});

it('changes street and kinds; who moved is reminded of the new street', async () => {
  const token = await logInAndConfirm({ strasse: 'conweiler-hauptstrasse' });
  expect(await remind(new Date('2027-02-09T17:00:00+01:00'))).toBe(1);
  const antwort = await manage(token, 'aendern', { strasse: 'schwann-hauptstrasse', arten: ['bio'] });
  expect(antwort.statusCode).toBe(201);
  expect((await requestStand(token)).json()).toMatchObject({ strasse: 'schwann-hauptstrasse', arten: ['bio'] });
  expect(await remind(VORABEND)).toBe(1);
});

it('erases a reminder that is ended with its mails, but no others to the same address', async () => {
  const andere = { an: anmeldung.email, betreff: 'Ihre Anfrage', text: '' };
  await logInAndConfirm({ strasse: 'schwann-am-hang' });
  const token = await logInAndConfirm();
  await api.database.db
    .insertInto('outbox')
    .values({ ...andere, html: '' })
    .execute();
  await remind();
  await api.database.db.updateTable('outbox').set({ status: 'gesendet' }).execute();
  expect(await readMails()).toHaveLength(2);
  expect((await manage(token, 'abmelden')).statusCode).toBe(201);
  expect(await api.database.db.selectFrom('abfallerinnerungen').select('strasse').execute()).toEqual([
    { strasse: 'schwann-am-hang' },
  ]);
  expect(await readMails()).toEqual([andere]);
  expect((await requestStand(token)).json()).toBeNull();
  expect((await manage(token, 'bestaetigen')).statusCode).toBe(422);
});

it('keeps one reminder per address and street', async () => {
  await logInAndConfirm({ arten: ['rest'] });
  const token = await logInAndConfirm({ email: 'Anna@Post.example' });
  const zeilen = await api.database.db.selectFrom('abfallerinnerungen').select('schluessel').execute();
  expect(zeilen).toEqual([{ schluessel: token }]);
});

it('floods nobody with requests to confirm', async () => {
  for (let mal = 0; mal < 3; mal += 1) expect((await report()).statusCode).toBe(201);
  const antwort = await report({ email: 'ANNA@post.example' });
  expect(antwort.statusCode).toBe(422);
  expect(antwort.json().errors).toEqual([
    { feld: 'email', meldung: expect.stringContaining('schon mehrere Bestätigungslinks') },
  ]);
  expect(await readMails()).toHaveLength(3);
});

it('forgets requests nobody has confirmed in time, and no others', async () => {
  await logIn();
  const bestaetigt = await logInAndConfirm({ email: 'ben@post.example' });
  await sql`update abfallerinnerungen set erstellt = now() - interval '49 hours'`.execute(api.database.db);
  await logIn({ email: 'cem@post.example' });
  await bereich.loeschen?.(api.database.db, { ...api.config, BESTAETIGUNG_STUNDEN: 48 });
  const zeilen = await api.database.db.selectFrom('abfallerinnerungen').select(['email', 'schluessel']).execute();
  expect(zeilen.map(({ email }) => email).sort()).toEqual(['ben@post.example', 'cem@post.example']);
  expect(zeilen.some(({ schluessel }) => schluessel === bestaetigt)).toBe(true);
});

it.each<[string, object, string, RegExp]>([
  ['no street', { strasse: '' }, 'strasse', /wählen Sie Ihre Straße/],
  ['an unknown street', { strasse: 'mond' }, 'strasse', /aus der Liste/],
  ['no kind', { arten: [] }, 'arten', /mindestens eine Abfallart/],
  ['an unknown kind', { arten: ['glas'] }, 'arten', /angebotenen Abfallarten/],
  ['a broken address', { email: 'anna@' }, 'email', /gültige E-Mail-Adresse/],
  ['no consent', { datenschutz: false }, 'datenschutz', /Datenschutzerklärung/],
])('refuses %s beside the field', async (_was, aenderung, feld, meldung) => {
  const antwort = await report(aenderung);
  expect(antwort.statusCode).toBe(422);
  expect(antwort.json().errors).toEqual([{ feld, meldung: expect.stringMatching(meldung) }]);
  expect(await readMails()).toEqual([]);
});

it('takes the form of a browser without scripts, and the same words once more as a new request', async () => {
  const felder = 'strasse=schwann-tannenstrasse&arten=bio&email=anna%40post.example&datenschutz=on&firma=';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  for (const erwartet of [1, 2]) {
    const antwort = await api.app.inject({ method: 'POST', url: '/api/abfall/erinnerung', headers, payload: felder });
    expect(antwort.statusCode).toBe(201);
    expect(await readMails()).toHaveLength(erwartet);
  }
});

it.each([
  ['a bot', { firma: 'x' }, 400],
  ['a link cut short', { token: 'kurz' }, 422],
  ['something else to do', { vorgang: 'loeschen' }, 422],
])('refuses %s', async (_was, aenderung, status) => {
  const token = await logIn();
  const antwort = await send('/api/abfall/erinnerung/verwalten', { token, vorgang: 'bestaetigen', ...aenderung });
  expect(antwort.statusCode).toBe(status);
  expect((await requestStand(token)).json()).toMatchObject({ bestaetigt: false });
});
