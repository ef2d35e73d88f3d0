import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillRatsinfo, RATSINFO } from '../../../../test/ratsinfo.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { createCouncilStorage } from '../files/council-storage-repository.ts';
import { createRatsvorlageRepository } from '../ratsvorlage-repository.ts';
import { importFolder, importOparl } from './import-corporation.ts';

/** Another system, which is an instance of ours, with recorded requests and optional replacement responses. */
let foreign: TestApp;
let server: Server;
let address = '';
let asked: string[] = [];
let stattdessen: (url: string) => object | null = () => null;
let here: TestDatabase;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const url = request.url ?? '';
    asked.push(url);
    const other = stattdessen(url);
    const { statusCode, body } = other
      ? { statusCode: 200, body: JSON.stringify(other) }
      : await foreign.app.inject(url);
    response.writeHead(statusCode, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  foreign = await createTestApp({ SITE_URL: address });
  await fillRatsinfo(foreign.database.db);
  here = await openTestDatabase();
});
afterAll(async () => {
  server.close();
  await foreign.close();
  await here.remove();
});
beforeEach(async () => {
  asked = [];
  stattdessen = () => null;
  await sql`truncate rats_koerperschaften, rats_importe, suche restart identity cascade`.execute(here.db);
});

const still = { report: () => {} };
const importAll = () => importOparl(here.db, `${address}/oparl/v1.1/`, still, { pausen: [] });
const TABLES = Object.keys(RATSINFO) as (keyof typeof RATSINFO)[];

/** All rows of the council with their modification times. */
async function readAll() {
  const everything: Record<string, { herkunft: string; geaendert: Date; geloescht: boolean }[]> = {};
  for (const table of TABLES) {
    everything[table] = (
      await sql<{ herkunft: string; geaendert: Date; geloescht: boolean }>`
        select herkunft, geaendert, geloescht from ${sql.table(table)} order by herkunft`.execute(here.db)
    ).rows;
  }
  return everything;
}

it('imports another system completely: everything public, with references', async () => {
  const levels: number[] = [];
  const { objekte: objects, unlesbar: unreadable } = await importOparl(
    here.db,
    `${address}/oparl/v1.1/`,
    { report: (parsed, altogether) => levels.push(parsed / altogether) },
    { pausen: [] },
  );
  expect(unreadable).toEqual([]);
  expect(levels.at(-1)).toBe(1);
  const everything = await readAll();
  const figures = Object.fromEntries(TABLES.map((table) => [table, everything[table]?.length]));
  const isPublic = (lines: readonly object[]) =>
    lines.filter((line) => !('oeffentlich' in line) || line.oeffentlich === true).length;
  expect(figures).toEqual(Object.fromEntries(TABLES.map((name) => [name, isPublic(RATSINFO[name])])));
  expect(
    Object.values(everything)
      .flat()
      .filter(({ geloescht: deleted }) => deleted),
  ).toEqual([]);
  expect(objects).toBe(Object.values(everything).flat().length - 1);

  const way = await sql<{ vorlage: string; punkt: string; sitzung: string; datei: string; text: string; ort: string }>`
    select v.name as vorlage, p.name as punkt, s.name as sitzung, d.name as datei, d.text, o.beschreibung as ort
    from rats_vorlagen v join rats_beratungen b on b.vorlage_id = v.id
      join rats_tagesordnungspunkte p on p.id = b.punkt_id join rats_sitzungen s on s.id = p.sitzung_id
      join rats_orte o on o.id = s.ort_id join rats_dateien d on d.vorlage_id = v.id and d.rolle = 'mainFile'`.execute(
    here.db,
  );
  const expected = { vorlage: 'Spielplatz', punkt: 'Spielplatz', sitzung: '1. Sitzung: Rat' };
  expect(way.rows).toEqual([{ ...expected, datei: 'Plan', text: 'Plan', ort: 'Rathaus, Saal' }]);
  const wanted = await here.db
    .selectFrom('suche')
    .select('titel')
    .where('typ', '=', 'vorlage')
    .orderBy('titel')
    .execute();
  expect(wanted.map(({ titel: title }) => title)).toEqual(['Bäume', 'Spielplatz']);
});

