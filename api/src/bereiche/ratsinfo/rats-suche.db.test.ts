import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDemoRat } from '../../../test/read-demo-rat.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { buildTsquery } from '../../kern/suche/build-tsquery.ts';
import { parseAbfrage } from '../../kern/suche/parse-abfrage.ts';
import { splitAuszug } from '../../kern/suche/split-auszug.ts';
import { createSucheRepository, type Suchauswahl } from '../../kern/suche/suche-repository.ts';
import { createRatsAblage, type RatsinfoZeilen } from './rats-ablage-repository.ts';

let database: TestDatabase;
let zeilen: RatsinfoZeilen;
const load = (neue: RatsinfoZeilen) => database.db.transaction().execute((trx) => createRatsAblage(trx).replace(neue));
beforeAll(async () => {
  database = await openTestDatabase();
  zeilen = (await readDemoRat())();
  await load(zeilen);
});
afterAll(() => database.remove());

async function search(q: string, auswahl: Suchauswahl = {}) {
  const abfrage = buildTsquery(parseAbfrage(q), { synonyme: new Map() });
  return createSucheRepository(database.db).find(abfrage, auswahl, { seite: 1, proSeite: 50 });
}
const pfade = async (q: string, auswahl: Suchauswahl = { typen: ['vorlage'] }) =>
  (await search(q, auswahl)).map(({ pfad }) => pfad.replace('/ratsinfo/', ''));

it('finds papers by the text of their files, with what was found marked', async () => {
  const [treffer] = await search('Gartenrotschwanz', { typen: ['vorlage'] });
  expect(treffer).toMatchObject({ typ: 'vorlage', pfad: '/ratsinfo/vorlagen/8/' });
  expect(splitAuszug(treffer?.auszug ?? '')).toContainEqual({ text: 'Gartenrotschwanz', treffer: true });
});

it('finds what was decided, and meetings by their agenda', async () => {
  expect(await pfade('Festplatz gestrichen')).toContain('vorlagen/13/');
  expect(await pfade('Musikverein Jubiläum', { typen: ['sitzung'] })).toContain('sitzungen/201/');
});

describe('narrows down', () => {
  it.each([
    [{}, ['vorlagen/1/', 'vorlagen/2/', 'vorlagen/3/', 'vorlagen/13/', 'vorlagen/46/']],
    [{ art: 'Bericht' }, ['vorlagen/46/']],
    [{ gremium: 2 }, ['vorlagen/2/', 'vorlagen/13/']],
    [{ jahr: 2023 }, ['vorlagen/1/']],
    [{ gremium: 4 }, []],
  ])('by %o', async (auswahl, erwartet) => {
    const gefunden = await pfade('Feuerwehrhaus', { typen: ['vorlage'], ...auswahl });
    const jahresbericht = await pfade('Feuerwehr', { typen: ['vorlage'], ...auswahl });
    const nummern = [...new Set([...gefunden, ...jahresbericht])];
    expect(nummern.filter((pfad) => erwartet.includes(pfad)).sort()).toEqual([...erwartet].sort());
    if (Object.keys(auswahl).length > 0) expect(gefunden.filter((pfad) => !erwartet.includes(pfad))).toEqual([]);
  });
});

it.each(['Preisspiegel', 'Flurstücke', 'Bauhofleitung', 'Gewerbesteuerforderung', 'Rücktrittsrecht'])(
  'never finds %s, which is not public',
  async (wort) => expect(await search(wort)).toEqual([]),
);

it('forgets what is not public any more, and follows changed results', async () => {
  const rats_vorlagen = zeilen.rats_vorlagen.map((eine) => (eine.id === 37 ? { ...eine, oeffentlich: false } : eine));
  const rats_tagesordnungspunkte = zeilen.rats_tagesordnungspunkte.map((punkt) =>
    punkt.id === 11603 ? { ...punkt, beschluss: 'Der Zeppelin wird angeschafft.' } : punkt,
  );
  expect(await pfade('Bürgerbusverein')).toEqual(['vorlagen/37/']);
  await load({ ...zeilen, rats_vorlagen, rats_tagesordnungspunkte });
  expect(await pfade('Bürgerbusverein')).toEqual([]);
  expect(await pfade('Zeppelin')).toEqual(['vorlagen/13/']);
  await load(zeilen);
  expect(await pfade('Zeppelin')).toEqual([]);
});
