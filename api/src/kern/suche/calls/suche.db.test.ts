import type { Suche } from '@gm/shared/schemas/suche';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadInhalt } from '../../../../test/load-inhalt.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createTestInhalt, type TestInhalt } from '../../../../test/test-inhalt.ts';
import { createSucheRepository } from '../suche-repository.ts';

const artikel = (kopf: string, text = 'Text.') => `---\n{ ${kopf} }\n---\n${text}\n`;
const MELDUNGEN = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => [
    `artikel/1${String(index).padStart(2, '0')}.md`,
    artikel(`id: ${100 + index}, titel: Wanderung ${index + 1}, rubrik: Freizeit, tage: -${index}`),
  ]),
);

let api: TestApp;
let inhalt: TestInhalt;
beforeAll(async () => {
  inhalt = await createTestInhalt({
    ...MELDUNGEN,
    'synonyme.yaml': 'Personalausweis: [Perso]\nAbfall: [Müll, Gelber Sack]\n',
    'seiten/ausweis.md':
      '---\ntitel: Personal&shy;ausweis\nbeschreibung: Beantragen und abholen\n---\nBringen Sie ein **Foto** mit & die Gebühr.\n',
    'seiten/abfalltermine.md': '---\ntitel: Abfalltermine\n---\nDie Tonnen werden montags geleert.\n',
    'seiten/kontakt.md':
      '---\ntitel: Kontakt\n---\nSchreiben Sie an info@dorf.example oder gehen Sie in die Kita/Krippe.\n',
    'seiten/geheim.md': '---\ntitel: Geheimseite\nrobots: noindex\n---\n',
    'seiten/hallen.md': '---\ntitel: Hallen\n---\nDie Benutzungsgebühren hat der Rat beschlossen.\n',
    'seiten/hallen/festhalle.md': '---\ntitel: Festhalle\n---\nDie Hallen\u00adgebühren hängen aus.\n',
    'seiten/hallen/tarif.md': '---\ntitel: Tarif der Hallen\n---\nGebühren je Stunde. Die Müllabfuhr kommt extra.\n',
    'menus/hauptmenue.yaml':
      'name: Hauptmenü\nmenuItems: [{ title: Freizeit, href: /freizeit/, menuItems: [{ title: Hallen, href: /hallen/ }] }]\n',
    'umleitungen.yaml': '- { von: /muellplatz/, nach: /abfalltermine/ }\n',
    'artikel/200.md': artikel(
      'id: 200, titel: "Ein <script>alert(1)</script> Café", rubrik: Rathaus, tage: -3',
      'Das Fest am Bach mit **Personalausweisen** &amp; `<b>Kuchen</b>`.',
    ),
    'artikel/201.md': artikel(
      'id: 201, titel: Neues Amt, einleitung: Mit dem Personalausweis, rubrik: Rathaus, tage: -900',
    ),
  });
  api = await createTestApp();
  await loadInhalt(api.database.db, inhalt.ordner);
});
afterAll(async () => {
  await api.close();
  await inhalt.remove();
});

async function search(parameter: Record<string, string>) {
  const reply = await api.app.inject(`/api/cms/suche?${new URLSearchParams(parameter)}`);
  return { status: reply.statusCode, ...reply.json<Suche>() };
}
const titel = ({ data }: Pick<Suche, 'data'>) => data.map((treffer) => treffer.titel);

