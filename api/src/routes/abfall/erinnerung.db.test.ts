import { DATENSCHUTZ } from '@gm/shared/schemas/zustimmungen';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ABFALL, GEMEINDE_MIT_ORTSTEILEN } from '../../../test/abfall.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createTestInhalt, type TestInhalt } from '../../../test/test-inhalt.ts';
import { erinnereNaechsten } from '../../abfall/erinnere-naechsten.ts';
import { createAbfallerinnerungRepository } from '../../daten/abfallerinnerung-repository.ts';
import { ladeInhalt } from '../../inhalt/lade-inhalt.ts';

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
  await ladeInhalt(api.database.db, inhalt.ordner, new Date('2027-02-01T12:00:00+01:00'));
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

const sende = (url: string, payload: object) => api.app.inject({ method: 'POST', url, payload });
const melde = (aenderung: object = {}) => sende('/api/abfall/erinnerung', { ...anmeldung, ...aenderung });
const verwalte = (token: string, vorgang: string, weiteres: object = {}) =>
  sende('/api/abfall/erinnerung/verwalten', { token, vorgang, ...weiteres });
const frageStand = (token: string) => api.app.inject(`/api/abfall/erinnerung/stand?token=${token}`);
const liesMails = () => api.database.db.selectFrom('outbox').select(['an', 'betreff', 'text']).orderBy('id').execute();
const erinnere = async (jetzt = VORABEND) => {
  let anzahl = 0;
  while (await erinnereNaechsten(api.database.db, api.config, jetzt)) anzahl += 1;
  return anzahl;
};

/** Signs up and gives the secret of the mail's link. */
async function meldeAn(aenderung: object = {}): Promise<string> {
  expect((await melde(aenderung)).statusCode).toBe(201);
  const link = /https:\/\/www\.musterhardt\.example\/abfalltermine\/erinnerung\/verwalten\/\?token=([\w-]{32})\n/;
  return link.exec((await liesMails()).at(-1)?.text ?? '')?.[1] ?? '';
}
async function meldeAnUndBestaetige(aenderung: object = {}): Promise<string> {
  const token = await meldeAn(aenderung);
  expect((await verwalte(token, 'bestaetigen')).statusCode).toBe(201);
  await api.database.db.deleteFrom('outbox').execute();
  return token;
}

it('keeps with the order what was agreed to, and erases both together', async () => {
  const token = await meldeAn();
  const liesZustimmungen = () => api.database.db.selectFrom('abfallerinnerungen').select('zustimmungen').execute();
  expect(await liesZustimmungen()).toEqual([
    { zustimmungen: [{ feld: 'datenschutz', text: DATENSCHUTZ, fassung: expect.stringMatching(/^[\da-f]{12}$/) }] },
  ]);
  expect((await verwalte(token, 'abmelden')).statusCode).toBe(201);
  expect(await liesZustimmungen()).toEqual([]);
});

it('asks by mail first, and reminds nobody who has not answered', async () => {
  const token = await meldeAn();
  expect((await liesMails()).map(({ an, betreff }) => [an, betreff])).toEqual([
    ['anna@post.example', 'Bitte bestätigen: Erinnerung an Abfalltermine'],
  ]);
  const stand = await frageStand(token);
  expect(stand.headers['cache-control']).toBe('no-store');
  expect(stand.json()).toEqual({
    bestaetigt: false,
    email: 'anna@post.example',
    strasse: 'schwann-tannenstrasse',
    arten: ['rest', 'bio'],
  });
  expect(await erinnere()).toBe(0);
});

it('reminds of what is collected the next day, once, with the way out', async () => {
  const token = await meldeAnUndBestaetige();
  expect(await erinnere(new Date('2027-02-07T16:59:00+01:00'))).toBe(0);
  expect(await erinnere()).toBe(1);
  expect(await erinnere()).toBe(0);
  const [mail] = await liesMails();
  expect(mail?.betreff).toBe('Morgen wird abgeholt: Bioabfall');
  expect(mail?.text).toContain('Montag, 08.02.2027\nTannenstraße, Schwann');
  expect(mail?.text).toContain(`/abfalltermine/erinnerung/verwalten/?token=${token}`);
});

it('names several kinds of one day in one mail, and only the chosen ones', async () => {
  const { db } = api.database;
  await db.insertInto('abfuhren').values({ bezirk: 'Schwann', art: 'rest', tag: MONTAG, statt: null }).execute();
  await meldeAnUndBestaetige();
  await meldeAnUndBestaetige({ email: 'ben@post.example', arten: 'rest' });
  await meldeAnUndBestaetige({ email: 'cem@post.example', strasse: 'schwann-am-hang' });
  expect(await erinnere()).toBe(2);
  expect((await liesMails()).map(({ an, betreff }) => [an, betreff])).toEqual([
    ['anna@post.example', 'Morgen wird abgeholt: Restmüll und Bioabfall'],
    ['ben@post.example', 'Morgen wird abgeholt: Restmüll'],
  ]);
  await db.deleteFrom('abfuhren').where('art', '=', 'rest').where('tag', '=', MONTAG).execute();
});

