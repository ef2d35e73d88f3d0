import { addDays, readBerlinTime } from '@gm/shared/rules/berlin-time';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createAccountRepository } from '../../../core/services/accounts/account-repository.ts';
import { hashPassword } from '../../../core/services/accounts/passwords/password.ts';
import { buildIntranet } from '../build-intranet.ts';
import { createIntranetRepository } from '../intranet-repository.ts';

const TODAY = readBerlinTime(new Date()).tag;
const PASSWORD = 'ein langes Passwort';
const text = (id: number, title: string, days: number) => ({
  id,
  titel: title,
  tage: days,
  einleitung: 'Kurz gesagt.',
  autor: 'Amt',
  md: 'Die **Fahrräder** stehen im Hof.',
});
const documentFile = (id: number, downloadText: string, state: number, more: { von?: number; bis?: number } = {}) => ({
  id,
  titel: `Dokument ${id}`,
  downloadtext: downloadText,
  stand: state,
  md: '## Regel\n\n- Reisekosten werden erstattet.',
  ...more,
});
const lines = buildIntranet(
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
        archive: [{ id: 21, titel: 'Anträge', dokumente: [documentFile(5, 'Antrag', -4)] }],
      },
      {
        id: 1,
        thema: 'Arbeit',
        archive: [
          { id: 12, titel: 'Vordrucke', dokumente: [documentFile(3, 'Urlaub', -8)] },
          {
            id: 11,
            titel: 'Regeln',
            dokumente: [documentFile(1, 'B-Regel', -2), documentFile(2, 'A-Regel', -400, { bis: -100 })],
          },
        ],
      },
    ],
    dokumente: [],
  },
  new Set(),
  TODAY,
);

let api: TestApp;
let tokens: Record<'intern' | 'rat', string>;
beforeAll(async () => {
  api = await createTestApp();
  const { db } = api.database;
  await createIntranetRepository(db).replace(lines);
  const passwort_hash = await hashPassword(PASSWORD);
  const report = async (kind: 'intern' | 'rat') => {
    const email = `${kind}@rathaus.example`;
    await createAccountRepository(db).create({ art: kind, email, vorname: 'A', nachname: 'B', passwort_hash });
    const url = kind === 'rat' ? '/api/cms/raete/login' : '/api/cms/login';
    return (await api.app.inject({ method: 'POST', url, payload: { email, passwort: PASSWORD } })).json()
      .token as string;
  };
  tokens = { intern: await report('intern'), rat: await report('rat') };
});
afterAll(() => api.close());

const fetch = (path: string, headers: Record<string, string> = { authorization: tokens.intern }) =>
  api.app.inject({ url: `/api/cms/intranet/${path}`, headers });
const title = (answer: { json(): { data: { titel: string }[] } }) => answer.json().data.map((entry) => entry.titel);

it.each(['rubrik', 'rubrik/personal', 'texte', 'texte/1', 'suche?q=x', 'archiv_themen', 'archiv', 'dokumente/1'])(
  '%s is restricted to staff and not cached',
  async (path) => {
    const own = await fetch(path);
    expect(own.statusCode).toBe(200);
    expect(own.headers['cache-control']).toBe('no-store');
    const foreign: Record<string, string>[] = [
      {},
      { authorization: 'erfunden' },
      { authorization: tokens.rat },
      { 'ratsinfosystem-authorization': tokens.rat },
    ];
    for (const headers of foreign) expect((await fetch(path, headers)).statusCode).toBe(401);
  },
);

