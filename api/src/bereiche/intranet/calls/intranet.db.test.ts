import { addTage, readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createKontenRepository } from '../../../kern/konten/konten-repository.ts';
import { hashPasswort } from '../../../kern/konten/passwort.ts';
import { buildIntranet } from '../build-intranet.ts';
import { createIntranetRepository } from '../intranet-repository.ts';

const HEUTE = readBerlinerZeit(new Date()).tag;
const PASSWORT = 'ein langes Passwort';
const text = (id: number, titel: string, tage: number) => ({
  id,
  titel,
  tage,
  einleitung: 'Kurz gesagt.',
  autor: 'Amt',
  md: 'Die **Fahrräder** stehen im Hof.',
});
const dokument = (id: number, downloadtext: string, stand: number, mehr: { von?: number; bis?: number } = {}) => ({
  id,
  titel: `Dokument ${id}`,
  downloadtext,
  stand,
  md: '## Regel\n\n- Reisekosten werden erstattet.',
  ...mehr,
});
const zeilen = buildIntranet(
  {
    nachrichten: [
      {
        id: 1,
        url: 'personal',
        titel: 'Personal',
        beschreibung: 'Alles dazu',
        texte: Array.from({ length: 12 }, (_, index) => text(index + 1, `Meldung ${index + 1}`, -3 * index)),
      },
      { id: 2, url: 'it', titel: 'IT', beschreibung: 'Technik', texte: [text(50, 'Wartung der Server', -1)] },
      { id: 3, url: 'leer', titel: 'Leer', beschreibung: 'Nichts', texte: [] },
    ],
    archiv: [
      {
        id: 2,
        thema: 'Zuschüsse',
        archive: [{ id: 21, titel: 'Anträge', dokumente: [dokument(5, 'Antrag', -4)] }],
      },
      {
        id: 1,
        thema: 'Arbeit',
        archive: [
          { id: 12, titel: 'Vordrucke', dokumente: [dokument(3, 'Urlaub', -8)] },
          {
            id: 11,
            titel: 'Regeln',
            dokumente: [dokument(1, 'B-Regel', -2), dokument(2, 'A-Regel', -400, { bis: -100 })],
          },
        ],
      },
    ],
    dokumente: [],
  },
  new Set(),
  HEUTE,
);

let api: TestApp;
let tokens: Record<'intern' | 'rat', string>;
beforeAll(async () => {
  api = await createTestApp();
  const { db } = api.database;
  await createIntranetRepository(db).replace(zeilen);
  const passwort_hash = await hashPasswort(PASSWORT);
  const report = async (art: 'intern' | 'rat') => {
    const email = `${art}@rathaus.example`;
    await createKontenRepository(db).create({ art, email, vorname: 'A', nachname: 'B', passwort_hash });
    const url = art === 'rat' ? '/api/cms/raete/login' : '/api/cms/login';
    return (await api.app.inject({ method: 'POST', url, payload: { email, passwort: PASSWORT } })).json()
      .token as string;
  };
  tokens = { intern: await report('intern'), rat: await report('rat') };
});
afterAll(() => api.close());

const fetch = (pfad: string, headers: Record<string, string> = { authorization: tokens.intern }) =>
  api.app.inject({ url: `/api/cms/intranet/${pfad}`, headers });
const titel = (antwort: { json(): { data: { titel: string }[] } }) =>
  antwort.json().data.map((eintrag) => eintrag.titel);

it.each(['rubrik', 'rubrik/personal', 'texte', 'texte/1', 'suche?q=x', 'archiv_themen', 'archiv', 'dokumente/1'])(
  '%s is for the staff alone and never kept',
  async (pfad) => {
    const eigene = await fetch(pfad);
    expect(eigene.statusCode).toBe(200);
    expect(eigene.headers['cache-control']).toBe('no-store');
    const fremde: Record<string, string>[] = [
      {},
      { authorization: 'erfunden' },
      { authorization: tokens.rat },
      { 'ratsinfosystem-authorization': tokens.rat },
    ];
    for (const headers of fremde) expect((await fetch(pfad, headers)).statusCode).toBe(401);
  },
);

describe('news', () => {
  it('has categories with how much is in them and how much of it is new', async () => {
    const neu_seit = new Date(`${addTage(HEUTE, -6)}T12:00:00Z`);
    await api.database.db.updateTable('kontositzungen').set({ neu_seit }).execute();
    const { data } = (await fetch('rubrik')).json();
    expect(data.map(({ url, anzahl, neue }: Record<string, unknown>) => [url, anzahl, neue])).toEqual([
      ['personal', 12, 3],
      ['it', 1, 1],
      ['leer', 0, 0],
    ]);
    const { data: texte } = (await fetch('rubrik/personal')).json();
    expect(texte.map(({ neu }: { neu: boolean }) => neu)).toEqual([true, true, true, ...Array(7).fill(false)]);
  });

  it('takes the last two weeks for new at the first log-in', async () => {
    await sql`update kontositzungen set neu_seit = null`.execute(api.database.db);
    const { data } = (await fetch('rubrik')).json();
    expect(data[0].neue).toBe(5);
  });

  it('gives ten texts a page, the newest first', async () => {
    const erste = await fetch('rubrik/personal');
    expect(erste.json()).toMatchObject({ titel: 'Personal', pagination: { page: 1, pages: 2 } });
    expect(titel(erste)).toHaveLength(10);
    expect(titel(erste)[0]).toBe('Meldung 1');
    expect(titel(await fetch('rubrik/personal?seite=2'))).toEqual(['Meldung 11', 'Meldung 12']);
    expect(titel(await fetch('rubrik/personal?order=datum_von&pro_seite=1'))).toEqual(['Meldung 12']);
    expect((await fetch('rubrik/leer')).json().data).toEqual([]);
  });

  it.each([
    ['rubrik/personal?seite=3', 404],
    ['rubrik/personal?seite=0', 400],
    ['rubrik/personal?order=titel', 400],
    ['rubrik/gibt-es-nicht', 404],
    ['texte/999', 404],
    ['texte/x', 404],
    ['dokumente/999', 404],
  ])('%s is answered with %d', async (pfad, status) => {
    expect((await fetch(pfad)).statusCode).toBe(status);
  });

  it('merges the three latest of all categories', async () => {
    const antwort = await fetch('texte');
    expect(titel(antwort)).toEqual(['Meldung 1', 'Wartung der Server', 'Meldung 2']);
    expect(antwort.json().data[1]).toMatchObject({ rubrik: { url: 'it', titel: 'IT' }, detailURL: '/intranet/it/50/' });
  });

  it('has a text with what editors wrote', async () => {
    expect((await fetch('texte/50')).json()).toMatchObject({
      titel: 'Wartung der Server',
      autor: 'Amt',
      text: expect.stringContaining('<strong>Fahrräder</strong>'),
    });
  });
});

