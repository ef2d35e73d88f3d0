import { addDays, readBerlinTime } from '@gm/shared/rules/berlin-time';
import { family } from '@gm/shared/schemas/forms.examples';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { KITA_PAGE } from '../../../../test/kita-page.ts';
import { loadContent } from '../../../../test/load-content.ts';
import { createTestApp, type TestApp, WITHOUT_THROTTLING } from '../../../../test/test-app.ts';
import { createTestContent, type TestContent } from '../../../../test/test-content.ts';

const TODAY = readBerlinTime(new Date()).tag;
const vormerkung = {
  ...family,
  kind_geburtsdatum: addDays(TODAY, -3 * 365),
  betreuung_ab: addDays(TODAY, 100),
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
let content: TestContent;
beforeAll(async () => {
  api = await createTestApp({
    ...WITHOUT_THROTTLING,
    SITE_URL: 'https://www.musterhardt.example',
  });
  content = await createTestContent({ 'seiten/vormerkung.md': KITA_PAGE });
  await loadContent(api.database.db, content.ordner);
});
afterAll(async () => {
  await api.close();
  await content.remove();
});
beforeEach(async () => {
  for (const table of ['einsendungen', 'outbox'] as const) await api.database.db.deleteFrom(table).execute();
});

const send = (change: object = {}) =>
  api.app.inject({ method: 'POST', url: '/api/kitavormerkung', payload: { ...vormerkung, ...change } });
const readMails = () => api.database.db.selectFrom('outbox').select(['an', 'text']).orderBy('id').execute();
const requestState = (token: string) => api.app.inject(`/api/kitavormerkung/stand?token=${token}`);

it('stores the wishes and sends a private link only to the family', async () => {
  const answer = await send();
  expect(answer.statusCode).toBe(201);
  const [family, amt] = await readMails();
  expect(family?.an).toBe('anna@post.example');
  expect(amt?.text).toContain('1. Wunsch:\n  Sonnenhügel');
  expect(amt?.text).toContain('Zuzug, Geschwisterkind');
  const link = /https:\/\/www\.musterhardt\.example\/kitavormerksystem\/stand\/\?token=([\w-]{32})\n/;
  const token = link.exec(family?.text ?? '')?.[1] ?? '';
  expect(amt?.text).not.toMatch(/token=/);

  const state = await requestState(token);
  expect(state.headers['cache-control']).toBe('no-store');
  expect(state.json()).toEqual({
    referenz: answer.json().referenz,
    status: 'eingegangen',
    eingegangen: TODAY,
    geaendert: TODAY,
    kind_vorname: 'Mia',
    betreuung_ab: addDays(TODAY, 100),
    betreuung_von: '07:30',
    betreuung_bis: '14:00',
    kitas: ['Sonnenhügel', 'Arche'],
    wuensche: ['sonnenhuegel', 'arche'],
    auswahl: expect.arrayContaining([expect.objectContaining({ id: 'krippe' })]),
  });
});

it('returns null for unknown tokens and for deleted submissions', async () => {
  await send();
  for (const token of ['', 'x', 'x'.repeat(32)]) expect((await requestState(token)).json()).toBeNull();
  const { schluessel: key } = await api.database.db
    .selectFrom('kitavormerkungen')
    .select('schluessel')
    .executeTakeFirstOrThrow();
  await api.database.db.deleteFrom('einsendungen').execute();
  expect((await requestState(key)).json()).toBeNull();
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
  ['an impossible time', { betreuung_von: '25:00' }, 'betreuung_von', /zum Beispiel 7:30/],
  ['a start in the past', { betreuung_ab: addDays(TODAY, -1) }, 'betreuung_ab', /Vergangenheit/],
  ['a start in seven years', { betreuung_ab: addDays(TODAY, 7 * 366) }, 'betreuung_ab', /sechs Jahre/],
  ['no centre', { kita_1: '', kita_2: '' }, 'kita_1', /mindestens eine Kita/],
])('rejects %s', async (_was, change, field, message) => {
  const answer = await send(change);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual([{ feld: field, meldung: expect.stringMatching(message) }]);
  expect(await readMails()).toEqual([]);
});

describe('changing a pre-registration', () => {
  const wishes = {
    betreuung_ab: addDays(TODAY, 130),
    betreuung_von: '8',
    betreuung_bis: '15:30',
    kita_1: 'arche',
    kita_2: '',
    kita_3: '',
  };
  let token = '';
  let reference = '';
  beforeEach(async () => {
    reference = (await send()).json().referenz;
    const { schluessel: key } = await api.database.db
      .selectFrom('kitavormerkungen')
      .select('schluessel')
      .executeTakeFirstOrThrow();
    token = key;
    await api.database.db.deleteFrom('outbox').execute();
  });
  const change = (payload: object, headers: Record<string, string> = {}) =>
    api.app.inject({ method: 'POST', url: '/api/kitavormerkung/aenderung', payload: { token, ...payload }, headers });
  const set = (status: 'freigegeben' | 'abgelehnt') =>
    api.database.db.updateTable('einsendungen').set({ status }).execute();

  it('replaces the wishes, keeps the number and sends mails to family and office', async () => {
    const answer = await change({ was: 'aendern', ...wishes });
    expect([answer.statusCode, answer.json().referenz]).toEqual([201, reference]);
    expect((await requestState(token)).json()).toMatchObject({
      status: 'eingegangen',
      betreuung_von: '08:00',
      wuensche: ['arche'],
    });
    const [family, amt] = await readMails();
    expect(family?.text).toContain('1. Wunsch:\n  Arche');
    expect(family?.text).toContain(`token=${token}`);
    expect(amt?.text).toMatch(/1\. Wunsch:\n {2}Arche.*Die Wünsche bisher:.*1\. Wunsch:\n {2}Sonnenhügel/s);
    expect(amt?.text).not.toContain(token);
    const saved = await api.database.db.selectFrom('einsendungen').select('angaben').execute();
    expect(saved).toEqual([{ angaben: expect.objectContaining({ eltern_name: 'Groß', kita_1: 'arche' }) }]);
  });

  it('can be withdrawn once, even after a place was granted', async () => {
    await set('freigegeben');
    expect((await change({ was: 'zurueckziehen', betreuung_ab: '' })).statusCode).toBe(201);
    expect((await requestState(token)).json().status).toBe('zurückgezogen');
    expect((await readMails())[1]?.text).toContain('zurückgezogen');
    for (const was of ['aendern', 'zurueckziehen']) {
      const answer = await change({ was, ...wishes });
      expect([answer.statusCode, answer.json().detail]).toEqual([409, 'Diese Vormerkung ist schon zurückgezogen.']);
    }
  });

  it('is stored once when sent repeatedly', async () => {
    const head = { 'idempotency-key': 'einmal' };
    const all = await Promise.all([1, 2, 3].map(() => change({ was: 'zurueckziehen' }, head)));
    expect(all.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(await readMails()).toHaveLength(2);
  });

  it.each(['freigegeben', 'abgelehnt'] as const)('rejects changed wishes once it is %s', async (status) => {
    await set(status);
    const answer = await change({ was: 'aendern', ...wishes });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().detail).toContain('schon entschieden');
    expect((await requestState(token)).json().wuensche).toEqual(['sonnenhuegel', 'arche']);
  });

  it.each<[string, object, number, string]>([
    ['nothing chosen', {}, 422, 'was'],
    ['a centre for younger children', { was: 'aendern', ...wishes, kita_1: 'krippe' }, 422, 'kita_1'],
    ['an end before the start', { was: 'aendern', ...wishes, betreuung_bis: '7:00' }, 422, 'betreuung_bis'],
    ['a link that fits nothing', { was: 'zurueckziehen', token: 'x'.repeat(32) }, 409, ''],
    ['no link at all', { was: 'zurueckziehen', token: '' }, 409, ''],
  ])('is rejected with %s', async (_was, input, status, field) => {
    const answer = await change(input);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().errors?.[0]?.feld ?? '').toBe(field);
    expect((await requestState(token)).json()).toMatchObject({
      status: 'eingegangen',
      kitas: ['Sonnenhügel', 'Arche'],
    });
    expect(await readMails()).toEqual([]);
  });
});
