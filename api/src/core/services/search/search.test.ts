import type { Route } from '@gm/shared/schemas/page';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSynonyms } from '../../entries/synonyms.ts';
import { htmlToText } from '../../platform/text/html-to-text.ts';
import { parseQuery } from '../../platform/text/parse-query.ts';
import { buildSearchRows } from './build-search-rows.ts';
import { findLocation, listLocations } from './find-location.ts';
import { buildTsquery } from './query/build-tsquery.ts';
import { correctQuery } from './query/correct-query.ts';
import { countWords } from './query/count-words.ts';
import { joinQuery, splitQuery } from './query/vary-query.ts';
import { MARK_BEGINNING, MARK_END, splitStatement } from './split-statement.ts';

const synonyms = buildSynonyms({ Abfall: ['Müll', 'gelber Sack'], Biomüll: ['müll'] });
const without = buildSynonyms({});

describe('parseQuery', () => {
  it('splits at everything except letters and digits', () => {
    expect(parseQuery(' Kita/Hort: 07082-000 & "Café"!* ')).toEqual(['Kita', 'Hort', '07082', '000', 'Cafe']);
  });

  it('keeps umlauts in any Unicode normalisation', () => {
    expect(parseQuery('Mu\u0308ll Größe Citroën')).toEqual(['Müll', 'Größe', 'Citroen']);
  });

  it('removes all operators and limits the length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (q) => {
        const words = parseQuery(q);
        expect(words.length).toBeLessThanOrEqual(8);
        expect(words.every((word) => /^[\p{L}\p{N}]+$/u.test(word))).toBe(true);
      }),
    );
  });
});

describe('buildTsquery', () => {
  it('requires all words, the last one as a prefix', () => {
    expect(buildTsquery(['Hund', 'anmel'], { synonyme: without })).toBe('Hund & anmel:*');
    expect(buildTsquery(['Punkt', 'a'], { synonyme: without })).toBe('Punkt & a');
  });

  it('matches all synonyms of a word in any spelling', () => {
    expect(buildTsquery(['muell', 'heute'], { synonyme: synonyms })).toBe(
      '((muell) | (Abfall:*) | (Biomüll:*)) & heute:*',
    );
  });

  it('supports synonyms of several words', () => {
    expect(buildTsquery(['mein', 'Gelber', 'Sack'], { synonyme: synonyms })).toBe(
      'mein & ((Gelber & Sack:*) | (Abfall:*))',
    );
  });

  it('can be restricted to titles', () => {
    expect(buildTsquery(['Neues', 'Amt'], { synonyme: without, nurTitel: true })).toBe('Neues:A & Amt:*A');
  });
});

describe('correctQuery', () => {
  const dictionary = {
    hasHits: async (query: string) => query === 'Reise:*',
    findSimilar: async (folded: string) => (folded === 'pas' ? 'Pass' : null),
  };

  it('replaces words without hits', async () => {
    expect(await correctQuery(['Reise', 'Pas'], without, dictionary)).toEqual(['Reise', 'Pass']);
  });

  it('gives up if a word has no similar one or nothing is wrong', async () => {
    expect(await correctQuery(['Pas', 'xyz'], without, dictionary)).toBeNull();
    expect(await correctQuery(['Reise'], without, dictionary)).toBeNull();
  });
});

it('converts HTML to text without leaving any markup', () => {
  expect(htmlToText('<h2>Ab&shy;fall</h2><p>Glas &amp; <b>Papier</b>, &lt;b&gt; \uE000und\u00ad Holz</p>')).toBe(
    'Ab&shy;fall – Glas & Papier, <b> und Holz',
  );
});

it('removes the marks from an excerpt', () => {
  const statement = `Der ${MARK_BEGINNING}Bach${MARK_END} und ${MARK_BEGINNING}Bäche${MARK_END}`;
  expect(splitStatement(statement)).toEqual([
    { text: 'Der ', treffer: false },
    { text: 'Bach', treffer: true },
    { text: ' und ', treffer: false },
    { text: 'Bäche', treffer: true },
  ]);
  expect(splitStatement('')).toEqual([]);
});

it('counts words of four or more letters, once for all their spellings', () => {
  expect(countWords(['Die Straße, der Bach', 'STRASSE 12345'])).toEqual([
    { gefaltet: 'strasse', wort: 'Straße', anzahl: 2 },
    { gefaltet: 'bach', wort: 'Bach', anzahl: 1 },
  ]);
});

