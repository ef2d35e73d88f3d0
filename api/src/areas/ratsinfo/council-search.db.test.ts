import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDemoCouncil } from '../../../test/read-demo-council.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { parseQuery } from '../../core/platform/text/parse-query.ts';
import { buildTsquery } from '../../core/services/search/query/build-tsquery.ts';
import { createSearchRepository, type SearchSelection } from '../../core/services/search/search-repository.ts';
import { splitStatement } from '../../core/services/search/split-statement.ts';
import { createCouncilStorage, type RatsinfoLines } from './files/council-storage-repository.ts';

let database: TestDatabase;
let lines: RatsinfoLines;
const load = (fresh: RatsinfoLines) =>
  database.db.transaction().execute((trx) => createCouncilStorage(trx).replace(fresh));
beforeAll(async () => {
  database = await openTestDatabase();
  lines = (await readDemoCouncil())();
  await load(lines);
});
afterAll(() => database.remove());

async function search(q: string, selection: SearchSelection = {}) {
  const query = buildTsquery(parseQuery(q), { synonyme: new Map() });
  return createSearchRepository(database.db).find(query, selection, { seite: 1, proSeite: 50 });
}
const paths = async (q: string, selection: SearchSelection = { typen: ['vorlage'] }) =>
  (await search(q, selection)).map(({ pfad: path }) => path.replace('/ratsinfo/', ''));

it('finds papers by the text of their files, with marked matches', async () => {
  const [hit] = await search('Gartenrotschwanz', { typen: ['vorlage'] });
  expect(hit).toMatchObject({ typ: 'vorlage', pfad: '/ratsinfo/vorlagen/8/' });
  expect(splitStatement(hit?.auszug ?? '')).toContainEqual({ text: 'Gartenrotschwanz', treffer: true });
});

it('finds decisions, and meetings by their agenda', async () => {
  expect(await paths('Festplatz gestrichen')).toContain('vorlagen/13/');
  expect(await paths('Musikverein Jubiläum', { typen: ['sitzung'] })).toContain('sitzungen/201/');
});

describe('filters', () => {
  it.each([
    [{}, ['vorlagen/1/', 'vorlagen/2/', 'vorlagen/3/', 'vorlagen/13/', 'vorlagen/46/']],
    [{ art: 'Bericht' }, ['vorlagen/46/']],
    [{ gremium: 2 }, ['vorlagen/2/', 'vorlagen/13/']],
    [{ jahr: 2023 }, ['vorlagen/1/']],
    [{ gremium: 4 }, []],
  ])('by %o', async (selection, expected) => {
    const found = await paths('Feuerwehrhaus', { typen: ['vorlage'], ...selection });
    const yearReport = await paths('Feuerwehr', { typen: ['vorlage'], ...selection });
    const numbers = [...new Set([...found, ...yearReport])];
    expect(numbers.filter((path) => expected.includes(path)).sort()).toEqual([...expected].sort());
    if (Object.keys(selection).length > 0) expect(found.filter((path) => !expected.includes(path))).toEqual([]);
  });
});

it.each(['Preisspiegel', 'Flurstücke', 'Bauhofleitung', 'Gewerbesteuerforderung', 'Rücktrittsrecht'])(
  'never finds %s, which is not public',
  async (word) => expect(await search(word)).toEqual([]),
);

it('drops what is no longer public, and follows changed results', async () => {
  const rats_vorlagen = lines.rats_vorlagen.map((one) => (one.id === 37 ? { ...one, oeffentlich: false } : one));
  const rats_tagesordnungspunkte = lines.rats_tagesordnungspunkte.map((point) =>
    point.id === 11603 ? { ...point, beschluss: 'Der Zeppelin wird angeschafft.' } : point,
  );
  expect(await paths('Bürgerbusverein')).toEqual(['vorlagen/37/']);
  await load({ ...lines, rats_vorlagen, rats_tagesordnungspunkte });
  expect(await paths('Bürgerbusverein')).toEqual([]);
  expect(await paths('Zeppelin')).toEqual(['vorlagen/13/']);
  await load(lines);
  expect(await paths('Zeppelin')).toEqual([]);
});
