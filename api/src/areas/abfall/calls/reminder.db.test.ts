import { PRIVACY } from '@gm/shared/schemas/consents';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ABFALL, GEMEINDE_WITH_ORTSTEILEN } from '../../../../test/abfall.ts';
import { loadContent } from '../../../../test/load-content.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createTestContent, type TestContent } from '../../../../test/test-content.ts';
import { area } from '../area.ts';
import { remindNext } from '../remind-next.ts';

const registration = {
  strasse: 'schwann-tannenstrasse',
  arten: ['rest', 'bio'],
  email: 'anna@post.example',
  datenschutz: true,
  route: '/abfalltermine/erinnerung/',
};
/** A Monday with an organic waste collection in the district and no holidays around it; and the evening before. */
const MONDAY = '2027-02-08';
const EVE = new Date('2027-02-07T17:00:00+01:00');

let api: TestApp;
let content: TestContent;
beforeAll(async () => {
  api = await createTestApp({ FORM_LIMIT: 1000, SITE_URL: 'https://www.musterhardt.example' });
  content = await createTestContent({ 'abfall.yaml': ABFALL, 'gemeinde.yaml': GEMEINDE_WITH_ORTSTEILEN });
  await loadContent(api.database.db, content.ordner, { jetzt: new Date('2027-02-01T12:00:00+01:00') });
});
afterAll(async () => {
  await api.close();
  await content.remove();
});
beforeEach(async () => {
  for (const table of ['abfallerinnerungen', 'outbox'] as const) {
    await api.database.db.deleteFrom(table).execute();
  }
});

const send = (url: string, payload: object) => api.app.inject({ method: 'POST', url, payload });
const report = (change: object = {}) => send('/api/abfall/erinnerung', { ...registration, ...change });
const manage = (token: string, operation: string, further: object = {}) =>
  send('/api/abfall/erinnerung/verwalten', { token, vorgang: operation, ...further });
const requestState = (token: string) => api.app.inject(`/api/abfall/erinnerung/stand?token=${token}`);
const readMails = () => api.database.db.selectFrom('outbox').select(['an', 'betreff', 'text']).orderBy('id').execute();
const remind = async (now = EVE) => {
  let count = 0;
  while (await remindNext(api.database.db, api.config, now)) count += 1;
  return count;
};

/** Subscribes and returns the secret from the link in the mail. */
async function logIn(change: object = {}): Promise<string> {
  expect((await report(change)).statusCode).toBe(201);
  const link = /https:\/\/www\.musterhardt\.example\/abfalltermine\/erinnerung\/verwalten\/\?token=([\w-]{32})\n/;
  return link.exec((await readMails()).at(-1)?.text ?? '')?.[1] ?? '';
}
async function logInAndConfirm(change: object = {}): Promise<string> {
  const token = await logIn(change);
  expect((await manage(token, 'bestaetigen')).statusCode).toBe(201);
  await api.database.db.deleteFrom('outbox').execute();
  return token;
}

it('stores the consents with the reminder and deletes both together', async () => {
  const token = await logIn();
  const readConsents = () => api.database.db.selectFrom('abfallerinnerungen').select('zustimmungen').execute();
  expect(await readConsents()).toEqual([
    { zustimmungen: [{ feld: 'datenschutz', text: PRIVACY, fassung: expect.stringMatching(/^[\da-f]{12}$/) }] },
  ]);
  expect((await manage(token, 'abmelden')).statusCode).toBe(201);
  expect(await readConsents()).toEqual([]);
});

it('asks for confirmation by mail and sends no reminder before it', async () => {
  const token = await logIn();
  expect((await readMails()).map(({ an, betreff: subject }) => [an, subject])).toEqual([
    ['anna@post.example', 'Bitte bestätigen: Erinnerung an Abfalltermine'],
  ]);
  const state = await requestState(token);
  expect(state.headers['cache-control']).toBe('no-store');
  expect(state.json()).toEqual({
    bestaetigt: false,
    email: 'anna@post.example',
    strasse: 'schwann-tannenstrasse',
    arten: ['rest', 'bio'],
  });
  expect(await remind()).toBe(0);
});

it("sends one reminder of the next day's collections, with an unsubscribe link", async () => {
  const token = await logInAndConfirm();
  expect(await remind(new Date('2027-02-07T16:59:00+01:00'))).toBe(0);
  expect(await remind()).toBe(1);
  expect(await remind()).toBe(0);
  const [mail] = await readMails();
  expect(mail?.betreff).toBe('Morgen wird abgeholt: Bioabfall');
  expect(mail?.text).toContain('Wann:\n  Montag, 08.02.2027\n\nWo:\n  Tannenstraße, Schwann');
  expect(mail?.text).toContain(`/abfalltermine/erinnerung/verwalten/?token=${token}`);
});

it('lists several waste types of one day in one mail, and only the selected ones', async () => {
  const { db } = api.database;
  await db.insertInto('abfuhren').values({ bezirk: 'Schwann', art: 'rest', tag: MONDAY, statt: null }).execute();
  await logInAndConfirm();
  await logInAndConfirm({ email: 'ben@post.example', arten: 'rest' });
  await logInAndConfirm({ email: 'cem@post.example', strasse: 'schwann-am-hang' });
  expect(await remind()).toBe(2);
  expect((await readMails()).map(({ an, betreff: subject }) => [an, subject])).toEqual([
    ['anna@post.example', 'Morgen wird abgeholt: Restmüll und Bioabfall'],
    ['ben@post.example', 'Morgen wird abgeholt: Restmüll'],
  ]);
  await db.deleteFrom('abfuhren').where('art', '=', 'rest').where('tag', '=', MONDAY).execute();
});