describe('news', () => {
  it('has categories with the number of texts and of new ones', async () => {
    const neu_seit = new Date(`${addDays(TODAY, -6)}T12:00:00Z`);
    await api.database.db.updateTable('kontositzungen').set({ neu_seit }).execute();
    const { data } = (await fetch('rubrik')).json();
    expect(data.map(({ url, anzahl: count, neue: fresh }: Record<string, unknown>) => [url, count, fresh])).toEqual([
      ['personal', 12, 3],
      ['it', 1, 1],
      ['leer', 0, 0],
    ]);
    const { data: texts } = (await fetch('rubrik/personal')).json();
    expect(texts.map(({ neu: fresh }: { neu: boolean }) => fresh)).toEqual([true, true, true, ...Array(7).fill(false)]);
  });

  it('treats the last two weeks as new at the first login', async () => {
    await sql`update kontositzungen set neu_seit = null`.execute(api.database.db);
    const { data } = (await fetch('rubrik')).json();
    expect(data[0].neue).toBe(5);
  });

  it('returns ten texts per page, newest first', async () => {
    const first = await fetch('rubrik/personal');
    expect(first.json()).toMatchObject({ titel: 'Personal', pagination: { page: 1, pages: 2 } });
    expect(title(first)).toHaveLength(10);
    expect(title(first)[0]).toBe('Meldung 1');
    expect(title(await fetch('rubrik/personal?seite=2'))).toEqual(['Meldung 11', 'Meldung 12']);
    expect(title(await fetch('rubrik/personal?order=datum_von&pro_seite=1'))).toEqual(['Meldung 12']);
    const latest = title(await fetch('rubrik/personal?pro_seite=1'));
    expect(title(await fetch('rubrik/personal?order=datum_von%20desc&pro_seite=1'))).toEqual(latest);
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
  ])('%s returns %d', async (path, status) => {
    expect((await fetch(path)).statusCode).toBe(status);
  });

  it('merges the three latest of all categories', async () => {
    const answer = await fetch('texte');
    expect(title(answer)).toEqual(['Meldung 1', 'Wartung der Server', 'Meldung 2']);
    expect(answer.json().data[1]).toMatchObject({ rubrik: { url: 'it', titel: 'IT' }, detailURL: '/intranet/it/50/' });
  });

  it('has a text with its content', async () => {
    expect((await fetch('texte/50')).json()).toMatchObject({
      titel: 'Wartung der Server',
      autor: 'Amt',
      text: expect.stringContaining('<strong>Fahrräder</strong>'),
    });
  });
});

describe('archive', () => {
  interface Topic {
    thema: string;
    archive: { titel: string; dokumente: { downloadtext: string }[] }[];
  }
  const gliederung = async (query = '') =>
    (await fetch(`archiv_themen${query}`))
      .json<{ data: Topic[] }>()
      .data.map(({ thema: topic, archive }) => [
        topic,
        archive.map((archive) => [
          archive.titel,
          archive.dokumente.map(({ downloadtext: downloadText }) => downloadText),
        ]),
      ]);

  it('returns the page for uploading documents to editors only', async () => {
    expect((await fetch('archiv_themen')).json().neu).toBeNull();
    const account = api.database.db.updateTable('konten').where('email', 'like', 'intern%');
    await account.set({ rollen: ['redaktion'] }).execute();
    expect((await fetch('archiv_themen')).json().neu).toBe('/intranet/redaktion/inhalt-archivdokument/');
    await account.set({ rollen: [] }).execute();
  });

  it('is ordered by topic, archive and link text', async () => {
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
    [`?themen_id=1&gueltig_bis=${addDays(TODAY, -300)}`, [['Arbeit', [['Regeln', ['A-Regel']]]]]],
    [
      `?themen_id=1&gueltig_von=${addDays(TODAY, -99)}`,
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
  ])('%s filters the documents', async (query, expected) => {
    expect(await gliederung(query)).toEqual(expected);
  });

  it('ignores invalid days and topics', async () => {
    expect(await gliederung('?themen_id=x&gueltig_von=morgen')).toHaveLength(2);
  });

  it('lists documents by date, latest first', async () => {
    const state = async (query = '') => (await fetch(`archiv${query}`)).json().data.map(({ id }: { id: number }) => id);
    expect(await state()).toEqual([1, 5, 3, 2]);
    expect(await state('?archiv_id=11')).toEqual([1, 2]);
  });

  it('returns the file for download', async () => {
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
])('finds %s', async (q, texts, documents) => {
  const answer = (await fetch(`suche?q=${encodeURIComponent(q)}`)).json();
  expect([answer.texte.length, answer.dokumente.length]).toEqual([texts, documents]);
});

it('discloses nothing to visitors: all pages below the intranet look the same to them', async () => {
  const page = (url: string) => api.app.inject(`/api/cms/route?url=${url}`);
  // Without the intranet in the content there is none.
  expect((await page('/intranet/personal/')).statusCode).toBe(404);
  const { db } = api.database;
  const [path, answer] = ['/intranet/', JSON.stringify({ title: 'Intranet', blocks: [], apiCalls: [] })];
  await sql`insert into seiten (pfad, antwort, geaendert) values (${path}, ${answer}::jsonb, now())`.execute(db);
  const routes = await Promise.all(['/intranet/personal/1/', '/intranet/personal/999/'].map(page));
  const [one, other] = routes.map((route) => JSON.stringify(route.json()).replaceAll(/1|999/g, ''));
  expect(one).toBe(other);
  expect(routes[0]?.json()).toMatchObject({ title: 'Intranet', anmeldung: '/intranet/', robots: 'noindex' });
});
