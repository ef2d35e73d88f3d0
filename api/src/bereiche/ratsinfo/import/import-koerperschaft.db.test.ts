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
import { createRatsAblage } from '../rats-ablage-repository.ts';
import { createRatsvorlageRepository } from '../ratsvorlage-repository.ts';
import { importFolder, importOparl } from './import-koerperschaft.ts';

/** Another system, which is one of ours; what it is asked, and what it answers instead of the truth. */
let fremd: TestApp;
let server: Server;
let adresse = '';
let gefragt: string[] = [];
let stattdessen: (url: string) => object | null = () => null;
let hier: TestDatabase;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const url = request.url ?? '';
    gefragt.push(url);
    const anderes = stattdessen(url);
    const { statusCode, body } = anderes
      ? { statusCode: 200, body: JSON.stringify(anderes) }
      : await fremd.app.inject(url);
    response.writeHead(statusCode, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  adresse = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  fremd = await createTestApp({ SITE_URL: adresse });
  await fillRatsinfo(fremd.database.db);
  hier = await openTestDatabase();
});
afterAll(async () => {
  server.close();
  await fremd.close();
  await hier.remove();
});
beforeEach(async () => {
  gefragt = [];
  stattdessen = () => null;
  await sql`truncate rats_koerperschaften, rats_importe, suche restart identity cascade`.execute(hier.db);
});

const still = { report: () => {} };
const importAll = () => importOparl(hier.db, `${adresse}/oparl/v1.1/`, still, { pausen: [] });
const TABELLEN = Object.keys(RATSINFO) as (keyof typeof RATSINFO)[];

/** Every row of the council, with the moment of its last change. */
async function readAll() {
  const alles: Record<string, { herkunft: string; geaendert: Date; geloescht: boolean }[]> = {};
  for (const tabelle of TABELLEN) {
    alles[tabelle] = (
      await sql<{ herkunft: string; geaendert: Date; geloescht: boolean }>`
        select herkunft, geaendert, geloescht from ${sql.table(tabelle)} order by herkunft`.execute(hier.db)
    ).rows;
  }
  return alles;
}

it('reads another system whole: everything public, with its references', async () => {
  const stufen: number[] = [];
  const { objekte, unlesbar } = await importOparl(
    hier.db,
    `${adresse}/oparl/v1.1/`,
    { report: (gelesen, insgesamt) => stufen.push(gelesen / insgesamt) },
    { pausen: [] },
  );
  expect(unlesbar).toEqual([]);
  expect(stufen.at(-1)).toBe(1);
  const alles = await readAll();
  const zahlen = Object.fromEntries(TABELLEN.map((tabelle) => [tabelle, alles[tabelle]?.length]));
  const oeffentlich = (zeilen: readonly object[]) =>
    zeilen.filter((zeile) => !('oeffentlich' in zeile) || zeile.oeffentlich === true).length;
  expect(zahlen).toEqual(Object.fromEntries(TABELLEN.map((name) => [name, oeffentlich(RATSINFO[name])])));
  expect(
    Object.values(alles)
      .flat()
      .filter(({ geloescht }) => geloescht),
  ).toEqual([]);
  expect(objekte).toBe(Object.values(alles).flat().length - 1);

  const weg = await sql<{ vorlage: string; punkt: string; sitzung: string; datei: string; text: string; ort: string }>`
    select v.name as vorlage, p.name as punkt, s.name as sitzung, d.name as datei, d.text, o.beschreibung as ort
    from rats_vorlagen v join rats_beratungen b on b.vorlage_id = v.id
      join rats_tagesordnungspunkte p on p.id = b.punkt_id join rats_sitzungen s on s.id = p.sitzung_id
      join rats_orte o on o.id = s.ort_id join rats_dateien d on d.vorlage_id = v.id and d.rolle = 'mainFile'`.execute(
    hier.db,
  );
  const erwartet = { vorlage: 'Spielplatz', punkt: 'Spielplatz', sitzung: '1. Sitzung: Rat' };
  expect(weg.rows).toEqual([{ ...erwartet, datei: 'Plan', text: 'Plan', ort: 'Rathaus, Saal' }]);
  const gesucht = await hier.db
    .selectFrom('suche')
    .select('titel')
    .where('typ', '=', 'vorlage')
    .orderBy('titel')
    .execute();
  expect(gesucht.map(({ titel }) => titel)).toEqual(['Bäume', 'Spielplatz']);
});