it('requests only changes the next time, leaves the rest untouched, and marks deletions', async () => {
  await importAll();
  const before = await readAll();
  asked = [];
  await importAll();
  expect(asked.filter((url) => url.includes('/body/1/'))).toEqual(
    asked.filter((url) => /modified_since=.+&omit_internal=true/.test(url)),
  );
  expect(await readAll()).toEqual(before);

  const without = {
    ...RATSINFO,
    rats_vorlagen: RATSINFO.rats_vorlagen.filter(({ id }) => id !== 3),
    rats_beratungen: RATSINFO.rats_beratungen.filter(({ id }) => id !== 3),
  };
  await foreign.database.db.transaction().execute((trx) => createCouncilStorage(trx).replace(without));
  await importAll();
  const way = Object.values(await readAll())
    .flat()
    .filter(({ geloescht: deleted }) => deleted);
  expect(way.map(({ herkunft: origin }) => origin.slice(address.length)).sort()).toEqual([
    '/oparl/v1.1/consultation/3',
    '/oparl/v1.1/paper/3',
  ]);
  await fillRatsinfo(foreign.database.db);
});

it('resumes an interrupted import', async () => {
  stattdessen = (url) => (url.includes('/body/1/paper') ? { title: 'Wartung' } : null);
  await expect(importAll()).rejects.toThrow('is no list of OParl');
  expect((await readAll()).rats_tagesordnungspunkte).toHaveLength(2);
  asked = [];
  stattdessen = () => null;
  await importAll();
  const lists = asked.filter((url) => url.includes('/body/1/')).map((url) => url.split('?')[0]?.split('/').at(-1));
  expect(lists).toEqual(['paper', 'consultation', 'file']);
  expect((await readAll()).rats_vorlagen).toHaveLength(2);
});

it('ends when pages form a cycle', async () => {
  const page = { data: [], links: { next: `${address}/oparl/v1.1/body/1/person?page=2` } };
  stattdessen = (url) => (url.includes('/body/1/person') ? page : null);
  await importAll();
  expect(asked.filter((url) => url.includes('/person'))).toHaveLength(2);
});

