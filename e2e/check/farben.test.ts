import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const sheets = execFileSync('git', ['ls-files', 'shared/*.css', 'mf-*/*.css'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n');

/** What looks right by day and cannot be read at night (docs/entscheidungen/032-dark-by-tokens.md), and what to take instead. */
const WRONG: [string, RegExp][] = [
  ['a ground of its own: --gm-sheet, --gm-paper, --gm-tint or --gm-wash', /background(-color)?:\s*(#fff|white)\b/],
  [
    'letters in a shade that stays dark: --gm-link or --gm-link-hover',
    /(?<!-|-200\);\s+)color:\s*var\(--gm-brand-[79]00\)/,
  ],
  ['light and dark said outside of the tokens', /light-dark\(|prefers-color-scheme/],
];

describe.each(WRONG)('no module has %s', (_name, pattern) => {
  it('in its styles', () => {
    expect(sheets.length).toBeGreaterThan(50);
    expect(sheets.filter((sheet) => pattern.test(readFileSync(join(ROOT, sheet), 'utf8')))).toEqual([]);
  });
});
