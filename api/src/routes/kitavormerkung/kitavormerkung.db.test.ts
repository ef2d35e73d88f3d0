import { addTage, readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createTestInhalt, type TestInhalt } from '../../../test/test-inhalt.ts';
import { ladeInhalt } from '../../inhalt/lade-inhalt.ts';

const HEUTE = readBerlinerZeit(new Date()).tag;
const vormerkung = {
  kind_name: 'Groß',
  kind_vorname: 'Mia',
  kind_geburtsdatum: addTage(HEUTE, -3 * 365),
  betreuung_ab: addTage(HEUTE, 100),
  betreuung_von: '7:30',
  betreuung_bis: '14 Uhr',
  kita_1: 'sonnenhuegel',
  kita_2: 'arche',
  eltern_alleinerziehend: true,
  eltern_name: 'Groß',
  eltern_vorname: 'Anna',
  eltern_strasse: 'Im Gässle 3',
  eltern_plz_ort: '75334 Musterhardt',
  eltern_email: 'anna@post.example',
  eltern_mobil: '0170 000',
  eltern_berufstaetig: '0',
  vorrang: ['Zuzug', 'Geschwisterkind'],
  valid: true,
  route: '/kitavormerksystem/',
};
const SEITE = `---
titel: Vormerkung
bloecke:
  - template: kitavormerkung
    context:
      kitas:
        - { id: sonnenhuegel, name: Sonnenhügel, alter_von: 1, alter_bis: 6 }
        - { id: arche, name: Arche, alter_von: 2, alter_bis: 6 }
        - { id: krippe, name: Krippe, alter_von: 1, alter_bis: 2 }
---
`;

let api: TestApp;
let inhalt: TestInhalt;
beforeAll(async () => {
  api = await createTestApp({ FORMULAR_LIMIT: 1000, SITE_URL: 'https://www.musterhardt.example' });
  inhalt = await createTestInhalt({ 'seiten/vormerkung.md': SEITE });
  await ladeInhalt(api.database.db, inhalt.ordner);
});
afterAll(async () => {
  await api.close();
  await inhalt.remove();
});
beforeEach(async () => {
  for (const tabelle of ['einsendungen', 'outbox'] as const) await api.database.db.deleteFrom(tabelle).execute();
});

const sende = (aenderung: object = {}) =>
  api.app.inject({ method: 'POST', url: '/api/kitavormerkung', payload: { ...vormerkung, ...aenderung } });
const liesMails = () => api.database.db.selectFrom('outbox').select(['an', 'text']).orderBy('id').execute();
const frageStand = (token: string) => api.app.inject(`/api/kitavormerkung/stand?token=${token}`);

it('stores the wishes and gives the family, and nobody else, a private link', async () => {
  const antwort = await sende();
  expect(antwort.statusCode).toBe(201);
  const [familie, amt] = await liesMails();
  expect(familie?.an).toBe('anna@post.example');
  expect(familie?.text).toContain('1. Wunsch:\n  Sonnenhügel');
  expect(familie?.text).toContain('Zuzug, Geschwisterkind');
  const link = /https:\/\/www\.musterhardt\.example\/kitavormerksystem\/stand\/\?token=([\w-]{32})\n/;
  const token = link.exec(familie?.text ?? '')?.[1] ?? '';
  expect(amt?.text).not.toMatch(/token=/);

  const stand = await frageStand(token);
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
  });
});

it('tells nothing to whoever guesses, and nothing once the answers are erased', async () => {
  await sende();
  for (const token of ['', 'x', 'x'.repeat(32), '%00']) expect((await frageStand(token)).json()).toBeNull();
  const { schluessel } = await api.database.db
    .selectFrom('kitavormerkungen')
    .select('schluessel')
    .executeTakeFirstOrThrow();
  await api.database.db.deleteFrom('einsendungen').execute();
  expect((await frageStand(schluessel)).json()).toBeNull();
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
  const antwort = await sende(aenderung);
  expect(antwort.statusCode).toBe(422);
  expect(antwort.json().errors).toEqual([{ feld, meldung: expect.stringMatching(meldung) }]);
  expect(await liesMails()).toEqual([]);
});