describe('archive', () => {
  interface Thema {
    thema: string;
    archive: { titel: string; dokumente: { downloadtext: string }[] }[];
  }
  const gliederung = async (abfrage = '') =>
    (await fetch(`archiv_themen${abfrage}`))
      .json<{ data: Thema[] }>()
      .data.map(({ thema, archive }) => [
        thema,
        archive.map((archiv) => [archiv.titel, archiv.dokumente.map(({ downloadtext }) => downloadtext)]),
      ]);

  it('tells who may bring documents where that is done', async () => {
    expect((await fetch('archiv_themen')).json().neu).toBeNull();
    const konto = api.database.db.updateTable('konten').where('email', 'like', 'intern%');
    await konto.set({ rollen: ['redaktion'] }).execute();
    expect((await fetch('archiv_themen')).json().neu).toBe('/intranet/redaktion/inhalt-archivdokument/');
    await konto.set({ rollen: [] }).execute();
  });

  it('is ordered by topic, archive and text of the link', async () => {
    expect(await gliederung()).toEqual([
      [
        'Arbeit',
        [
          ['Regeln', ['A-Regel', 'B-Regel']],
          ['Vordrucke', ['Urlaub']],
        ],
      ],
      ['Zuschüsse', [['Anträge', ['Antrag']]]],
    ]);
  });

  it.each<[string, unknown]>([
    ['?themen_id=2', [['Zuschüsse', [['Anträge', ['Antrag']]]]]],
    ['?themen_id=99', []],
    [`?themen_id=1&gueltig_bis=${addTage(HEUTE, -300)}`, [['Arbeit', [['Regeln', ['A-Regel']]]]]],
    [
      `?themen_id=1&gueltig_von=${addTage(HEUTE, -99)}`,
      [
        [
          'Arbeit',
          [
            ['Regeln', ['B-Regel']],
            ['Vordrucke', ['Urlaub']],
          ],
        ],
      ],
    ],
  ])('%s narrows it down', async (abfrage, erwartet) => {
    expect(await gliederung(abfrage)).toEqual(erwartet);
  });

  it('shows everything for what is no day or topic', async () => {
    expect(await gliederung('?themen_id=x&gueltig_von=morgen')).toHaveLength(2);
  });

  it('lists documents by their state, the latest first', async () => {
    const stand = async (abfrage = '') =>
      (await fetch(`archiv${abfrage}`)).json().data.map(({ id }: { id: number }) => id);
    expect(await stand()).toEqual([1, 5, 3, 2]);
    expect(await stand('?archiv_id=11')).toEqual([1, 2]);
  });

  it('gives the file to download', async () => {
    const { headers, rawPayload } = await fetch('dokumente/3');
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toBe('attachment; filename="dokument-3.pdf"');
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

it.each([
  ['Fahrrad', 13, 0],
  ['reisekost', 0, 4],
  ['Antrag', 0, 1],
  ['Wartung Server', 1, 0],
  ["'; drop table konten --", 0, 0],
  ['', 0, 0],
])('finds %s', async (q, texte, dokumente) => {
  const antwort = (await fetch(`suche?q=${encodeURIComponent(q)}`)).json();
  expect([antwort.texte.length, antwort.dokumente.length]).toEqual([texte, dokumente]);
});

it('tells visitors nothing of what there is: every page below the intranet looks the same to them', async () => {
  const seite = (url: string) => api.app.inject(`/api/cms/route?url=${url}`);
  // Without the intranet among the content there is none.
  expect((await seite('/intranet/personal/')).statusCode).toBe(404);
  const { db } = api.database;
  const [pfad, antwort] = ['/intranet/', JSON.stringify({ title: 'Intranet', blocks: [], apiCalls: [] })];
  await sql`insert into seiten (pfad, antwort, geaendert) values (${pfad}, ${antwort}::jsonb, now())`.execute(db);
  const routen = await Promise.all(['/intranet/personal/1/', '/intranet/personal/999/'].map(seite));
  const [eine, andere] = routen.map((route) => JSON.stringify(route.json()).replaceAll(/1|999/g, ''));
  expect(eine).toBe(andere);
  expect(routen[0]?.json()).toMatchObject({ title: 'Intranet', anmeldung: '/intranet/', robots: 'noindex' });
});