it('writes each mail once when several processes run concurrently', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) await logInAndConfirm({ email: `${name}@post.example` });
  const counts = await Promise.all([remind(), remind(), remind()]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5);
  expect(new Set((await readMails()).map(({ an }) => an)).size).toBe(5);
});

it('does not mark a reminder as sent if its mail could not be written', async () => {
  await logInAndConfirm();
  await api.database.db.updateTable('abfallerinnerungen').set({ email: 'kaputt' }).execute();
  await expect(remind()).rejects.toThrow(/address/);
  await api.database.db.updateTable('abfallerinnerungen').set({ email: 'anna@post.example' }).execute();
  expect(await remind()).toBe(1);
});

it('changes street and waste types, and reminds of the new street', async () => {
  const token = await logInAndConfirm({ strasse: 'conweiler-hauptstrasse' });
  expect(await remind(new Date('2027-02-09T17:00:00+01:00'))).toBe(1);
  const answer = await manage(token, 'aendern', { strasse: 'schwann-hauptstrasse', arten: ['bio'] });
  expect(answer.statusCode).toBe(201);
  expect((await requestState(token)).json()).toMatchObject({ strasse: 'schwann-hauptstrasse', arten: ['bio'] });
  expect(await remind(EVE)).toBe(1);
});

it('deletes an ended reminder with its mails, but no other mails to the same address', async () => {
  const other = { an: registration.email, betreff: 'Ihre Anfrage', text: '' };
  await logInAndConfirm({ strasse: 'schwann-am-hang' });
  const token = await logInAndConfirm();
  await api.database.db
    .insertInto('outbox')
    .values({ ...other, html: '' })
    .execute();
  await remind();
  await api.database.db.updateTable('outbox').set({ status: 'gesendet' }).execute();
  expect(await readMails()).toHaveLength(2);
  expect((await manage(token, 'abmelden')).statusCode).toBe(201);
  expect(await api.database.db.selectFrom('abfallerinnerungen').select('strasse').execute()).toEqual([
    { strasse: 'schwann-am-hang' },
  ]);
  expect(await readMails()).toEqual([other]);
  expect((await requestState(token)).json()).toBeNull();
  expect((await manage(token, 'bestaetigen')).statusCode).toBe(422);
});

it('keeps one reminder per address and street', async () => {
  await logInAndConfirm({ arten: ['rest'] });
  const token = await logInAndConfirm({ email: 'Anna@Post.example' });
  const lines = await api.database.db.selectFrom('abfallerinnerungen').select('schluessel').execute();
  expect(lines).toEqual([{ schluessel: token }]);
});

it('limits the confirmation requests sent to one address', async () => {
  for (let times = 0; times < 3; times += 1) expect((await report()).statusCode).toBe(201);
  const answer = await report({ email: 'ANNA@post.example' });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual([
    { feld: 'email', meldung: expect.stringContaining('schon mehrere Bestätigungslinks') },
  ]);
  expect(await readMails()).toHaveLength(3);
});

it('deletes requests that were not confirmed in time, and no others', async () => {
  await logIn();
  const confirmed = await logInAndConfirm({ email: 'ben@post.example' });
  await sql`update abfallerinnerungen set erstellt = now() - interval '49 hours'`.execute(api.database.db);
  await logIn({ email: 'cem@post.example' });
  await area.loeschen?.(api.database.db, { ...api.config, CONFIRMATION_HOURS: 48 });
  const lines = await api.database.db.selectFrom('abfallerinnerungen').select(['email', 'schluessel']).execute();
  expect(lines.map(({ email }) => email).sort()).toEqual(['ben@post.example', 'cem@post.example']);
  expect(lines.some(({ schluessel: key }) => key === confirmed)).toBe(true);
});

it.each<[string, object, string, RegExp]>([
  ['no street', { strasse: '' }, 'strasse', /wählen Sie Ihre Straße/],
  ['an unknown street', { strasse: 'mond' }, 'strasse', /aus der Liste/],
  ['no kind', { arten: [] }, 'arten', /mindestens eine Abfallart/],
  ['an unknown kind', { arten: ['glas'] }, 'arten', /angebotenen Abfallarten/],
  ['a broken address', { email: 'anna@' }, 'email', /gültige E-Mail-Adresse/],
  ['no consent', { datenschutz: false }, 'datenschutz', /Datenschutzerklärung/],
])('rejects %s with an error at the field', async (_was, change, field, message) => {
  const answer = await report(change);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual([{ feld: field, meldung: expect.stringMatching(message) }]);
  expect(await readMails()).toEqual([]);
});

it('accepts form posts without JavaScript, and treats a repeated post as a new request', async () => {
  const fields = 'strasse=schwann-tannenstrasse&arten=bio&email=anna%40post.example&datenschutz=on&firma=';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  for (const expected of [1, 2]) {
    const answer = await api.app.inject({ method: 'POST', url: '/api/abfall/erinnerung', headers, payload: fields });
    expect(answer.statusCode).toBe(201);
    expect(await readMails()).toHaveLength(expected);
  }
});

it.each([
  ['a bot', { firma: 'x' }, 400],
  ['a link cut short', { token: 'kurz' }, 422],
  ['something else to do', { vorgang: 'loeschen' }, 422],
])('rejects %s', async (_was, change, status) => {
  const token = await logIn();
  const answer = await send('/api/abfall/erinnerung/verwalten', { token, vorgang: 'bestaetigen', ...change });
  expect(answer.statusCode).toBe(status);
  expect((await requestState(token)).json()).toMatchObject({ bestaetigt: false });
});