it('finds pages and articles, title before description before text', async () => {
  const antwort = await search({ q: 'Personalausweis' });
  expect(titel(antwort)).toEqual(['Personalausweis', 'Neues Amt', 'Ein <script>alert(1)</script> Café']);
  expect(antwort).toMatchObject({
    status: 200,
    anzahl: 3,
    pagination: { page: 1, pages: 1 },
    facetten: [
      { typ: 'seite', titel: 'Seiten', anzahl: 1 },
      { typ: 'artikel', titel: 'Meldungen', anzahl: 2 },
    ],
    meintenSie: null,
  });
  expect(antwort.data[0]).toMatchObject({ typTitel: 'Seite', url: '/ausweis/', datum: null });
  expect(antwort.data[1]).toMatchObject({ typTitel: 'Meldung', datum: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
});

it('shows the place as text, with what was searched for told apart', async () => {
  const [, , meldung] = (await search({ q: 'Ausweise kuchen Personalausweise' })).data;
  expect(meldung).toBeUndefined();
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
])('knows %s: %s', async (_, q, url) => {
  const antwort = await search({ q });
  expect(antwort.data.map((treffer) => treffer.url)).toContain(url);
  expect(antwort.meintenSie).toBeNull();
});

it('asks whether another spelling was meant, and shows its hits', async () => {
  const antwort = await search({ q: 'Personalausweiss beantragn' });
  expect(antwort.meintenSie?.toLowerCase()).toBe('personalausweis beantragen');
  expect(titel(antwort)).toEqual(['Personalausweis']);
});

it('takes a compound apart when hardly anything has the whole, and puts what has it first', async () => {
  const antwort = await search({ q: 'Hallengebühren' });
  expect(antwort.zerlegt).toEqual([{ wort: 'Hallengebühren', teile: ['Hallen', 'Gebühren'] }]);
  expect(titel(antwort)).toEqual(['Festhalle', 'Hallen', 'Tarif der Hallen']);
  expect(antwort.meintenSie).toBeNull();
  const suggested = await api.app.inject(`/api/cms/suche/vorschlaege?${new URLSearchParams({ q: 'Hallentarif' })}`);
  expect(suggested.json()).toMatchObject({ data: [{ titel: 'Tarif der Hallen' }] });
});

it('finds a compound by its parts', async () => {
  const antwort = await search({ q: 'Müll Abfuhr' });
  expect(titel(antwort)).toEqual(['Tarif der Hallen']);
  expect(antwort.zerlegt).toEqual([]);
});

it('tells where in the menu a hit stands', async () => {
  const { data } = await search({ q: 'Hallengebühren' });
  expect(data.map(({ ort }) => ort)).toEqual([['Freizeit', 'Hallen'], ['Freizeit'], ['Freizeit', 'Hallen']]);
});

it('finds nothing where there is nothing, and nothing that is not to be found', async () => {
  for (const q of ['Quastenflosser', 'Geheimseite', 'muellplatz']) {
    expect(await search({ q })).toMatchObject({ status: 200, data: [], anzahl: 0, facetten: [], meintenSie: null });
  }
});

it('shows one kind alone and still counts the others', async () => {
  const antwort = await search({ q: 'Personalausweis', typ: 'artikel' });
  expect(titel(antwort)).toEqual(['Neues Amt', 'Ein <script>alert(1)</script> Café']);
  expect(antwort).toMatchObject({ anzahl: 2, facetten: [{ anzahl: 1 }, { anzahl: 2 }] });
  expect(await search({ q: 'Personalausweis', typ: 'tiere' })).toMatchObject({ status: 200, data: [], anzahl: 0 });
});

it('goes page by page, the newest of equal hits first', async () => {
  const erste = await search({ q: 'Wanderung' });
  const zweite = await search({ q: 'Wanderung', seite: '2' });
  expect(erste.pagination).toEqual({ page: 1, pages: 2 });
  expect(titel(erste)[0]).toBe('Wanderung 1');
  expect(new Set([...titel(erste), ...titel(zweite)]).size).toBe(12);
  expect((await search({ q: 'Wanderung', seite: '3' })).status).toBe(404);
});

describe('bad input', () => {
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

  it('refuses what nobody can read', async () => {
    expect((await search({ q: 'Personal\0ausweis' })).status).toBe(400);
  });

  it('takes 500 characters and a hundred words', async () => {
    expect((await search({ q: 'x'.repeat(500) })).status).toBe(200);
    expect((await search({ q: 'Personalausweis '.repeat(100) })).anzahl).toBe(3);
  });

  it.each(['seite=abc', 'seite=0', 'seite=-1', 'seite=1e9', 'typ=A%20B', 'q=a&q=b', 'seite='])(
    'refuses %s',
    async (query) => {
      const reply = await api.app.inject(`/api/cms/suche?${query}`);
      expect(reply.statusCode).toBe(400);
    },
  );
});

it('follows the content: what is gone is not found, what changed is found anew', async () => {
  await inhalt.write('seiten/kontakt.md', '---\ntitel: Erreichbarkeit\n---\n');
  await inhalt.write('artikel/111.md', null);
  await loadInhalt(api.database.db, inhalt.ordner);
  expect(await search({ q: 'Krippe' })).toMatchObject({ anzahl: 0, meintenSie: null });
  expect(titel(await search({ q: 'Erreichbarkeit' }))).toEqual(['Erreichbarkeit']);
  expect((await search({ q: 'Wanderung' })).anzahl).toBe(11);
});

it('counts all hits, and ranks no more than people read', async () => {
  const index = createSucheRepository(api.database.db);
  const zeile = { beschreibung: '', text: 'Frucht', datum: null };
  await index.replace(
    'viele',
    Array.from({ length: 600 }, (_, nummer) => ({ ...zeile, pfad: `/viele/${nummer}/`, titel: `Quitte ${nummer}` })),
  );
  expect(await search({ q: 'Quitte' })).toMatchObject({ anzahl: 600, pagination: { page: 1, pages: 30 } });
  expect((await search({ q: 'Quitte', typ: 'viele', seite: '30' })).data).toHaveLength(10);
  expect((await search({ q: 'Quitte', seite: '31' })).status).toBe(404);
  await index.replace('viele', []);
});