it('collects the visible texts of a page at any depth, without addresses and pictures', () => {
  const page: Route = {
    pageLayout: 'default',
    pageTheme: 'default',
    title: 'Ab\u00adfall',
    description: 'Was wohin',
    breadcrumbs: [],
    heroImages: [],
    apiCalls: [],
    blocks: [
      {
        template: 'karten',
        slotName: 'content',
        context: {
          titel: 'Gut zu wissen',
          karten: [{ text: '<p>Glas</p>', link: '/glas/', bild: { alt: 'Flasche' } }],
        },
        options: {},
      },
    ],
  };
  const lines = buildSearchRows(
    new Map<string, Route>([
      ['/abfall/', page],
      ['/alt/', { ...page, redirect: { href: '/abfall/', status: 301 } }],
      ['/intern/', { ...page, robots: 'noindex, nofollow' }],
    ]),
  );
  expect(lines).toEqual([
    { pfad: '/abfall/', titel: 'Abfall', beschreibung: 'Was wohin', text: 'Gut zu wissen – Glas', datum: null },
  ]);
});

it('neither splits nor corrects words longer than any in the language', async () => {
  const nothing = async () => {
    throw new Error('the database was asked');
  };
  const long = 'Hallengebühren'.repeat(14);
  expect(await splitQuery([long], { findWords: nothing, findCompounds: nothing })).toEqual({
    zerlegt: [],
    folgen: [[long]],
  });
  expect(await correctQuery([long], without, { hasHits: async () => false, findSimilar: nothing })).toBeNull();
});

it('limits the number of alternatives, however many words can be split', async () => {
  const known = (word: string) => ({ gefaltet: word, wort: word, anzahl: 1 });
  const { folgen: sequences, zerlegt: split } = await splitQuery(
    Array.from({ length: 8 }, () => 'hallengebuehr'),
    {
      findWords: async () => [known('hallen'), known('gebuehr')],
      findCompounds: async () => ['Eins', 'Zwei', 'Drei', 'Vier'],
    },
  );
  expect([sequences.length, split.length]).toEqual([16, 8]);
});

describe('compounds', () => {
  const CONTENT = { Hallen: 20, Gebühren: 9, Hall: 1, Engebühren: 1, Benutzungsgebühren: 2, Schule: 8, Ordnung: 5 };
  const words = Object.entries({ ...CONTENT, Personal: 3, Ausweis: 3, Müllabfuhr: 2, Ratssitzung: 1 }).map(
    ([word, count]) => ({ ...countWords([word])[0]!, anzahl: count }),
  );
  const vocabulary = {
    findWords: async (folded: readonly string[]) => words.filter(({ gefaltet }) => folded.includes(gefaltet)),
    findCompounds: async (ends: readonly string[]) =>
      words
        .filter(({ gefaltet: folded }) => ends.some((end) => folded.endsWith(end) && folded !== end))
        .map(({ wort: word }) => word),
  };

  it.each([
    ['Hallengebühren', ['Hallen', 'Gebühren']],
    ['hallengebuehr', ['Hallen', 'Gebühren']],
    ['Schulordnung', ['Schule', 'Ordnung']],
  ])('splits %s into words of the content', async (word, parts) => {
    expect((await splitQuery([word], vocabulary)).zerlegt).toEqual([{ wort: word, teile: parts }]);
  });

  it('also finds the second part inside longer words', async () => {
    const { folgen: sequences } = await splitQuery(['neue', 'Hallengebühren'], vocabulary);
    expect(sequences).toContainEqual(['neue', 'Hallen', 'Gebühren']);
    expect(sequences).toContainEqual(['neue', 'Hallen', 'Benutzungsgebühren']);
  });

  it('does not split misspelled or unknown words', async () => {
    for (const word of ['Personalausweiss', 'Quastenflosser', 'Halle']) {
      expect((await splitQuery([word], vocabulary)).zerlegt).toEqual([]);
    }
  });

  it('joins neighbouring words to a word of the content', async () => {
    expect(await joinQuery(['Müll', 'Abfuhr', 'heute'], vocabulary)).toEqual([
      ['Müll', 'Abfuhr', 'heute'],
      ['Müllabfuhr', 'heute'],
    ]);
    expect(await joinQuery(['Rat', 'Sitzung'], vocabulary)).toContainEqual(['Ratssitzung']);
    expect(await joinQuery(['Halle'], vocabulary)).toEqual([['Halle']]);
  });
});

it('finds the position of a page and of entries below it in the menu', () => {
  const sheet = (title: string, href: string) => ({ title, href, menuItems: [] });
  const locations = listLocations([
    {
      title: 'Aktuelles',
      href: '/aktuelles/',
      menuItems: [
        sheet('Neuigkeiten', '/aktuelles/'),
        { title: 'Termine', href: '/termine/', menuItems: [sheet('Kalender', '/termine/'), sheet('Neu', '/neu/')] },
      ],
    },
  ]);
  expect(findLocation('/neu/', locations)).toEqual(['Aktuelles', 'Termine']);
  expect(findLocation('/termine/fest-id_3/', locations)).toEqual(['Aktuelles', 'Termine']);
  expect(findLocation('/aktuelles/', locations)).toEqual([]);
  expect(findLocation('/woanders/', locations)).toEqual([]);
});