describe('a folder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gm-oparl-'));
    await mkdir(join(folder, 'listen'));
    const type = (name: string) => `https://schema.oparl.org/1.0/${name}`;
    const url = (name: string) => `https://rat.example/${name}`;
    const write = (name: string, content: object | string) =>
      writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
    const gremium = (name: string, about: string) => ({
      id: url(name),
      type: type('Organization'),
      name,
      subOrganizationOf: url(about),
    });
    const paper = (name: string, other: string) => ({
      id: url(name),
      type: type('Paper'),
      name: `<b>${name}</b>`,
      relatedPaper: [url(other), 'quatsch', null],
      date: '2026-02-31',
      mainFile: { id: url(`${name}.pdf`), type: type('File'), accessUrl: url(`${name}.pdf`), text: null },
      consultation: [
        { id: url(`${name}-beratung`), type: type('Consultation'), agendaItem: url('top1'), meeting: url('s') },
      ],
    });
    await write('body.json', { id: url('body'), type: type('Body'), name: 'Fremdstadt', ags: null });
    await write('listen/1.json', { data: [paper('eins', 'zwei'), paper('zwei', 'eins')], links: {} });
    await write('listen/2.json', [gremium('a', 'b'), gremium('b', 'a')]);
    await write('listen/3.json', {
      id: url('s'),
      type: type('Meeting'),
      name: 'Sitzung',
      organization: [url('a')],
      start: 'demnächst',
      agendaItem: [
        { id: url('top1'), type: type('AgendaItem'), name: 'Öffentlich', public: true },
        {
          id: url('top2'),
          type: type('AgendaItem'),
          name: 'Geheim',
          public: false,
          auxiliaryFile: [{ id: url('g.pdf'), type: type('File'), accessUrl: url('g.pdf') }],
        },
      ],
    });
    await write('kaputt.json', '{"id":');
    await write('listen/4.json', [
      { type: type('Person'), name: 'Ohne Adresse' },
      { id: url('boese'), type: type('File'), accessUrl: 'javascript:alert(1)', paper: [url('eins')] },
      { id: url('fremd'), type: type('Wetterbericht') },
      null,
      7,
    ]);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const fetched: string[] = [];
  /** One file is damaged, one has no text. */
  const fetchText = async (url: string) => {
    fetched.push(url.replace('https://rat.example/', ''));
    if (url.endsWith('zwei.pdf')) throw new Error('Invalid PDF structure.');
    return url.endsWith('eins.pdf') ? 'Die Linde am Dorfplatz bleibt stehen.' : '';
  };

  it('may contain cyclic references and unreadable objects', async () => {
    const { unlesbar: unreadable } = await importFolder(here.db, folder, still, { fetchText });
    expect(unreadable).toEqual(['kaputt.json', '?', 'https://rat.example/zwei.pdf']);
    const texts = await here.db.selectFrom('rats_dateien').select(['text']).orderBy('herkunft').execute();
    expect(texts.map(({ text }) => text)).toEqual(['Die Linde am Dorfplatz bleibt stehen.', null, null]);
    const found = await sql`select pfad from suche where worte @@ to_tsquery('german', 'linde')`.execute(here.db);
    expect(found.rows).toHaveLength(1);
    // The file is stored there and must not be embedded in a page of this site.
    const shown = await createRatsvorlageRepository(here.db, []).list({}, { seite: 1, proSeite: 9 });
    const num = shown.find(({ titel: title }) => title === 'eins')?.id ?? 0;
    const one = await createRatsvorlageRepository(here.db, []).find(num, new Date());
    expect(one?.dateien).toMatchObject([{ istPdf: true, ansehbar: false }]);
    await importFolder(here.db, folder, still, { fetchText });
    expect(fetched.sort()).toEqual(['eins.pdf', 'g.pdf', 'g.pdf', 'zwei.pdf', 'zwei.pdf']);
    const papers = await here.db
      .selectFrom('rats_vorlagen')
      .select(['id', 'name', 'datum', 'verwandte'])
      .orderBy('name')
      .execute();
    const [first, two] = papers;
    expect(papers).toMatchObject([
      { name: 'eins', datum: null, verwandte: [two?.id] },
      { name: 'zwei', datum: null, verwandte: [first?.id] },
    ]);
    const gremien = await here.db.selectFrom('rats_gremien').select(['id', 'ueber_id']).orderBy('name').execute();
    expect(gremien.map(({ ueber_id }) => ueber_id)).toEqual(gremien.map(({ id }) => id).reverse());
    const beratungen = await here.db.selectFrom('rats_beratungen').select('punkt_id').execute();
    const points = await here.db
      .selectFrom('rats_tagesordnungspunkte')
      .select(['id', 'oeffentlich'])
      .orderBy('herkunft')
      .execute();
    expect(points.map(({ oeffentlich: isPublic }) => isPublic)).toEqual([true, false]);
    expect(beratungen).toEqual([{ punkt_id: points[0]?.id }, { punkt_id: points[0]?.id }]);
    const files = await here.db
      .selectFrom('rats_dateien')
      .select(['herkunft', 'oeffentlich', 'rolle'])
      .orderBy('herkunft')
      .execute();
    expect(files).toEqual([
      { herkunft: 'https://rat.example/eins.pdf', oeffentlich: true, rolle: 'mainFile' },
      { herkunft: 'https://rat.example/g.pdf', oeffentlich: false, rolle: 'auxiliaryFile' },
      { herkunft: 'https://rat.example/zwei.pdf', oeffentlich: true, rolle: 'mainFile' },
    ]);
  });

  it('reads the text of a file again only if the file has changed', async () => {
    const owner = { type: 'https://schema.oparl.org/1.1/Paper', id: 'https://rat.example/p', name: 'Linde' };
    const importFile = async (details: object, text: string | null) => {
      const filed = await mkdtemp(join(tmpdir(), 'gm-oparl-'));
      const file = { id: 'https://rat.example/f', type: 'https://schema.oparl.org/1.1/File' };
      const things = [
        { id: 'https://rat.example/body', type: 'https://schema.oparl.org/1.1/Body', name: 'Fremdstadt' },
        { ...owner, mainFile: { ...file, accessUrl: 'https://rat.example/f.pdf', ...details } },
      ];
      await writeFile(join(filed, 'alles.json'), JSON.stringify(things));
      const fetched: string[] = [];
      const { unlesbar: unreadable } = await importFolder(here.db, filed, still, {
        fetchText: async (url) => {
          fetched.push(url);
          if (text === null) throw new Error('Invalid PDF structure.');
          return text;
        },
      });
      await rm(filed, { recursive: true });
      const [line] = await here.db.selectFrom('rats_dateien').select('text').execute();
      return { geholt: fetched.length, text: line?.text, unlesbar: unreadable.length };
    };
    for (const [details, text, expected] of [
      [{ modified: '2026-03-01T10:00:00Z' }, 'alt', { geholt: 1, text: 'alt' }],
      [{ modified: '2026-03-01T10:00:00Z' }, 'neu', { geholt: 0, text: 'alt' }],
      [{ modified: '2026-03-02T10:00:00Z' }, 'neu', { geholt: 1, text: 'neu' }],
      [{ modified: '2026-03-02T10:00:00Z', size: 7 }, 'größer', { geholt: 1, text: 'größer' }],
      // An unreadable file keeps its text and is tried again.
      [{ modified: '2026-03-03T10:00:00Z', size: 7 }, null, { geholt: 1, text: 'größer', unlesbar: 1 }],
      [{ modified: '2026-03-03T10:00:00Z', size: 7 }, '', { geholt: 1, text: null }],
      [{ modified: '2026-03-03T10:00:00Z', size: 7 }, 'nie', { geholt: 0, text: null }],
      // A checksum takes precedence over the time.
      [{ modified: '2026-03-03T10:00:00Z', sha1Checksum: 'a1' }, 'geprüft', { geholt: 1, text: 'geprüft' }],
      [{ modified: '2026-03-04T10:00:00Z', sha1Checksum: 'a1' }, 'nie', { geholt: 0, text: 'geprüft' }],
      [{ modified: '2026-03-04T10:00:00Z', sha1Checksum: 'b2' }, 'anders', { geholt: 1, text: 'anders' }],
      // Without version data a file counts as unchanged as long as its URL is.
      [{}, 'nie', { geholt: 0, text: 'anders' }],
      [{ accessUrl: 'https://rat.example/f2.pdf' }, 'umgezogen', { geholt: 1, text: 'umgezogen' }],
      [{ accessUrl: 'https://rat.example/f2.pdf', text: 'mitgeliefert' }, 'nie', { geholt: 0, text: 'mitgeliefert' }],
    ] as const) {
      expect(await importFile(details, text), JSON.stringify(details)).toEqual({ unlesbar: 0, ...expected });
    }
  });

  it('is rejected without a municipality, and when it is not there', async () => {
    await expect(importFolder(here.db, join(folder, 'listen'), still)).rejects.toThrow('has no OParl body');
    await expect(importFolder(here.db, join(folder, 'nirgends'), still)).rejects.toThrow('There is no folder');
  });
});
