import type { Search } from '@gm/shared/schemas/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../../../../../test/load-content.ts';
import { createTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { createTestContent, type TestContent } from '../../../../../test/test-content.ts';
import { createSearchRepository } from '../search-repository.ts';

const artikel = (head: string, text = 'Text.') => `---\n{ ${head} }\n---\n${text}\n`;
const MESSAGES = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => [
    `artikel/1${String(index).padStart(2, '0')}.md`,
    artikel(`id: ${100 + index}, titel: Wanderung ${index + 1}, rubrik: Freizeit, tage: -${index}`),
  ]),
);

let api: TestApp;
let content: TestContent;
beforeAll(async () => {
  content = await createTestContent({
    ...MESSAGES,
    'synonyme.yaml': 'Personalausweis: [Perso]\nAbfall: [Müll, Gelber Sack]\n',
    'seiten/ausweis.md':
      '---\ntitel: Personal&shy;ausweis\nbeschreibung: Beantragen und abholen\n---\nBringen Sie ein **Foto** mit & die Gebühr.\n',
    'seiten/abfalltermine.md': '---\ntitel: Abfalltermine\n---\nDie Tonnen werden montags geleert.\n',
    'seiten/kontakt.md':
      '---\ntitel: Kontakt\n---\nSchreiben Sie an info@dorf.example oder gehen Sie in die Kita/Krippe.\n',
    'seiten/hunde.md': '---\ntitel: Hundesteuer\n---\nDie Hunde sind gemeldet.\n',
    'seiten/ringe.md': '---\ntitel: Ringe\n---\nEs gibt teure.\n',
    'artikel/202.md': artikel(
      'id: 202, titel: Was in diesem Sommer alles neu ist im Freibad, einleitung: Das Freibad öffnet, rubrik: Freizeit, tage: -1',
      'Im Freibad: Freibadkiosk und Freibadfest.',
    ),
    'seiten/bad.md': '---\ntitel: Freibad\n---\nEintritt für alle.\n',
    'seiten/geheim.md': '---\ntitel: Geheimseite\nrobots: noindex\n---\n',
    'seiten/hallen.md': '---\ntitel: Hallen\n---\nDie Benutzungsgebühren hat der Rat beschlossen.\n',
    'seiten/hallen/festhalle.md': '---\ntitel: Festhalle\n---\nDie Hallen\u00adgebühren hängen aus.\n',
    'seiten/hallen/tarif.md': '---\ntitel: Tarif der Hallen\n---\nGebühren je Stunde. Die Müllabfuhr kommt extra.\n',
    'menus/hauptmenue.yaml':
      'name: Hauptmenü\nmenuItems: [{ title: Freizeit, href: /freizeit/, menuItems: [{ title: Hallen, href: /hallen/ }] }]\n',
    'umleitungen.yaml': '- { von: /muellplatz/, nach: /abfalltermine/ }\n',
    'artikel/200.md': artikel(
      'id: 200, titel: "Ein <script>alert(1)</script> Café", rubrik: Rathaus, tage: -3',
      'Das Fest am Bach mit **Personalausweisen** &amp; `<b>Kuchen</b>`.\n\n![Ufer](foto:bach.jpg)',
    ),
    'artikel/201.md': artikel(
      'id: 201, titel: Neues Amt, einleitung: Mit dem Personalausweis, rubrik: Rathaus, tage: -900',
    ),
  });
  api = await createTestApp();
  await loadContent(api.database.db, content.ordner);
});
afterAll(async () => {
  await api.close();
  await content.remove();
});

async function search(parameter: Record<string, string>) {
  const reply = await api.app.inject(`/api/cms/suche?${new URLSearchParams(parameter)}`);
  return { status: reply.statusCode, ...reply.json<Search>() };
}
const title = ({ data }: Pick<Search, 'data'>) => data.map((hit) => hit.titel);

