import type { Route } from '@gm/shared/schemas/seite';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baueSuchzeilen } from './baue-suchzeilen.ts';
import { baueTsquery } from './baue-tsquery.ts';
import { htmlZuText } from './html-zu-text.ts';
import { korrigiereAbfrage } from './korrigiere-abfrage.ts';
import { baueSynonyme } from './synonyme.ts';
import { MARKE_ANFANG, MARKE_ENDE, teileAuszug } from './teile-auszug.ts';
import { zaehleWoerter } from './zaehle-woerter.ts';
import { zerlegeAbfrage } from './zerlege-abfrage.ts';

const synonyme = baueSynonyme({ Abfall: ['Müll', 'gelber Sack'], Biomüll: ['müll'] });
const ohne = baueSynonyme({});

describe('zerlegeAbfrage', () => {
  it('cuts at everything that is no letter or digit', () => {
    expect(zerlegeAbfrage(' Kita/Hort: 07082-000 & "Café"!* ')).toEqual(['Kita', 'Hort', '07082', '000', 'Cafe']);
  });

  it('keeps the dots of German letters, however they were typed', () => {
    expect(zerlegeAbfrage('Mu\u0308ll Größe Citroën')).toEqual(['Müll', 'Größe', 'Citroen']);
  });

  it('leaves no operator over, and is short, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (q) => {
        const woerter = zerlegeAbfrage(q);
        expect(woerter.length).toBeLessThanOrEqual(8);
        expect(woerter.every((wort) => /^[\p{L}\p{N}]+$/u.test(wort))).toBe(true);
      }),
    );
  });
});

describe('baueTsquery', () => {
  it('wants all words, the last one from its beginning', () => {
    expect(baueTsquery(['Hund', 'anmel'], { synonyme: ohne })).toBe('Hund & anmel:*');
    expect(baueTsquery(['Punkt', 'a'], { synonyme: ohne })).toBe('Punkt & a');
  });

  it('looks for all synonyms of a word, in any spelling', () => {
    expect(baueTsquery(['muell', 'heute'], { synonyme })).toBe('((muell) | (Abfall:*) | (Biomüll:*)) & heute:*');
  });

  it('knows expressions of several words', () => {
    expect(baueTsquery(['mein', 'Gelber', 'Sack'], { synonyme })).toBe('mein & ((Gelber & Sack:*) | (Abfall:*))');
  });

  it('may look at titles alone', () => {
    expect(baueTsquery(['Neues', 'Amt'], { synonyme: ohne, nurTitel: true })).toBe('Neues:A & Amt:*A');
  });
});

describe('korrigiereAbfrage', () => {
  const woerterbuch = {
    hatTreffer: async (abfrage: string) => abfrage === 'Reise:*',
    findeAehnliches: async (gefaltet: string) => (gefaltet === 'pas' ? 'Pass' : null),
  };

  it('replaces the words that find nothing', async () => {
    expect(await korrigiereAbfrage(['Reise', 'Pas'], ohne, woerterbuch)).toEqual(['Reise', 'Pass']);
  });

  it('gives up when a word is like no other, or nothing is wrong', async () => {
    expect(await korrigiereAbfrage(['Pas', 'xyz'], ohne, woerterbuch)).toBeNull();
    expect(await korrigiereAbfrage(['Reise'], ohne, woerterbuch)).toBeNull();
  });
});

it('makes text of HTML, in which nothing of it is left but what was meant as text', () => {
  expect(htmlZuText('<h2>Ab&shy;fall</h2><p>Glas &amp; <b>Papier</b>, &lt;b&gt; \uE000und\u00ad Holz</p>')).toBe(
    'Ab&shy;fall – Glas & Papier, <b> und Holz',
  );
});

it('takes the marks out of an excerpt', () => {
  const auszug = `Der ${MARKE_ANFANG}Bach${MARKE_ENDE} und ${MARKE_ANFANG}Bäche${MARKE_ENDE}`;
  expect(teileAuszug(auszug)).toEqual([
    { text: 'Der ', treffer: false },
    { text: 'Bach', treffer: true },
    { text: ' und ', treffer: false },
    { text: 'Bäche', treffer: true },
  ]);
  expect(teileAuszug('')).toEqual([]);
});

it('counts words of four letters and more, once for all their spellings', () => {
  expect(zaehleWoerter(['Die Straße, der Bach', 'STRASSE 12345'])).toEqual([
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
  const zeilen = baueSuchzeilen(
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
