import { MENUS } from '@gm/shared/schemas/menu';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../../../test/load-content.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createTestContent } from '../../../test/test-content.ts';
import { createApp } from '../../app.ts';
import { AREAS, chooseAreas, SWITCHABLE } from '../../areas.ts';
import { createLogger } from '../platform/observability/logger.ts';
import { listSearchSources } from '../services/search/list-search-sources.ts';
import { loadContent as publishContent } from './publish/load-content.ts';

/** Tables that the core writes; every other table belongs to an area, to accounts or to submissions. */
const FROM_CORE = [
  ...['seiten', 'menus', 'konfiguration', 'suche', 'suche_woerter', 'inhalt_stand', 'bilder'],
  ...['inhalt_eintraege', 'inhalt_fotos', 'inhalt_dokumente'],
];
const NOW = new Date('2026-03-09T10:00:00Z');

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  await loadContent(api.database.db, api.config.CONTENT_DIR, { jetzt: NOW });
});
afterAll(() => api.close());

/** Rows of all area tables, by table. */
async function readTables() {
  const { db } = api.database;
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(db);
  const tables: Record<string, string> = {};
  for (const { name } of rows.filter((row) => !FROM_CORE.includes(row.name))) {
    const { rows: content } = await sql<{ summe: string; anzahl: number }>`
      select count(*)::int as anzahl, coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as summe
      from ${sql.table(name)} as t`.execute(db);
    tables[name] = `${content[0]?.anzahl} ${content[0]?.summe}`;
  }
  return tables;
}

describe('an area that is switched off', () => {
  let app: FastifyInstance | undefined;
  afterEach(() => app?.close());

  async function open(aus: string[]) {
    app = await createApp({ ...api, config: { ...api.config, AREAS_OFF: aus }, logger: createLogger('silent') });
    return app;
  }
  async function read<Answer>(url: string): Promise<Answer> {
    if (!app) throw new Error('Nothing is open');
    const answer = await app.inject(url);
    expect(answer.statusCode, url).toBe(200);
    return answer.json();
  }
  const listPaths = async () =>
    (await read<{ data: { pfad: string }[] }>('/api/cms/verzeichnis')).data.map(({ pfad: path }) => path);

  it.each(SWITCHABLE.filter(({ suche: search }) => search).map(({ name }) => name))(
    '%s appears neither in the search nor in the site map',
    async (name) => {
      const own = AREAS.filter((area) => area.name === name);
      const other = AREAS.filter((area) => area.name !== name);
      const sources = (await listSearchSources(api.database.db, own, NOW)).filter(
        ({ zeilen: lines }) => lines.length > 0,
      );
      const foreign = (await listSearchSources(api.database.db, other, NOW)).flatMap(({ zeilen: lines }) => lines);
      expect(sources.length).toBeGreaterThan(0);

      for (const aus of [[], [name]]) {
        await open(aus);
        const paths = new Set(await listPaths());
        for (const { typ: type, zeilen: lines } of sources) {
          expect(lines.every(({ pfad: path }) => paths.has(path))).toBe(aus.length === 0);
          expect(lines.some(({ pfad: path }) => paths.has(path))).toBe(aus.length === 0);
          const q = encodeURIComponent(lines[0]?.titel ?? '');
          const { facetten: facets } = await read<{ facetten: { typ: string }[] }>(`/api/cms/suche?q=${q}`);
          expect(facets.some((facet) => facet.typ === type)).toBe(aus.length === 0);
          const { data } = await read<{ data: { typ: string }[] }>(`/api/cms/suche/vorschlaege?q=${q}`);
          if (aus.length > 0) expect(data.filter((suggestion) => suggestion.typ === type)).toEqual([]);
        }
        for (const { pfad: path } of foreign) expect(paths).toContain(path);
        await app?.close();
      }
    },
  );

  it.each(SWITCHABLE.map(({ name, pfade: paths = [] }) => [name, paths] as const))(
    '%s is gone from pages and menus, and the site still works',
    async (name, paths) => {
      await open([name]);
      await read('/api/cms/route?url=/');
      for (const path of paths) {
        const answer = await app?.inject(`/api/cms/route?url=${path}`);
        expect(answer?.statusCode, path).toBe(404);
      }
      const menus = await Promise.all(MENUS.map((menu) => read(`/api/cms/menu?name=${encodeURIComponent(menu)}`)));
      for (const path of paths) expect(JSON.stringify(menus)).not.toContain(`"href":"${path}`);
      await app?.close();
      await open([]);
      for (const path of paths.filter((folder) => !['/ferienprogramm-anmeldung/', '/pretix/'].includes(folder))) {
        await read(`/api/cms/route?url=${path}`);
      }
    },
  );

  it('removes the pages of its folders from search and site map', async () => {
    await open([]);
    expect(await listPaths()).toContain('/ratsinfo/');
    await app?.close();
    await open(['ratsinfo']);
    expect((await listPaths()).filter((path) => path.startsWith('/ratsinfo/'))).toEqual([]);
    const { data } = await read<{ data: { url: string }[] }>('/api/cms/suche?q=Ratsinformation');
    expect(data.filter(({ url }) => url.startsWith('/ratsinfo/'))).toEqual([]);
  });

  it('makes no suggestions', async () => {
    const search = () => read<{ data: { typ: string }[] }>('/api/cms/suche/vorschlaege?q=Tannen');
    await open([]);
    expect((await search()).data).toContainEqual(expect.objectContaining({ typ: 'strasse' }));
    await app?.close();
    await open(['abfall']);
    expect((await search()).data).not.toContainEqual(expect.objectContaining({ typ: 'strasse' }));
  });
});

