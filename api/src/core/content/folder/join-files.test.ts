import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { createErrorList } from '../../entries/content-error.ts';
import {
  type ContentKind,
  defineFile,
  defineFiles,
  defineList,
  defineLists,
  defineSourceText,
  defineTexts,
  type Entry,
} from '../../entries/content-kind.ts';
import { joinFiles } from './join-files.ts';
import { splitFiles } from './split-files.ts';

const schema = z.object({});
const KINDS: ContentKind[] = [
  defineFile('rede', 'rede', 'rede.yaml', schema),
  defineList('ort', 'ort', 'orte.yaml', schema, 'name'),
  defineLists('dienst', 'dienst', 'dienste', schema),
  defineFiles('menu', 'menu', 'menus', schema),
  defineTexts('seite', 'seite', 'seiten', schema),
  defineSourceText('plan', 'plan', 'plan.svg', schema),
];

/** Arbitrary editor input: characters special to YAML and Markdown, line breaks, numbers that resemble times. */
const word = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('-', ':', '\n', ' ', '#', '"', "'", '|', 'ä', '—', '---\n', '\t', '08:00') }),
);
const data = fc.dictionary(
  word,
  fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value))),
);
const text = word.map((one) => one.trim());

const folder = (kind: string, location: string, extension: string, content: fc.Arbitrary<string | null>) =>
  fc.dictionary(fc.stringMatching(/^[a-z]{1,5}(\/[a-z]{1,5})?$/), fc.tuple(data, content)).map((files) =>
    Object.entries(files).map(
      ([name, [values, words]]): Entry => ({
        ...{ art: kind, schluessel: name, datei: `${location}/${name}.${extension}`, platz: 0 },
        ...{ daten: values, text: words },
      }),
    ),
  );
const list = (kind: string, file: string, field: string) =>
  fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1 }).chain((numbers) =>
    fc.tuple(...numbers.map(() => data)).map((values) =>
      values.map(
        (value, place): Entry => ({
          ...{ art: kind, schluessel: String(numbers[place]), datei: file, platz: place },
          ...{ daten: { ...value, [field]: numbers[place] }, text: null },
        }),
      ),
    ),
  );

it('returns the same entries for any content', () => {
  const inventory = fc.tuple(
    data.map((value): Entry[] => [
      { art: 'rede', schluessel: 'rede', datei: 'rede.yaml', platz: 0, daten: value, text: null },
    ]),
    list('ort', 'orte.yaml', 'name'),
    list('dienst', 'dienste/a.yaml', 'id'),
    folder('menu', 'menus', 'yaml', fc.constant(null)),
    folder('seite', 'seiten', 'md', text),
    word.map((words): Entry[] => [
      { art: 'plan', schluessel: 'plan', datei: 'plan.svg', platz: 0, daten: null, text: words },
    ]),
  );
  fc.assert(
    fc.property(inventory, (parts) => {
      const entries = parts.flat();
      const error = createErrorList();
      expect(splitFiles(joinFiles(entries, KINDS), KINDS, error)).toEqual(entries);
      error.throwIfAny();
    }),
    { numRuns: 100 },
  );
});

it('writes readable files: order of keys, long texts over several lines, times in quotes', () => {
  const entry = {
    ...{ art: 'seite', schluessel: 'bad', datei: 'seiten/bad.md', platz: 0 },
    ...{ daten: { titel: 'Bad', beginn: '08:00', bloecke: [{ md: 'Eins.\n\nZwei.\n' }] }, text: '## Preise' },
  };
  expect(joinFiles([entry], KINDS).get('seiten/bad.md')).toBe(`---
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
