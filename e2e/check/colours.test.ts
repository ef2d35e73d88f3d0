import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const sheets = execFileSync('git', ['ls-files', 'shared/*.css', 'mf-*/*.css'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n');

/** Styles that break dark mode (docs/decisions/031-dark-mode-by-design-tokens.md), and the tokens to use instead. */
const WRONG: [string, RegExp][] = [
  ['a fixed background: --gm-sheet, --gm-paper, --gm-tint or --gm-wash', /background(-color)?:\s*(#fff|white)\b/],
  ['a text colour that stays dark: --gm-link or --gm-link-hover', /(?<!-|-200\);\s+)color:\s*var\(--gm-brand-[79]00\)/],
  ['colour schemes defined outside of the tokens', /light-dark\(|prefers-color-scheme/],
];

/** The colours of the illustrations, loaded only by pages that have one. */
const PALETTE = 'shared/ui/pictures/motif.module.css';

describe.each(WRONG)('no module has %s', (_name, pattern) => {
  it('in its styles', () => {
    expect(sheets.length).toBeGreaterThan(50);
    expect(
      sheets.filter((sheet) => sheet !== PALETTE && pattern.test(readFileSync(join(ROOT, sheet), 'utf8'))),
    ).toEqual([]);
  });
});