it('writes each mail once when several processes work at the same time', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) await meldeAnUndBestaetige({ email: `${name}@post.example` });
  const anzahlen = await Promise.all([erinnere(), erinnere(), erinnere()]);
  expect(anzahlen.reduce((summe, anzahl) => summe + anzahl, 0)).toBe(5);
  expect(new Set((await liesMails()).map(({ an }) => an)).size).toBe(5);
});

it('does not count a reminder whose mail could not be written', async () => {
  await meldeAnUndBestaetige();
  await api.database.db.updateTable('abfallerinnerungen').set({ email: 'kaputt' }).execute();
  await expect(erinnere()).rejects.toThrow(/address/);
  await api.database.db.updateTable('abfallerinnerungen').set({ email: 'anna@post.example' }).execute();
  expect(await erinnere()).toBe(1);
});

it('changes street and kinds; who moved is reminded of the new street', async () => {
  const token = await meldeAnUndBestaetige({ strasse: 'conweiler-hauptstrasse' });
  expect(await erinnere(new Date('2027-02-09T17:00:00+01:00'))).toBe(1);
  const antwort = await verwalte(token, 'aendern', { strasse: 'schwann-hauptstrasse', arten: ['bio'] });
  expect(antwort.statusCode).toBe(201);
  expect((await frageStand(token)).json()).toMatchObject({ strasse: 'schwann-hauptstrasse', arten: ['bio'] });
  expect(await erinnere(VORABEND)).toBe(1);
});

it('erases a reminder that is ended with its mails, but no others to the same address', async () => {
  const andere = { an: anmeldung.email, betreff: 'Ihre Anfrage', text: '' };
  await meldeAnUndBestaetige({ strasse: 'schwann-am-hang' });
  const token = await meldeAnUndBestaetige();
  await api.database.db
    .insertInto('outbox')
    .values({ ...andere, html: '' })
    .execute();
  await erinnere();
  await api.database.db.updateTable('outbox').set({ status: 'gesendet' }).execute();
  expect(await liesMails()).toHaveLength(2);
  expect((await verwalte(token, 'abmelden')).statusCode).toBe(201);
  expect(await api.database.db.selectFrom('abfallerinnerungen').select('strasse').execute()).toEqual([
    { strasse: 'schwann-am-hang' },
  ]);
  expect(await liesMails()).toEqual([andere]);
  expect((await frageStand(token)).json()).toBeNull();
  expect((await verwalte(token, 'bestaetigen')).statusCode).toBe(422);
});

it('keeps one reminder per address and street', async () => {
  await meldeAnUndBestaetige({ arten: ['rest'] });
  const token = await meldeAnUndBestaetige({ email: 'Anna@Post.example' });
  const zeilen = await api.database.db.selectFrom('abfallerinnerungen').select('schluessel').execute();
  expect(zeilen).toEqual([{ schluessel: token }]);
});

it('floods nobody with requests to confirm', async () => {
  for (let mal = 0; mal < 3; mal += 1) expect((await melde()).statusCode).toBe(201);
  const antwort = await melde({ email: 'ANNA@post.example' });
  expect(antwort.statusCode).toBe(422);
  expect(antwort.json().errors).toEqual([
    { feld: 'email', meldung: expect.stringContaining('schon mehrere Bestätigungslinks') },
  ]);
  expect(await liesMails()).toHaveLength(3);
});

it('forgets requests nobody has confirmed in time, and no others', async () => {
  await meldeAn();
  const bestaetigt = await meldeAnUndBestaetige({ email: 'ben@post.example' });
  await sql`update abfallerinnerungen set erstellt = now() - interval '49 hours'`.execute(api.database.db);
  await meldeAn({ email: 'cem@post.example' });
  await createAbfallerinnerungRepository(api.database.db).loescheUnbestaetigte(48);
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
  const antwort = await melde(aenderung);
  expect(antwort.statusCode).toBe(422);
  expect(antwort.json().errors).toEqual([{ feld, meldung: expect.stringMatching(meldung) }]);
  expect(await liesMails()).toEqual([]);
});

it('takes the form of a browser without scripts, and the same words once more as a new request', async () => {
  const felder = 'strasse=schwann-tannenstrasse&arten=bio&email=anna%40post.example&datenschutz=on&firma=';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  for (const erwartet of [1, 2]) {
    const antwort = await api.app.inject({ method: 'POST', url: '/api/abfall/erinnerung', headers, payload: felder });
    expect(antwort.statusCode).toBe(201);
    expect(await liesMails()).toHaveLength(erwartet);
  }
});

it.each([
  ['a bot', { firma: 'x' }, 400],
  ['a link cut short', { token: 'kurz' }, 422],
  ['something else to do', { vorgang: 'loeschen' }, 422],
])('refuses %s', async (_was, aenderung, status) => {
  const token = await meldeAn();
  const antwort = await sende('/api/abfall/erinnerung/verwalten', { token, vorgang: 'bestaetigen', ...aenderung });
  expect(antwort.statusCode).toBe(status);
  expect((await frageStand(token)).json()).toMatchObject({ bestaetigt: false });
});
