import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../support/site/site.ts';

const FOLDER = 'docs/decisions';
/** About one screen. */
const MAX_WORDS = 420;
const SECTIONS = ['Context', 'Decision', 'Consequences'];
/** `decision 014`, `decisions 001 to 005, 024 and 082`; in a comment a line break may separate them. */
const REFERENCE = /\bdecisions?\)?((?:[\s*/,]+(?:(?:and|to)[\s*/]+)?\d{3}\b)+)/gi;
/** `docs/decisions/014-brute-force-….md` in any file, `(014-brute-force-….md)` within the folder. */
const LINK = /(?:decisions\/|\]\()(\d{3}-[a-z0-9-]+\.md)/g;

type Documents = ReadonlyMap<string, string>;

const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Problems of the decisions, by file name: numbers, titles, dates, statuses, sections, length, and the index. */
function checkDecisions(decisions: Documents, index: string): string[] {
  const names = [...decisions.keys()].sort();
  return names.flatMap((name, place) => {
    const text = decisions.get(name) ?? '';
    const number = String(place + 1).padStart(3, '0');
    const superseding = /^Status: superseded by \[(\d{3})\]/m.exec(text)?.[1];
    const words = countWords(text);
    return [
      ...(name.startsWith(`${number}-`) ? [] : [`${name}: the next number is ${number}`]),
      ...(new RegExp(`^# ${name.slice(0, 3)} \\S`).test(text) ? [] : [`${name}: no title with its number`]),
      ...(/^Date: \d{4}-\d{2}-\d{2}$/m.test(text) ? [] : [`${name}: no date`]),
      ...(superseding || /^Status: accepted$/m.test(text) ? [] : [`${name}: no status`]),
      ...(superseding && !names.some((other) => other.startsWith(superseding))
        ? [`${name}: ${superseding} is gone`]
        : []),
      ...SECTIONS.filter((section) => !text.includes(`**${section}.**`)).map((section) => `${name}: no ${section}`),
      ...(words > MAX_WORDS ? [`${name}: ${words} words, at most ${MAX_WORDS}`] : []),
      ...(index.includes(`](${name})`) ? [] : [`${name}: not in the index`]),
    ];
  });
}

/** References and links to decisions that do not exist. */
const findDangling = (texts: Documents, names: readonly string[]): string[] =>
  [...texts].flatMap(([file, text]) => [
    ...[...text.matchAll(REFERENCE)]
      .flatMap(([, numbers = '']) => numbers.match(/\d{3}/g) ?? [])
      .filter((number) => !names.some((name) => name.startsWith(number)))
      .map((number) => `${file}: decision ${number}`),
    ...[...text.matchAll(LINK)]
      .map(([, name = '']) => name)
      .filter((name) => !names.includes(name))
      .map((name) => `${file}: ${name}`),
  ]);

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const names = readdirSync(join(ROOT, FOLDER)).filter((name) => /^\d/.test(name));

describe('decisions', () => {
  it('have consecutive numbers, a title, a date, a status, all sections, at most one screen, and an entry in the index', () => {
    const decisions = new Map(names.map((name) => [name, read(`${FOLDER}/${name}`)]));
    expect(checkDecisions(decisions, read(`${FOLDER}/README.md`))).toEqual([]);
  });

  it('exist for every reference', () => {
    const files = execFileSync('git', ['ls-files', '*.md', '*.ts', '*.tsx', '*.mjs', '*.cjs', '*.css'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    const texts = new Map(
      files
        .trim()
        .split('\n')
        .filter((file) => !file.endsWith('decisions.test.ts') && file !== `${FOLDER}/README.md`)
        .filter((file) => existsSync(join(ROOT, file)))
        .map((file) => [file, read(file)]),
    );
    // The rest of the README contains an example with the next number.
    const [index = ''] = read(`${FOLDER}/README.md`).split('## How to write one');
    expect(findDangling(texts.set('the index', index), names)).toEqual([]);
  });

  it('are reported when one of these is missing', () => {
    const sections = SECTIONS.map((section) => `**${section}.** Some words.`).join('\n\n');
    const good = `# 001 Islands\n\nDate: 2026-11-28\nStatus: accepted\n\n${sections}\n`;
    expect(checkDecisions(new Map([['001-islands.md', good]]), '[001](001-islands.md)')).toEqual([]);
    expect(checkDecisions(new Map([['001-islands.md', good + 'word '.repeat(420)]]), '[001](001-islands.md)')).toEqual([
      '001-islands.md: 435 words, at most 420',
    ]);
    expect(checkDecisions(new Map([['002-islands.md', 'Islands\n\nStatus: superseded by [009]']]), '')).toEqual([
      '002-islands.md: the next number is 001',
      '002-islands.md: no title with its number',
      '002-islands.md: no date',
      '002-islands.md: 009 is gone',
      '002-islands.md: no Context',
      '002-islands.md: no Decision',
      '002-islands.md: no Consequences',
      '002-islands.md: not in the index',
    ]);
  });

  it('are reported when a reference is broken', () => {
    const texts = new Map([
      ['a.ts', '// See decision 002 and decisions\n * 001, 003 and 004.'],
      ['b.md', '[decision 001](../docs/decisions/001-hydration.md), [001](001-islands.md)'],
    ]);
    expect(findDangling(texts, ['001-islands.md', '004-forms.md'])).toEqual([
      'a.ts: decision 002',
      'a.ts: decision 003',
      'b.md: 001-hydration.md',
    ]);
  });
});
