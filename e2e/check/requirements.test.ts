import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FULL_ONLY, TASKS } from '../run/selection.mjs';
import { createStages } from '../run/stages.mjs';
import { listFiles, ROOT, readFile as read } from './project-files.ts';

interface Requirement {
  nummer: string;
  tests: string[];
}

/** A table row: `| F-9 | requirement | `path of a test`, … |`. */
const LINE = /^\| ([A-Z]-\d+) \|.*\|(.*)\|$/gm;
/** `requirement F-9`, `requirements R-2, I-1`; in a comment a line break may separate them. */
const CROSS_REFERENCE = /\brequirements?[\s*/]+([A-Z]-\d+(?:(?:,| and)[\s*/]+[A-Z]-\d+)*)/gi;

const readTable = (text: string): Requirement[] =>
  [...text.matchAll(LINE)].map(([, num = '', tests = '']) => ({
    nummer: num,
    tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  }));

const readReferences = (text: string): string[] =>
  [...text.matchAll(CROSS_REFERENCE)].flatMap(([, numbers = '']) => numbers.match(/[A-Z]-\d+/g) ?? []);

const isTest = (file: string): boolean => /\.(test\.tsx?|spec\.ts)$/.test(file);

/** Whether `npm test` runs it; `npm run test:full` runs all. */
const isSelected = (file: string): boolean =>
  file.endsWith('.spec.ts') ? TASKS.includes(file) : !FULL_ONLY.includes(file);

/** Numbers that the sentence above the tables leaves to `npm run test:full`. */
const readFullOnly = (text: string): string[] =>
  /^Only `npm run test:full` proves ([^.]*)\./m.exec(text)?.[1]?.match(/[A-Z]-\d+/g) ?? [];

/** Problems of the tables. */
function checkTable(table: readonly Requirement[], exists: (file: string) => boolean): string[] {
  const numbers = table.map(({ nummer: num }) => num);
  return [
    ...numbers.filter((num, at) => numbers.indexOf(num) < at).map((num) => `${num}: used twice`),
    ...table.filter(({ tests }) => tests.length === 0).map(({ nummer: num }) => `${num}: no test`),
    ...table.flatMap(({ nummer: num, tests }) =>
      tests.filter((file) => !isTest(file) || !exists(file)).map((file) => `${num}: no test ${file}`),
    ),
  ];
}

/** References to missing rows and to a missing document. */
function checkReferences(files: Iterable<[name: string, text: string]>, table: readonly Requirement[]): string[] {
  const known = new Set(table.map(({ nummer: num }) => num));
  return [...files].flatMap(([name, text]) => [
    ...readReferences(text)
      .filter((num) => !known.has(num))
      .map((num) => `${name}: no requirement of this number, ${num}`),
    ...(/\bspecification\b/i.test(text)
      ? [`${name}: names a specification; docs/requirements.md has the numbers`]
      : []),
  ]);
}

const files = listFiles(/\.(tsx?|mjs|cjs|css|md|ya?ml)$/).filter((file) => !file.startsWith('e2e/check/'));

describe('the check of requirements', () => {
  const table = readTable(
    [
      '| no. | required | tests |',
      '|---|---|---|',
      '| X-1 | One thing. | `a.test.ts`, `b.spec.ts` |',
      '| X-2 | Another, by `c.test.ts`. | |',
      '| X-1 | A third. | `weg.test.ts` |',
      '| X-3 | A fourth. | `a.ts` |',
    ].join('\n'),
  );

  it('reports rows without tests, with missing or no files, and duplicate numbers', () => {
    expect(checkTable(table, (file) => file !== 'weg.test.ts')).toEqual([
      'X-1: used twice',
      'X-2: no test',
      'X-1: no test weg.test.ts',
      'X-3: no test a.ts',
    ]);
  });

  it('reports references without a row, also across lines and in lists', () => {
    const texts: [string, string][] = [
      ['a.ts', '/** Free places (requirement X-1). */'],
      ['b.ts', '/**\n * Requirements X-2,\n * X-7 and X-3; as requirement\n * Y-1 has it.\n */'],
      ['c.ts', `const referenz = 'X-9'; // UTF-8`],
      ['d.ts', '// as in specification A2'],
      ['e.ts', `'@type': 'OpeningHoursSpecification'`],
    ];
    expect(checkReferences(texts, table)).toEqual([
      'b.ts: no requirement of this number, X-7',
      'b.ts: no requirement of this number, Y-1',
      'd.ts: names a specification; docs/requirements.md has the numbers',
    ]);
  });
});

