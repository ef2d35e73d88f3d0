import type { Route } from '@gm/shared/schemas/seite';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSuchzeilen } from './build-suchzeilen.ts';
import { buildTsquery } from './build-tsquery.ts';
import { correctAbfrage } from './correct-abfrage.ts';
import { countWords } from './count-words.ts';
import { findOrt, listOrte } from './find-ort.ts';
import { htmlToText } from './html-to-text.ts';
import { parseAbfrage } from './parse-abfrage.ts';
import { MARKE_ANFANG, MARKE_ENDE, splitAuszug } from './split-auszug.ts';
import { buildSynonyme } from './synonyme.ts';
import { joinAbfrage, splitAbfrage } from './vary-abfrage.ts';

const synonyme = buildSynonyme({ Abfall: ['Müll', 'gelber Sack'], Biomüll: ['müll'] });
const ohne = buildSynonyme({});

describe('parseAbfrage', () => {
  it('cuts at everything that is no letter or digit', () => {
    expect(parseAbfrage(' Kita/Hort: 07082-000 & "Café"!* ')).toEqual(['Kita', 'Hort', '07082', '000', 'Cafe']);
  });

  it('keeps the dots of German letters, however they were typed', () => {
    expect(parseAbfrage('Mu\u0308ll Größe Citroën')).toEqual(['Müll', 'Größe', 'Citroen']);
  });

  it('leaves no operator over, and is short, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (q) => {
        const woerter = parseAbfrage(q);
        expect(woerter.length).toBeLessThanOrEqual(8);
        expect(woerter.every((wort) => /^[\p{L}\p{N}]+$/u.test(wort))).toBe(true);
      }),
    );
  });
});

describe('buildTsquery', () => {
  it('wants all words, the last one from its beginning', () => {
    expect(buildTsquery(['Hund', 'anmel'], { synonyme: ohne })).toBe('Hund & anmel:*');
    expect(buildTsquery(['Punkt', 'a'], { synonyme: ohne })).toBe('Punkt & a');
  });

  it('looks for all synonyms of a word, in any spelling', () => {
    expect(buildTsquery(['muell', 'heute'], { synonyme })).toBe('((muell) | (Abfall:*) | (Biomüll:*)) & heute:*');
  });

  it('knows expressions of several words', () => {
    expect(buildTsquery(['mein', 'Gelber', 'Sack'], { synonyme })).toBe('mein & ((Gelber & Sack:*) | (Abfall:*))');
  });

  it('may look at titles alone', () => {
    expect(buildTsquery(['Neues', 'Amt'], { synonyme: ohne, nurTitel: true })).toBe('Neues:A & Amt:*A');
  });
});

describe('correctAbfrage', () => {
  const woerterbuch = {
    hasHits: async (abfrage: string) => abfrage === 'Reise:*',
    findSimilar: async (gefaltet: string) => (gefaltet === 'pas' ? 'Pass' : null),
  };

  it('replaces the words that find nothing', async () => {
    expect(await correctAbfrage(['Reise', 'Pas'], ohne, woerterbuch)).toEqual(['Reise', 'Pass']);
  });

  it('gives up when a word is like no other, or nothing is wrong', async () => {
    expect(await correctAbfrage(['Pas', 'xyz'], ohne, woerterbuch)).toBeNull();
    expect(await correctAbfrage(['Reise'], ohne, woerterbuch)).toBeNull();
  });
});

it('makes text of HTML, in which nothing of it is left but what was meant as text', () => {
  expect(htmlToText('<h2>Ab&shy;fall</h2><p>Glas &amp; <b>Papier</b>, &lt;b&gt; \uE000und\u00ad Holz</p>')).toBe(
    'Ab&shy;fall – Glas & Papier, <b> und Holz',
  );
});

it('takes the marks out of an excerpt', () => {
  const auszug = `Der ${MARKE_ANFANG}Bach${MARKE_ENDE} und ${MARKE_ANFANG}Bäche${MARKE_ENDE}`;
  expect(splitAuszug(auszug)).toEqual([
    { text: 'Der ', treffer: false },
    { text: 'Bach', treffer: true },
    { text: ' und ', treffer: false },
    { text: 'Bäche', treffer: true },
  ]);
  expect(splitAuszug('')).toEqual([]);
});