it('is skipped when content is loaded, and loaded once it is on again', async () => {
  const { db } = api.database;
  const load = (aus: string[]) => publishContent(db, { bereiche: chooseAreas(aus), jetzt: NOW });
  expect(await load([])).toMatchObject({ geladen: false });
  expect(await load(['branchenverzeichnis'])).toMatchObject({ geladen: true });
  const without = await db.selectFrom('kalender').select('id').where('brancheneintrag_id', 'is not', null).execute();
  expect(without).toEqual([]);
  expect(await load([])).toMatchObject({ geladen: true });
  const withIt = await db.selectFrom('kalender').select('id').where('brancheneintrag_id', 'is not', null).execute();
  expect(withIt.length).toBeGreaterThan(0);
});

it('keeps its rows and the pictures they show while an import waits', async () => {
  const before = await readTables();
  const content = await createTestContent();
  const { db } = api.database;
  expect(await loadContent(db, content.ordner, { bereiche: [] })).toMatchObject({ geladen: true });
  await content.write('ratsinfo/koerperschaft.yaml', 'falsch: ja');
  await expect(loadContent(db, content.ordner, { bereiche: [] })).rejects.toThrow(/ratsinfo\/koerperschaft\.yaml: /);
  await content.remove();
  const waiting = await db.selectFrom('inhalt_eintraege').select('schluessel').where('art', '=', 'artikel').execute();
  expect(waiting.map(({ schluessel: key }) => key).sort()).toEqual(['001', '002', '003']);

  const pages = await db.selectFrom('seiten').select('pfad').orderBy('pfad').execute();
  expect(pages.map(({ pfad: path }) => path)).toEqual(['/', '/aktuelles/']);
  const { entfernte_pfade: beforeRemoved, ...rest } = before;
  const { entfernte_pfade: removed, ...after } = await readTables();
  expect(after).toEqual(rest);
  expect(removed).not.toBe(beforeRemoved);
  const artikel = await db
    .selectFrom('entfernte_pfade')
    .innerJoin('artikel', 'artikel.pfad', 'entfernte_pfade.pfad')
    .select('artikel.id')
    .execute();
  expect(artikel).toEqual([]);
});
