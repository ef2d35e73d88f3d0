import { addTage, readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { familie } from '@gm/shared/schemas/formulare.beispiele';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { KITASEITE } from '../../../../test/kitaseite.ts';
import { loadInhalt } from '../../../../test/load-inhalt.ts';
import { createTestApp, OHNE_BREMSEN, type TestApp } from '../../../../test/test-app.ts';
import { createTestInhalt, type TestInhalt } from '../../../../test/test-inhalt.ts';

const HEUTE = readBerlinerZeit(new Date()).tag;
const vormerkung = {
  ...familie,
  kind_geburtsdatum: addTage(HEUTE, -3 * 365),
  betreuung_ab: addTage(HEUTE, 100),
  betreuung_von: '7:30',
  betreuung_bis: '14 Uhr',
  kita_1: 'sonnenhuegel',
  kita_2: 'arche',
  eltern_alleinerziehend: true,
  eltern_berufstaetig: '0',
  vorrang: ['Zuzug', 'Geschwisterkind'],
  valid: true,
  route: '/kitavormerksystem/',
};

let api: TestApp;
let inhalt: TestInhalt;
beforeAll(async () => {
  api = await createTestApp({
    ...OHNE_BREMSEN,
    SITE_URL: 'https://www.musterhardt.example',
  });
  inhalt = await createTestInhalt({ 'seiten/vormerkung.md': KITASEITE });
  await loadInhalt(api.database.db, inhalt.ordner);
});
afterAll(async () => {
  await api.close();
  await inhalt.remove();
});
beforeEach(async () => {
  for (const tabelle of ['einsendungen', 'outbox'] as const) await api.database.db.deleteFrom(tabelle).execute();
});

const send = (aenderung: object = {}) =>
  api.app.inject({ method: 'POST', url: '/api/kitavormerkung', payload: { ...vormerkung, ...aenderung } });
const readMails = () => api.database.db.selectFrom('outbox').select(['an', 'text']).orderBy('id').execute();
const requestStand = (token: string) => api.app.inject(`/api/kitavormerkung/stand?token=${token}`);

it('stores the wishes and gives the family, and nobody else, a private link', async () => {
  const antwort = await send();
  expect(antwort.statusCode).toBe(201);
  const [familie, amt] = await readMails();
  expect(familie?.an).toBe('anna@post.example');
  expect(amt?.text).toContain('1. Wunsch:\n  Sonnenhügel');
  expect(amt?.text).toContain('Zuzug, Geschwisterkind');
  const link = /https:\/\/www\.musterhardt\.example\/kitavormerksystem\/stand\/\?token=([\w-]{32})\n/;
  const token = link.exec(familie?.text ?? '')?.[1] ?? '';
  expect(amt?.text).not.toMatch(/token=/);

  const stand = await requestStand(token);
  expect(stand.headers['cache-control']).toBe('no-store');
  expect(stand.json()).toEqual({
    referenz: antwort.json().referenz,
    status: 'eingegangen',
    eingegangen: HEUTE,
    geaendert: HEUTE,
    kind_vorname: 'Mia',
    betreuung_ab: addTage(HEUTE, 100),
    betreuung_von: '07:30',
    betreuung_bis: '14:00',
    kitas: ['Sonnenhügel', 'Arche'],
    wuensche: ['sonnenhuegel', 'arche'],
    auswahl: expect.arrayContaining([expect.objectContaining({ id: 'krippe' })]),
  });
});

it('tells nothing to whoever guesses, and nothing once the answers are erased', async () => {
  await send();
  for (const token of ['', 'x', 'x'.repeat(32)]) expect((await requestStand(token)).json()).toBeNull();
  const { schluessel } = await api.database.db
    .selectFrom('kitavormerkungen')
    .select('schluessel')
    .executeTakeFirstOrThrow();
  await api.database.db.deleteFrom('einsendungen').execute();
  expect((await requestStand(schluessel)).json()).toBeNull();
});

it.each<[string, object, string, RegExp]>([
  ['an unknown centre', { kita_1: 'mond' }, 'kita_1', /aus der Liste/],
  ['the same centre twice', { kita_2: 'sonnenhuegel' }, 'kita_2', /schon ausgewählt/],
  [
    'a child too old',
    { kita_1: 'krippe' },
    'kita_1',
    /^Krippe nimmt Kinder von 1 bis 2 Jahren auf\. Ihr Kind ist dann 3 Jahre alt\.$/,
  ],
  ['an end before the start', { betreuung_bis: '7:00' }, 'betreuung_bis', /nach dem Anfang/],
  ['a time nobody knows', { betreuung_von: '25:00' }, 'betreuung_von', /zum Beispiel 7:30/],
  ['a start in the past', { betreuung_ab: addTage(HEUTE, -1) }, 'betreuung_ab', /Vergangenheit/],
  ['a start in seven years', { betreuung_ab: addTage(HEUTE, 7 * 366) }, 'betreuung_ab', /sechs Jahre/],
  ['no centre', { kita_1: '', kita_2: '' }, 'kita_1', /mindestens eine Kita/],
])('refuses %s', async (_was, aenderung, feld, meldung) => {
  const antwort = await send(aenderung);
  expect(antwort.statusCode).toBe(422);
  expect(antwort.json().errors).toEqual([{ feld, meldung: expect.stringMatching(meldung) }]);
  expect(await readMails()).toEqual([]);
});

describe('a change of mind', () => {
  const wuensche = {
    betreuung_ab: addTage(HEUTE, 130),
    betreuung_von: '8',
    betreuung_bis: '15:30',
    kita_1: 'arche',
    kita_2: '',
    kita_3: '',
  };
  let token = '';
  let referenz = '';
  beforeEach(async () => {
    referenz = (await send()).json().referenz;
    const { schluessel } = await api.database.db
      .selectFrom('kitavormerkungen')
      .select('schluessel')
      .executeTakeFirstOrThrow();
    token = schluessel;
    await api.database.db.deleteFrom('outbox').execute();
  });
  const change = (payload: object, headers: Record<string, string> = {}) =>
    api.app.inject({ method: 'POST', url: '/api/kitavormerkung/aenderung', payload: { token, ...payload }, headers });
  const set = (status: 'freigegeben' | 'abgelehnt') =>
    api.database.db.updateTable('einsendungen').set({ status }).execute();

  it('takes the place of the wishes, keeps the number and tells family and office', async () => {
    const antwort = await change({ was: 'aendern', ...wuensche });
    expect([antwort.statusCode, antwort.json().referenz]).toEqual([201, referenz]);
    expect((await requestStand(token)).json()).toMatchObject({
      status: 'eingegangen',
      betreuung_von: '08:00',
      wuensche: ['arche'],
    });
    const [familie, amt] = await readMails();
    expect(familie?.text).toContain('1. Wunsch:\n  Arche');
    expect(familie?.text).toContain(`token=${token}`);
    expect(amt?.text).toMatch(/1\. Wunsch:\n {2}Arche.*Die Wünsche bisher:.*1\. Wunsch:\n {2}Sonnenhügel/s);
    expect(amt?.text).not.toContain(token);
    const gespeichert = await api.database.db.selectFrom('einsendungen').select('angaben').execute();
    expect(gespeichert).toEqual([{ angaben: expect.objectContaining({ eltern_name: 'Groß', kita_1: 'arche' }) }]);
  });

  it('may take everything back, also a place already promised, but only once', async () => {
    await set('freigegeben');
    expect((await change({ was: 'zurueckziehen', betreuung_ab: '' })).statusCode).toBe(201);
    expect((await requestStand(token)).json().status).toBe('zurückgezogen');
    expect((await readMails())[1]?.text).toContain('zurückgezogen');
    for (const was of ['aendern', 'zurueckziehen']) {
      const antwort = await change({ was, ...wuensche });
      expect([antwort.statusCode, antwort.json().detail]).toEqual([409, 'Diese Vormerkung ist schon zurückgezogen.']);
    }
  });

  it('is stored once however often it is sent', async () => {
    const kopf = { 'idempotency-key': 'einmal' };
    const alle = await Promise.all([1, 2, 3].map(() => change({ was: 'zurueckziehen' }, kopf)));
    expect(alle.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(await readMails()).toHaveLength(2);
  });

  it.each(['freigegeben', 'abgelehnt'] as const)('changes no wishes once it is %s', async (status) => {
    await set(status);
    const antwort = await change({ was: 'aendern', ...wuensche });
    expect(antwort.statusCode).toBe(409);
    expect(antwort.json().detail).toContain('schon entschieden');
    expect((await requestStand(token)).json().wuensche).toEqual(['sonnenhuegel', 'arche']);
  });

  it.each<[string, object, number, string]>([
    ['nothing chosen', {}, 422, 'was'],
    ['a centre for younger children', { was: 'aendern', ...wuensche, kita_1: 'krippe' }, 422, 'kita_1'],
    ['an end before the start', { was: 'aendern', ...wuensche, betreuung_bis: '7:00' }, 422, 'betreuung_bis'],
    ['a link that fits nothing', { was: 'zurueckziehen', token: 'x'.repeat(32) }, 409, ''],
    ['no link at all', { was: 'zurueckziehen', token: '' }, 409, ''],
  ])('is refused with %s', async (_was, eingabe, status, feld) => {
    const antwort = await change(eingabe);
    expect(antwort.statusCode).toBe(status);
    expect(antwort.json().errors?.[0]?.feld ?? '').toBe(feld);
    expect((await requestStand(token)).json()).toMatchObject({
      status: 'eingegangen',
      kitas: ['Sonnenhügel', 'Arche'],
    });
    expect(await readMails()).toEqual([]);
  });
});
