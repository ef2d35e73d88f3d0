import { MENUS } from '@gm/shared/schemas/menu';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadInhalt } from '../../../test/load-inhalt.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createTestInhalt } from '../../../test/test-inhalt.ts';
import { createApp } from '../../app.ts';
import { BEREICHE, chooseBereiche } from '../../bereiche.ts';
import { createLogger } from '../betrieb/logger.ts';
import { listSuchquellen } from '../suche/list-suchquellen.ts';
import { loadInhalt as publishInhalt } from './load-inhalt.ts';

/** What kern itself writes; every other table is one of an area, of accounts or of what visitors sent. */
const VON_KERN = [
  ...['seiten', 'menus', 'konfiguration', 'suche', 'suche_woerter', 'inhalt_stand', 'bilder'],
  ...['inhalt_eintraege', 'inhalt_fotos', 'inhalt_dokumente'],
];
const JETZT = new Date('2026-03-09T10:00:00Z');

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  await loadInhalt(api.database.db, api.config.CONTENT_DIR, { jetzt: JETZT });
});
afterAll(() => api.close());

/** Rows of every table of areas, by table. */
async function readTables() {
  const { db } = api.database;
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(db);
  const tabellen: Record<string, string> = {};
  for (const { name } of rows.filter((row) => !VON_KERN.includes(row.name))) {
    const { rows: inhalt } = await sql<{ summe: string; anzahl: number }>`
      select count(*)::int as anzahl, coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as summe
      from ${sql.table(name)} as t`.execute(db);
    tabellen[name] = `${inhalt[0]?.anzahl} ${inhalt[0]?.summe}`;
  }
  return tabellen;
}

describe('an area that is switched off', () => {
  let app: FastifyInstance | undefined;
  afterEach(() => app?.close());

  async function open(aus: string[]) {
    app = await createApp({ ...api, config: { ...api.config, BEREICHE_AUS: aus }, logger: createLogger('silent') });
    return app;
  }
  async function read<Antwort>(url: string): Promise<Antwort> {
    if (!app) throw new Error('Nothing is open');
    const antwort = await app.inject(url);
    expect(antwort.statusCode, url).toBe(200);
    return antwort.json();
  }
  const listPfade = async () =>
    (await read<{ data: { pfad: string }[] }>('/api/cms/verzeichnis')).data.map(({ pfad }) => pfad);

  it.each(BEREICHE.filter(({ suche }) => suche).map(({ name }) => name))(
    '%s is neither in the search nor in the site map',
    async (name) => {
      const eigene = BEREICHE.filter((bereich) => bereich.name === name);
      const andere = BEREICHE.filter((bereich) => bereich.name !== name);
      const quellen = (await listSuchquellen(api.database.db, eigene, JETZT)).filter(({ zeilen }) => zeilen.length > 0);
      const fremde = (await listSuchquellen(api.database.db, andere, JETZT)).flatMap(({ zeilen }) => zeilen);
      expect(quellen.length).toBeGreaterThan(0);

      for (const aus of [[], [name]]) {
        await open(aus);
        const pfade = new Set(await listPfade());
        for (const { typ, zeilen } of quellen) {
          expect(zeilen.every(({ pfad }) => pfade.has(pfad))).toBe(aus.length === 0);
          expect(zeilen.some(({ pfad }) => pfade.has(pfad))).toBe(aus.length === 0);
          const q = encodeURIComponent(zeilen[0]?.titel ?? '');
          const { facetten } = await read<{ facetten: { typ: string }[] }>(`/api/cms/suche?q=${q}`);
          expect(facetten.some((facette) => facette.typ === typ)).toBe(aus.length === 0);
          const { data } = await read<{ data: { typ: string }[] }>(`/api/cms/suche/vorschlaege?q=${q}`);
          if (aus.length > 0) expect(data.filter((vorschlag) => vorschlag.typ === typ)).toEqual([]);
        }
        for (const { pfad } of fremde) expect(pfade).toContain(pfad);
        await app?.close();
      }
    },
  );

  it.each(BEREICHE.map(({ name, pfade = [] }) => [name, pfade] as const))(
    '%s is gone from pages and menus, and the site stands',
    async (name, pfade) => {
      await open([name]);
      await read('/api/cms/route?url=/');
      for (const pfad of pfade) {
        const antwort = await app?.inject(`/api/cms/route?url=${pfad}`);
        expect(antwort?.statusCode, pfad).toBe(404);
      }
      const menus = await Promise.all(MENUS.map((menu) => read(`/api/cms/menu?name=${encodeURIComponent(menu)}`)));
      for (const pfad of pfade) expect(JSON.stringify(menus)).not.toContain(`"href":"${pfad}`);
      await app?.close();
      await open([]);
      for (const pfad of pfade.filter((folder) => !['/ferienprogramm-anmeldung/', '/pretix/'].includes(folder))) {
        await read(`/api/cms/route?url=${pfad}`);
      }
    },
  );

  it('takes the pages of its folders out of search and site map', async () => {
    await open([]);
    expect(await listPfade()).toContain('/ratsinfo/');
    await app?.close();
    await open(['ratsinfo']);
    expect((await listPfade()).filter((pfad) => pfad.startsWith('/ratsinfo/'))).toEqual([]);
    const { data } = await read<{ data: { url: string }[] }>('/api/cms/suche?q=Ratsinformation');
    expect(data.filter(({ url }) => url.startsWith('/ratsinfo/'))).toEqual([]);
  });

  it('proposes nothing', async () => {
    const search = () => read<{ data: { typ: string }[] }>('/api/cms/suche/vorschlaege?q=Tannen');
    await open([]);
    expect((await search()).data).toContainEqual(expect.objectContaining({ typ: 'strasse' }));
    await app?.close();
    await open(['abfall']);
    expect((await search()).data).not.toContainEqual(expect.objectContaining({ typ: 'strasse' }));
  });
});

