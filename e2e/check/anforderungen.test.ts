import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

interface Anforderung {
  nummer: string;
  tests: string[];
}

/** A row of a table: `| F-9 | what is required | `path of a test`, … |`. */
const ZEILE = /^\| ([A-Z]-\d+) \|.*\|(.*)\|$/gm;
/** `requirement F-9`, `requirements R-2, I-1`; a comment may break the line in between. */
const VERWEIS = /\brequirements?[\s*/]+([A-Z]-\d+(?:(?:,| and)[\s*/]+[A-Z]-\d+)*)/gi;

const readTable = (text: string): Anforderung[] =>
  [...text.matchAll(ZEILE)].map(([, nummer = '', tests = '']) => ({
    nummer,
    tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, datei = '']) => datei),
  }));

const readReferences = (text: string): string[] =>
  [...text.matchAll(VERWEIS)].flatMap(([, nummern = '']) => nummern.match(/[A-Z]-\d+/g) ?? []);

const isTest = (datei: string): boolean => /\.(test\.tsx?|spec\.ts)$/.test(datei);

/** What is wrong with the tables. */
function checkTable(table: readonly Anforderung[], exists: (datei: string) => boolean): string[] {
  const nummern = table.map(({ nummer }) => nummer);
  return [
    ...nummern.filter((nummer, at) => nummern.indexOf(nummer) < at).map((nummer) => `${nummer}: used twice`),
    ...table.filter(({ tests }) => tests.length === 0).map(({ nummer }) => `${nummer}: no test`),
    ...table.flatMap(({ nummer, tests }) =>
      tests.filter((datei) => !isTest(datei) || !exists(datei)).map((datei) => `${nummer}: no test ${datei}`),
    ),
  ];
}

/** References to rows that are not there, and to a document that is not there. */
function checkReferences(files: Iterable<[name: string, text: string]>, table: readonly Anforderung[]): string[] {
  const known = new Set(table.map(({ nummer }) => nummer));
  return [...files].flatMap(([name, text]) => [
    ...readReferences(text)
      .filter((nummer) => !known.has(nummer))
      .map((nummer) => `${name}: no requirement of this number, ${nummer}`),
    ...(/\bspecification\b/i.test(text)
      ? [`${name}: names a specification; docs/anforderungen.md has the numbers`]
      : []),
  ]);
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|mjs|cjs|css|md|ya?ml)$/.test(file))
  .filter((file) => !file.startsWith('e2e/check/') && existsSync(join(ROOT, file)));

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

describe('the check of requirements', () => {
  const tabelle = readTable(
    [
      '| no. | required | tests |',
      '|---|---|---|',
      '| X-1 | One thing. | `a.test.ts`, `b.spec.ts` |',
      '| X-2 | Another, by `c.test.ts`. | |',
      '| X-1 | A third. | `weg.test.ts` |',
      '| X-3 | A fourth. | `a.ts` |',
    ].join('\n'),
  );

  it('names rows without a test, with one that is gone or none, and numbers used twice', () => {
    expect(checkTable(tabelle, (datei) => datei !== 'weg.test.ts')).toEqual([
      'X-1: used twice',
      'X-2: no test',
      'X-1: no test weg.test.ts',
      'X-3: no test a.ts',
    ]);
  });

  it('names references without a row, also across lines and in lists', () => {
    const texts: [string, string][] = [
      ['a.ts', '/** Free places (requirement X-1). */'],
      ['b.ts', '/**\n * Requirements X-2,\n * X-7 and X-3; as requirement\n * Y-1 has it.\n */'],
      ['c.ts', `const referenz = 'X-9'; // UTF-8`],
      ['d.ts', '// as in specification A2'],
      ['e.ts', `'@type': 'OpeningHoursSpecification'`],
    ];
    expect(checkReferences(texts, tabelle)).toEqual([
      'b.ts: no requirement of this number, X-7',
      'b.ts: no requirement of this number, Y-1',
      'd.ts: names a specification; docs/anforderungen.md has the numbers',
    ]);
  });
});

describe('requirements', () => {
  const table = readTable(read('docs/anforderungen.md'));

  it('each have a number of their own and tests that exist', () => {
    expect(table.length).toBeGreaterThan(50);
    expect(checkTable(table, (datei) => existsSync(join(ROOT, datei)))).toEqual([]);
  });

  it('are there for every reference', () => {
    const texts = files.map((file): [string, string] => [file, read(file)]);
    expect(texts.flatMap(([, text]) => readReferences(text)).length).toBeGreaterThan(50);
    expect(checkReferences(texts, table)).toEqual([]);
  });
});

/** Files and folders that a text names in tables: `api/src/bereiche.ts`; not `calls/` or `bereich.ts`, of which there are many. */
const listPaths = (text: string): string[] =>
  [...text.matchAll(/^\|.*\|$/gm)].flatMap(([zeile]) =>
    [...zeile.matchAll(/`((?:api|docs|e2e|shared|shell|mf-[a-z]+)\/[^`<…]+)`/g)].map(([, pfad = '']) => pfad),
  );

/** The rows of README.md below this heading. */
const readSection = (heading: string): string => read('README.md').split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

const listMissing = (text: string): string[] => listPaths(text).filter((pfad) => !existsSync(join(ROOT, pfad)));

describe('ways through the tree', () => {
  it('tells a path that is there from one that is gone', () => {
    expect(listMissing('| x | `api/src/weg.ts`, `api/src/bereiche.ts` and `calls/` |\nnot `api/src/fort.ts`')).toEqual([
      'api/src/weg.ts',
    ]);
  });

  it('are there for twenty wishes and lead to something', () => {
    const section = readSection('I want to change …');
    expect(section.match(/^\| (?!…)(?!-).*\|$/gm)?.length).toBeGreaterThanOrEqual(20);
    expect(listMissing(section)).toEqual([]);
  });

  it('are there for every word', () => {
    const glossar = read('docs/glossar.md');
    expect(listPaths(glossar).length).toBeGreaterThan(30);
    expect(listMissing(glossar)).toEqual([]);
  });
});