it('ranks title before description before text', async () => {
  const answer = await search({ q: 'Personalausweis' });
  expect(title(answer)).toEqual(['Personalausweis', 'Neues Amt', 'Ein <script>alert(1)</script> Café']);
  expect(answer).toMatchObject({
    status: 200,
    anzahl: 3,
    pagination: { page: 1, pages: 1 },
    facetten: [
      { typ: 'seite', titel: 'Seiten', anzahl: 1 },
      { typ: 'artikel', titel: 'Meldungen', anzahl: 2 },
    ],
    meintenSie: null,
  });
  expect(answer.data[0]).toMatchObject({ typTitel: 'Seite', url: '/ausweis/', datum: null });
  expect(answer.data[1]).toMatchObject({ typTitel: 'Meldung', datum: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
});

it('ranks a title that is the query before one that mentions it with much text about it', async () => {
  expect(title(await search({ q: 'Freibad' }))).toEqual(['Freibad', 'Was in diesem Sommer alles neu ist im Freibad']);
});

it('returns the excerpt as text with the matches marked', async () => {
  const [, , message] = (await search({ q: 'Ausweise kuchen Personalausweise' })).data;
  expect(message).toBeUndefined();
  const { data } = await search({ q: 'personalausweise kuchen' });
  expect(data[0]?.auszug).toEqual([
    { text: 'Das Fest am Bach mit ', treffer: false },
    { text: 'Personalausweisen', treffer: true },
    { text: expect.stringMatching(/^ & +$/), treffer: false },
    { text: 'Kuchen', treffer: true },
    { text: expect.stringMatching(/^ +\.$/), treffer: false },
  ]);
});

it.each([
  ['stems', 'Tonne', '/abfalltermine/'],
  ['the beginning of a word', 'abfallter', '/abfalltermine/'],
  ['umlauts written out', 'Gebuehr', '/ausweis/'],
  ['other accents', 'Cafe', '/aktuelles/ein-script-alert-1-script-cafe-id_200/'],
  ['words inside of addresses', 'dorf.example', '/kontakt/'],
  ['words joined by a slash', 'Krippe', '/kontakt/'],
  ['synonyms', 'Perso', '/ausweis/'],
  ['synonyms as part of a compound', 'Müll', '/abfalltermine/'],
  ['synonyms of several words', 'gelber sack', '/abfalltermine/'],
])('matches %s: %s', async (_, q, url) => {
  const answer = await search({ q });
  expect(answer.data.map((hit) => hit.url)).toContain(url);
  expect(answer.meintenSie).toBeNull();
});

it('suggests another spelling and shows its hits', async () => {
  const answer = await search({ q: 'Personalausweiss beantragn' });
  expect(answer.meintenSie?.toLowerCase()).toBe('personalausweis beantragen');
  expect(title(answer)).toEqual(['Personalausweis']);
});

it('corrects a whole word before splitting it: „Hundesteur“ is not "Hunde" + "teuer"', async () => {
  const answer = await search({ q: 'Hundesteur' });
  expect(answer.meintenSie?.toLowerCase()).toBe('hundesteuer');
  expect(title(answer)).toEqual(['Hundesteuer']);
});

it('splits a compound with few hits and ranks hits of the whole word first', async () => {
  const answer = await search({ q: 'Hallengebühren' });
  expect(answer.zerlegt).toEqual([{ wort: 'Hallengebühren', teile: ['Hallen', 'Gebühren'] }]);
  expect(title(answer)).toEqual(['Festhalle', 'Hallen', 'Tarif der Hallen']);
  expect(answer.meintenSie).toBeNull();
  const suggested = await api.app.inject(`/api/cms/suche/vorschlaege?${new URLSearchParams({ q: 'Hallentarif' })}`);
  expect(suggested.json()).toMatchObject({ data: [{ titel: 'Tarif der Hallen' }] });
});

it('finds a compound by its parts', async () => {
  const answer = await search({ q: 'Müll Abfuhr' });
  expect(title(answer)).toEqual(['Tarif der Hallen']);
  expect(answer.zerlegt).toEqual([]);
});

it('shows the position of a hit in the menu', async () => {
  const { data } = await search({ q: 'Hallengebühren' });
  expect(data.map(({ ort: location }) => location)).toEqual([
    ['Freizeit', 'Hallen'],
    ['Freizeit'],
    ['Freizeit', 'Hallen'],
  ]);
});

it('finds nothing without matches, no hidden pages, and no credits of photos within texts', async () => {
  for (const q of ['Quastenflosser', 'Geheimseite', 'muellplatz', 'CC0']) {
    expect(await search({ q })).toMatchObject({ status: 200, data: [], anzahl: 0, facetten: [], meintenSie: null });
  }
});

it('filters by one kind and still counts the others', async () => {
  const answer = await search({ q: 'Personalausweis', typ: 'artikel' });
  expect(title(answer)).toEqual(['Neues Amt', 'Ein <script>alert(1)</script> Café']);
  expect(answer).toMatchObject({ anzahl: 2, facetten: [{ anzahl: 1 }, { anzahl: 2 }] });
  expect(await search({ q: 'Personalausweis', typ: 'tiere' })).toMatchObject({ status: 200, data: [], anzahl: 0 });
});

it('pages through the hits, newest first among equals', async () => {
  const first = await search({ q: 'Wanderung' });
  const second = await search({ q: 'Wanderung', seite: '2' });
  expect(first.pagination).toEqual({ page: 1, pages: 2 });
  expect(title(first)[0]).toBe('Wanderung 1');
  expect(new Set([...title(first), ...title(second)]).size).toBe(12);
  expect((await search({ q: 'Wanderung', seite: '3' })).status).toBe(404);
});

describe('invalid input', () => {
  it.each([
    '',
    ' ',
    'a',
    '"',
    "'; drop table suche; --",
    '!|&<->:*()',
    '😀',
    '\ud800',
    '\u00ad',
    '%',
    '"foo',
    'und der',
  ])('finds nothing for %j', async (q) => {
    expect(await search({ q })).toMatchObject({ status: 200, data: [], anzahl: 0 });
  });

  it.each(['Personalausweis & !Foto:*', '"Personalausweis', '-Personalausweis', 'Personalausweis <->'])(
    'finds the words of %j',
    async (q) => {
      expect((await search({ q: q.replace('Foto', '') })).status).toBe(200);
      expect((await search({ q })).data.length).toBeGreaterThan(0);
    },
  );

  it('rejects unreadable input', async () => {
    expect((await search({ q: 'Personal\0ausweis' })).status).toBe(400);
  });

  it('accepts 500 characters and a hundred words', async () => {
    expect((await search({ q: 'x'.repeat(500) })).status).toBe(200);
    expect((await search({ q: 'Personalausweis '.repeat(100) })).anzahl).toBe(3);
  });

  it.each(['seite=abc', 'seite=0', 'seite=-1', 'seite=1e9', 'typ=A%20B', 'q=a&q=b', 'seite='])(
    'rejects %s',
    async (query) => {
      const reply = await api.app.inject(`/api/cms/suche?${query}`);
      expect(reply.statusCode).toBe(400);
    },
  );
});

it('follows content changes: removed content disappears, changed content is re-indexed', async () => {
  await content.write('seiten/kontakt.md', '---\ntitel: Erreichbarkeit\n---\n');
  await content.write('artikel/111.md', null);
  await loadContent(api.database.db, content.ordner);
  expect(await search({ q: 'Krippe' })).toMatchObject({ anzahl: 0, meintenSie: null });
  expect(title(await search({ q: 'Erreichbarkeit' }))).toEqual(['Erreichbarkeit']);
  expect((await search({ q: 'Wanderung' })).anzahl).toBe(11);
});

it('counts all hits but ranks no more than people read', async () => {
  const index = createSearchRepository(api.database.db);
  const line = { beschreibung: '', text: 'Frucht', datum: null };
  await index.replace(
    'viele',
    Array.from({ length: 600 }, (_, num) => ({ ...line, pfad: `/viele/${num}/`, titel: `Quitte ${num}` })),
  );
  expect(await search({ q: 'Quitte' })).toMatchObject({ anzahl: 600, pagination: { page: 1, pages: 30 } });
  expect((await search({ q: 'Quitte', typ: 'viele', seite: '30' })).data).toHaveLength(10);
  expect((await search({ q: 'Quitte', seite: '31' })).status).toBe(404);
  await index.replace('viele', []);
});

it('limits searches per address without blocking others', async () => {
  const narrow = await createTestApp({ SEARCH_LIMIT: 3 });
  const ask = async (remoteAddress: string) =>
    (await narrow.app.inject({ url: '/api/cms/suche?q=Ausweis', remoteAddress })).statusCode;
  const own = [];
  for (let count = 0; count < 5; count++) own.push(await ask('192.0.2.1'));
  expect(own).toEqual([200, 200, 200, 429, 429]);
  expect(await ask('192.0.2.2')).toBe(200);
  await narrow.close();
});