it('asks the next time for what changed, touches nothing that did not, and learns what is gone', async () => {
  await importAll();
  const vorher = await readAll();
  gefragt = [];
  await importAll();
  expect(gefragt.filter((url) => url.includes('/body/1/'))).toEqual(
    gefragt.filter((url) => /modified_since=.+&omit_internal=true/.test(url)),
  );
  expect(await readAll()).toEqual(vorher);

  const ohne = {
    ...RATSINFO,
    rats_vorlagen: RATSINFO.rats_vorlagen.filter(({ id }) => id !== 3),
    rats_beratungen: RATSINFO.rats_beratungen.filter(({ id }) => id !== 3),
  };
  await fremd.database.db.transaction().execute((trx) => createRatsAblage(trx).replace(ohne));
  await importAll();
  const weg = Object.values(await readAll())
    .flat()
    .filter(({ geloescht }) => geloescht);
  expect(weg.map(({ herkunft }) => herkunft.slice(adresse.length)).sort()).toEqual([
    '/oparl/v1.1/consultation/3',
    '/oparl/v1.1/paper/3',
  ]);
  await fillRatsinfo(fremd.database.db);
});

it('goes on where it was interrupted', async () => {
  stattdessen = (url) => (url.includes('/body/1/paper') ? { title: 'Wartung' } : null);
  await expect(importAll()).rejects.toThrow('ist keine Liste von OParl');
  expect((await readAll()).rats_tagesordnungspunkte).toHaveLength(2);
  gefragt = [];
  stattdessen = () => null;
  await importAll();
  const listen = gefragt.filter((url) => url.includes('/body/1/')).map((url) => url.split('?')[0]?.split('/').at(-1));
  expect(listen).toEqual(['paper', 'consultation', 'file']);
  expect((await readAll()).rats_vorlagen).toHaveLength(2);
});

it('ends when pages lead in a circle', async () => {
  const seite = { data: [], links: { next: `${adresse}/oparl/v1.1/body/1/person?page=2` } };
  stattdessen = (url) => (url.includes('/body/1/person') ? seite : null);
  await importAll();
  expect(gefragt.filter((url) => url.includes('/person'))).toHaveLength(2);
});