describe('requirements', () => {
  const table = readTable(read('docs/requirements.md'));

  it('have unique numbers and existing tests', () => {
    expect(table.length).toBeGreaterThan(50);
    expect(checkTable(table, (file) => existsSync(join(ROOT, file)))).toEqual([]);
  });

  it('are proven by npm test, but for those that the document leaves to npm run test:full', () => {
    for (const file of [...FULL_ONLY, ...TASKS]) expect(existsSync(join(ROOT, file)), file).toBe(true);
    expect(isSelected('shared/rules/date.test.ts')).toBe(true);
    const left = table.filter(({ tests }) => !tests.some(isSelected)).map(({ nummer: num }) => num);
    expect(readFullOnly(read('docs/requirements.md'))).toEqual(left);
  });

  it('name what Vitest leaves out', () => {
    const projects = { root: ROOT, workspaces: ['api', 'e2e', 'shell'], checks: [], full: false };
    const listed = createStages(projects).flatMap(({ name, command, env }) => {
      const args = command('report.json').filter((arg: string) => /^--(root|project)=/.test(arg));
      const root = args[0]?.replace('--root=', '');
      if (!root) return [];
      const files = execFileSync('node_modules/.bin/vitest', ['list', '--filesOnly', ...args], {
        cwd: ROOT,
        encoding: 'utf8',
        env: { ...process.env, ...env?.('report.json') },
      });
      expect(files, name).toContain('.test.ts');
      return files.split('\n').map((line) => `${root}/${line.replace(/^\[.*\] /, '')}`);
    });
    expect(listed).toContain('shell/src/store/check-release.test.ts');
    expect(listed.filter((file) => FULL_ONLY.includes(file))).toEqual([]);
  });

  it('exist for every reference', () => {
    const texts = files.map((file): [string, string] => [file, read(file)]);
    expect(texts.flatMap(([, text]) => readReferences(text)).length).toBeGreaterThan(50);
    expect(checkReferences(texts, table)).toEqual([]);
  });
});

/** Paths in table cells: `api/src/areas.ts`; not ambiguous ones such as `calls/` or `area.ts`. */
const listPaths = (text: string): string[] =>
  [...text.matchAll(/^\|.*\|$/gm)].flatMap(([line]) =>
    [...line.matchAll(/`((?:api|docs|e2e|shared|shell|mf-[a-z]+)\/[^`<…]+)`/g)].map(([, path = '']) => path),
  );

/** The table rows of docs/development.md under this heading. */
const readSection = (heading: string): string =>
  read('docs/development.md').split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

const listMissing = (text: string): string[] => listPaths(text).filter((path) => !existsSync(join(ROOT, path)));

/** Files that the npm scripts of a package name; Vitest finds those of its `--root`. */
const listScriptFiles = (scripts: Record<string, string>): string[] =>
  Object.values(scripts).flatMap((script) => {
    const [, root = '.'] = /--root=(\S+)/.exec(script) ?? [];
    return (script.match(/(?<=\s)[\w./-]+\.(?:ts|mjs)(?=\s|$)/g) ?? []).map((file) =>
      /\.test\.ts$/.test(file) ? join(root, file) : file,
    );
  });

describe('npm scripts', () => {
  it('name existing files', () => {
    expect(listScriptFiles({ a: 'X=1 vitest run --root=api src/a.test.ts', b: 'tsx cli/b.ts --x' })).toEqual([
      'api/src/a.test.ts',
      'cli/b.ts',
    ]);
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const found = listScriptFiles(scripts);
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });
});

describe('guides to the source tree', () => {
  it('distinguish existing from missing paths', () => {
    expect(listMissing('| x | `api/src/weg.ts`, `api/src/areas.ts` and `calls/` |\nnot `api/src/fort.ts`')).toEqual([
      'api/src/weg.ts',
    ]);
  });

  it('cover twenty tasks with existing paths', () => {
    const section = readSection('I want to change …');
    expect(section.match(/^\| (?!…)(?!-).*\|$/gm)?.length).toBeGreaterThanOrEqual(20);
    expect(listMissing(section)).toEqual([]);
  });

  it('cover every term', () => {
    const glossary = read('docs/glossary.md');
    expect(listPaths(glossary).length).toBeGreaterThan(30);
    expect(listMissing(glossary)).toEqual([]);
  });
});