it('counts words of four letters and more, once for all their spellings', () => {
  expect(countWords(['Die Straße, der Bach', 'STRASSE 12345'])).toEqual([
    { gefaltet: 'strasse', wort: 'Straße', anzahl: 2 },
    { gefaltet: 'bach', wort: 'Bach', anzahl: 1 },
  ]);
});

it('collects what a page shows, at any depth, without addresses and pictures', () => {
  const seite: Route = {
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
  const zeilen = buildSuchzeilen(
    new Map<string, Route>([
      ['/abfall/', seite],
      ['/alt/', { ...seite, redirect: { href: '/abfall/', status: 301 } }],
      ['/intern/', { ...seite, robots: 'noindex, nofollow' }],
    ]),
  );
  expect(zeilen).toEqual([
    { pfad: '/abfall/', titel: 'Abfall', beschreibung: 'Was wohin', text: 'Gut zu wissen Glas', datum: null },
  ]);
});

describe('compounds', () => {
  const INHALT = { Hallen: 20, Gebühren: 9, Hall: 1, Engebühren: 1, Benutzungsgebühren: 2, Schule: 8, Ordnung: 5 };
  const woerter = Object.entries({ ...INHALT, Personal: 3, Ausweis: 3, Müllabfuhr: 2, Ratssitzung: 1 }).map(
    ([wort, anzahl]) => ({ ...countWords([wort])[0]!, anzahl }),
  );
  const wortschatz = {
    findWords: async (gefaltete: readonly string[]) => woerter.filter(({ gefaltet }) => gefaltete.includes(gefaltet)),
    findCompounds: async (enden: readonly string[]) =>
      woerter
        .filter(({ gefaltet }) => enden.some((ende) => gefaltet.endsWith(ende) && gefaltet !== ende))
        .map(({ wort }) => wort),
  };

  it.each([
    ['Hallengebühren', ['Hallen', 'Gebühren']],
    ['hallengebuehr', ['Hallen', 'Gebühren']],
    ['Schulordnung', ['Schule', 'Ordnung']],
  ])('takes %s apart into words of the content', async (wort, teile) => {
    expect((await splitAbfrage([wort], wortschatz)).zerlegt).toEqual([{ wort, teile }]);
  });

  it('looks for the second part inside of longer words, too', async () => {
    const { folgen } = await splitAbfrage(['neue', 'Hallengebühren'], wortschatz);
    expect(folgen).toContainEqual(['neue', 'Hallen', 'Gebühren']);
    expect(folgen).toContainEqual(['neue', 'Hallen', 'Benutzungsgebühren']);
  });

  it('leaves alone what is only mistyped, or unknown', async () => {
    for (const wort of ['Personalausweiss', 'Quastenflosser', 'Halle']) {
      expect((await splitAbfrage([wort], wortschatz)).zerlegt).toEqual([]);
    }
  });

  it('joins neighbours to a word of the content', async () => {
    expect(await joinAbfrage(['Müll', 'Abfuhr', 'heute'], wortschatz)).toEqual([
      ['Müll', 'Abfuhr', 'heute'],
      ['Müllabfuhr', 'heute'],
    ]);
    expect(await joinAbfrage(['Rat', 'Sitzung'], wortschatz)).toContainEqual(['Ratssitzung']);
    expect(await joinAbfrage(['Halle'], wortschatz)).toEqual([['Halle']]);
  });
});

it('knows the place of a page in the menu, and that of entries below it', () => {
  const blatt = (title: string, href: string) => ({ title, href, menuItems: [] });
  const orte = listOrte([
    {
      title: 'Aktuelles',
      href: '/aktuelles/',
      menuItems: [
        blatt('Neuigkeiten', '/aktuelles/'),
        { title: 'Termine', href: '/termine/', menuItems: [blatt('Kalender', '/termine/'), blatt('Neu', '/neu/')] },
      ],
    },
  ]);
  expect(findOrt('/neu/', orte)).toEqual(['Aktuelles', 'Termine']);
  expect(findOrt('/termine/fest-id_3/', orte)).toEqual(['Aktuelles', 'Termine']);
  expect(findOrt('/aktuelles/', orte)).toEqual([]);
  expect(findOrt('/woanders/', orte)).toEqual([]);
});