describe('a folder', () => {
  let ordner: string;
  beforeAll(async () => {
    ordner = await mkdtemp(join(tmpdir(), 'gm-oparl-'));
    await mkdir(join(ordner, 'listen'));
    const typ = (name: string) => `https://schema.oparl.org/1.0/${name}`;
    const url = (name: string) => `https://rat.example/${name}`;
    const write = (name: string, inhalt: object | string) =>
      writeFile(join(ordner, name), typeof inhalt === 'string' ? inhalt : JSON.stringify(inhalt));
    const gremium = (name: string, ueber: string) => ({
      id: url(name),
      type: typ('Organization'),
      name,
      subOrganizationOf: url(ueber),
    });
    const vorlage = (name: string, andere: string) => ({
      id: url(name),
      type: typ('Paper'),
      name: `<b>${name}</b>`,
      relatedPaper: [url(andere), 'quatsch', null],
      date: '2026-02-31',
      mainFile: { id: url(`${name}.pdf`), type: typ('File'), accessUrl: url(`${name}.pdf`), text: null },
      consultation: [
        { id: url(`${name}-beratung`), type: typ('Consultation'), agendaItem: url('top1'), meeting: url('s') },
      ],
    });
    await write('body.json', { id: url('body'), type: typ('Body'), name: 'Fremdstadt', ags: null });
    await write('listen/1.json', { data: [vorlage('eins', 'zwei'), vorlage('zwei', 'eins')], links: {} });
    await write('listen/2.json', [gremium('a', 'b'), gremium('b', 'a')]);
    await write('listen/3.json', {
      id: url('s'),
      type: typ('Meeting'),
      name: 'Sitzung',
      organization: [url('a')],
      start: 'demnächst',
      agendaItem: [
        { id: url('top1'), type: typ('AgendaItem'), name: 'Öffentlich', public: true },
        {
          id: url('top2'),
          type: typ('AgendaItem'),
          name: 'Geheim',
          public: false,
          auxiliaryFile: [{ id: url('g.pdf'), type: typ('File'), accessUrl: url('g.pdf') }],
        },
      ],
    });
    await write('kaputt.json', '{"id":');
    await write('listen/4.json', [
      { type: typ('Person'), name: 'Ohne Adresse' },
      { id: url('boese'), type: typ('File'), accessUrl: 'javascript:alert(1)', paper: [url('eins')] },
      { id: url('fremd'), type: typ('Wetterbericht') },
      null,
      7,
    ]);
  });
  afterAll(() => rm(ordner, { recursive: true, force: true }));

  const geholt: string[] = [];
  /** One file is broken, one has no text. */
  const fetchText = async (url: string) => {
    geholt.push(url.replace('https://rat.example/', ''));
    if (url.endsWith('zwei.pdf')) throw new Error('Invalid PDF structure.');
    return url.endsWith('eins.pdf') ? 'Die Linde am Dorfplatz bleibt stehen.' : '';
  };

  it('may refer in circles, and hold what cannot be read', async () => {
    const { unlesbar } = await importFolder(hier.db, ordner, still, { fetchText });
    expect(unlesbar).toEqual(['kaputt.json', '?', 'https://rat.example/zwei.pdf']);
    const texte = await hier.db.selectFrom('rats_dateien').select(['text']).orderBy('herkunft').execute();
    expect(texte.map(({ text }) => text)).toEqual(['Die Linde am Dorfplatz bleibt stehen.', null, null]);
    const gefunden = await sql`select pfad from suche where worte @@ to_tsquery('german', 'linde')`.execute(hier.db);
    expect(gefunden.rows).toHaveLength(1);
    // Its file lies there: no page of this site may show it inside of itself.
    const gezeigt = await createRatsvorlageRepository(hier.db, []).list({}, { seite: 1, proSeite: 9 });
    const nummer = gezeigt.find(({ titel }) => titel === 'eins')?.id ?? 0;
    const eins = await createRatsvorlageRepository(hier.db, []).find(nummer, new Date());
    expect(eins?.dateien).toMatchObject([{ istPdf: true, ansehbar: false }]);
    await importFolder(hier.db, ordner, still, { fetchText });
    expect(geholt.sort()).toEqual(['eins.pdf', 'g.pdf', 'g.pdf', 'zwei.pdf', 'zwei.pdf']);
    const vorlagen = await hier.db
      .selectFrom('rats_vorlagen')
      .select(['id', 'name', 'datum', 'verwandte'])
      .orderBy('name')
      .execute();
    const [erste, zwei] = vorlagen;
    expect(vorlagen).toMatchObject([
      { name: 'eins', datum: null, verwandte: [zwei?.id] },
      { name: 'zwei', datum: null, verwandte: [erste?.id] },
    ]);
    const gremien = await hier.db.selectFrom('rats_gremien').select(['id', 'ueber_id']).orderBy('name').execute();
    expect(gremien.map(({ ueber_id }) => ueber_id)).toEqual(gremien.map(({ id }) => id).reverse());
    const beratungen = await hier.db.selectFrom('rats_beratungen').select('punkt_id').execute();
    const punkte = await hier.db
      .selectFrom('rats_tagesordnungspunkte')
      .select(['id', 'oeffentlich'])
      .orderBy('herkunft')
      .execute();
    expect(punkte.map(({ oeffentlich }) => oeffentlich)).toEqual([true, false]);
    expect(beratungen).toEqual([{ punkt_id: punkte[0]?.id }, { punkt_id: punkte[0]?.id }]);
    const dateien = await hier.db
      .selectFrom('rats_dateien')
      .select(['herkunft', 'oeffentlich', 'rolle'])
      .orderBy('herkunft')
      .execute();
    expect(dateien).toEqual([
      { herkunft: 'https://rat.example/eins.pdf', oeffentlich: true, rolle: 'mainFile' },
      { herkunft: 'https://rat.example/g.pdf', oeffentlich: false, rolle: 'auxiliaryFile' },
      { herkunft: 'https://rat.example/zwei.pdf', oeffentlich: true, rolle: 'mainFile' },
    ]);
  });

  it('has the text of a file read again when it says that the file has changed, and not before', async () => {
    const eigner = { type: 'https://schema.oparl.org/1.1/Paper', id: 'https://rat.example/p', name: 'Linde' };
    const importFile = async (angaben: object, text: string | null) => {
      const abgelegt = await mkdtemp(join(tmpdir(), 'gm-oparl-'));
      const datei = { id: 'https://rat.example/f', type: 'https://schema.oparl.org/1.1/File' };
      const dinge = [
        { id: 'https://rat.example/body', type: 'https://schema.oparl.org/1.1/Body', name: 'Fremdstadt' },
        { ...eigner, mainFile: { ...datei, accessUrl: 'https://rat.example/f.pdf', ...angaben } },
      ];
      await writeFile(join(abgelegt, 'alles.json'), JSON.stringify(dinge));
      const geholt: string[] = [];
      const { unlesbar } = await importFolder(hier.db, abgelegt, still, {
        fetchText: async (url) => {
          geholt.push(url);
          if (text === null) throw new Error('Invalid PDF structure.');
          return text;
        },
      });
      await rm(abgelegt, { recursive: true });
      const [zeile] = await hier.db.selectFrom('rats_dateien').select('text').execute();
      return { geholt: geholt.length, text: zeile?.text, unlesbar: unlesbar.length };
    };
    for (const [angaben, text, erwartet] of [
      [{ modified: '2026-03-01T10:00:00Z' }, 'alt', { geholt: 1, text: 'alt' }],
      [{ modified: '2026-03-01T10:00:00Z' }, 'neu', { geholt: 0, text: 'alt' }],
      [{ modified: '2026-03-02T10:00:00Z' }, 'neu', { geholt: 1, text: 'neu' }],
      [{ modified: '2026-03-02T10:00:00Z', size: 7 }, 'größer', { geholt: 1, text: 'größer' }],
      // What cannot be read now keeps what it had, and is tried again.
      [{ modified: '2026-03-03T10:00:00Z', size: 7 }, null, { geholt: 1, text: 'größer', unlesbar: 1 }],
      [{ modified: '2026-03-03T10:00:00Z', size: 7 }, '', { geholt: 1, text: null }],
      [{ modified: '2026-03-03T10:00:00Z', size: 7 }, 'nie', { geholt: 0, text: null }],
      // A checksum knows better than the time.
      [{ modified: '2026-03-03T10:00:00Z', sha1Checksum: 'a1' }, 'geprüft', { geholt: 1, text: 'geprüft' }],
      [{ modified: '2026-03-04T10:00:00Z', sha1Checksum: 'a1' }, 'nie', { geholt: 0, text: 'geprüft' }],
      [{ modified: '2026-03-04T10:00:00Z', sha1Checksum: 'b2' }, 'anders', { geholt: 1, text: 'anders' }],
      // Who says nothing is believed as long as the address is the same.
      [{}, 'nie', { geholt: 0, text: 'anders' }],
      [{ accessUrl: 'https://rat.example/f2.pdf' }, 'umgezogen', { geholt: 1, text: 'umgezogen' }],
      [{ accessUrl: 'https://rat.example/f2.pdf', text: 'mitgeliefert' }, 'nie', { geholt: 0, text: 'mitgeliefert' }],
    ] as const) {
      expect(await importFile(angaben, text), JSON.stringify(angaben)).toEqual({ unlesbar: 0, ...erwartet });
    }
  });

  it('without a municipality is refused', async () => {
    await expect(importFolder(hier.db, join(ordner, 'listen'), still)).rejects.toThrow('keine Körperschaft');
  });
});
