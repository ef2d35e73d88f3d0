import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { createFehlerliste } from './inhalt-fehler.ts';
import {
  defineDatei,
  defineDateien,
  defineListe,
  defineListen,
  defineQuelltext,
  defineTexte,
  type Eintrag,
  type Inhaltsart,
} from './inhaltsart.ts';
import { joinFiles } from './join-files.ts';
import { splitFiles } from './split-files.ts';

const schema = z.object({});
const ARTEN: Inhaltsart[] = [
  defineDatei('rede', 'rede', 'rede.yaml', schema),
  defineListe('ort', 'ort', 'orte.yaml', schema, 'name'),
  defineListen('dienst', 'dienst', 'dienste', schema),
  defineDateien('menu', 'menu', 'menus', schema),
  defineTexte('seite', 'seite', 'seiten', schema),
  defineQuelltext('plan', 'plan', 'plan.svg', schema),
];

/** What somebody may have written: signs of YAML and Markdown, line breaks, numbers that look like times. */
const wort = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('-', ':', '\n', ' ', '#', '"', "'", '|', 'ä', '—', '---\n', '\t', '08:00') }),
);
const daten = fc.dictionary(
  wort,
  fc.jsonValue().map((wert) => JSON.parse(JSON.stringify(wert))),
);
const text = wort.map((eines) => eines.trim());

const ordner = (art: string, ort: string, endung: string, inhalt: fc.Arbitrary<string | null>) =>
  fc.dictionary(fc.stringMatching(/^[a-z]{1,5}(\/[a-z]{1,5})?$/), fc.tuple(daten, inhalt)).map((dateien) =>
    Object.entries(dateien).map(
      ([name, [werte, worte]]): Eintrag => ({
        ...{ art, schluessel: name, datei: `${ort}/${name}.${endung}`, platz: 0 },
        ...{ daten: werte, text: worte },
      }),
    ),
  );
const liste = (art: string, datei: string, feld: string) =>
  fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1 }).chain((nummern) =>
    fc.tuple(...nummern.map(() => daten)).map((werte) =>
      werte.map(
        (wert, platz): Eintrag => ({
          ...{ art, schluessel: String(nummern[platz]), datei, platz },
          ...{ daten: { ...wert, [feld]: nummern[platz] }, text: null },
        }),
      ),
    ),
  );

it('gives the same entries again, whatever is written in them', () => {
  const bestand = fc.tuple(
    daten.map((wert): Eintrag[] => [
      { art: 'rede', schluessel: 'rede', datei: 'rede.yaml', platz: 0, daten: wert, text: null },
    ]),
    liste('ort', 'orte.yaml', 'name'),
    liste('dienst', 'dienste/a.yaml', 'id'),
    ordner('menu', 'menus', 'yaml', fc.constant(null)),
    ordner('seite', 'seiten', 'md', text),
    wort.map((worte): Eintrag[] => [
      { art: 'plan', schluessel: 'plan', datei: 'plan.svg', platz: 0, daten: null, text: worte },
    ]),
  );
  fc.assert(
    fc.property(bestand, (teile) => {
      const eintraege = teile.flat();
      const fehler = createFehlerliste();
      expect(splitFiles(joinFiles(eintraege, ARTEN), ARTEN, fehler)).toEqual(eintraege);
      fehler.throwIfAny();
    }),
    { numRuns: 100 },
  );
});

it('writes what people read: the order of the keys, long texts over several lines, times in quotes', () => {
  const eintrag = {
    ...{ art: 'seite', schluessel: 'bad', datei: 'seiten/bad.md', platz: 0 },
    ...{ daten: { titel: 'Bad', beginn: '08:00', bloecke: [{ md: 'Eins.\n\nZwei.\n' }] }, text: '## Preise' },
  };
  expect(joinFiles([eintrag], ARTEN).get('seiten/bad.md')).toBe(`---
titel: Bad
beginn: "08:00"
bloecke:
  - md: |
      Eins.

      Zwei.
---

## Preise
`);
});