it('an area that is switched off is loaded without, and loaded again once it is on', async () => {
  const { db } = api.database;
  const load = (aus: string[]) => publishInhalt(db, { bereiche: chooseBereiche(aus), jetzt: JETZT });
  expect(await load([])).toMatchObject({ geladen: false });
  expect(await load(['branchenverzeichnis'])).toMatchObject({ geladen: true });
  const ohne = await db.selectFrom('kalender').select('id').where('brancheneintrag_id', 'is not', null).execute();
  expect(ohne).toEqual([]);
  expect(await load([])).toMatchObject({ geladen: true });
  const mit = await db.selectFrom('kalender').select('id').where('brancheneintrag_id', 'is not', null).execute();
  expect(mit.length).toBeGreaterThan(0);
});

it('what is imported of it waits for it; its rows stay, with the pictures they show', async () => {
  const vorher = await readTables();
  const inhalt = await createTestInhalt();
  const { db } = api.database;
  expect(await loadInhalt(db, inhalt.ordner, { bereiche: [] })).toMatchObject({ geladen: true });
  await inhalt.write('ratsinfo/koerperschaft.yaml', 'falsch: ja');
  await expect(loadInhalt(db, inhalt.ordner, { bereiche: [] })).rejects.toThrow(/ratsinfo\/koerperschaft\.yaml: /);
  await inhalt.remove();
  const wartende = await db.selectFrom('inhalt_eintraege').select('schluessel').where('art', '=', 'artikel').execute();
  expect(wartende.map(({ schluessel }) => schluessel).sort()).toEqual(['001', '002', '003']);

  const seiten = await db.selectFrom('seiten').select('pfad').orderBy('pfad').execute();
  expect(seiten.map(({ pfad }) => pfad)).toEqual(['/', '/aktuelles/']);
  const { entfernte_pfade: vorherEntfernt, ...rest } = vorher;
  const { entfernte_pfade: entfernt, ...nachher } = await readTables();
  expect(nachher).toEqual(rest);
  expect(entfernt).not.toBe(vorherEntfernt);
  const artikel = await db
    .selectFrom('entfernte_pfade')
    .innerJoin('artikel', 'artikel.pfad', 'entfernte_pfade.pfad')
    .select('artikel.id')
    .execute();
  expect(artikel).toEqual([]);
});
