import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { BUCHUNG_SQL } from './book-sql.ts';
import { migrations } from './migrations/migrations.ts';

/** The step that installed the functions last, and what they were then. */
const INSTALLED = {
  step: '0057_buchung_mit_namen',
  hash: 'c177c5f65c02c58a1a384ecb55d91bd8bfd8ea470e244df2cbdb4be5829ac5b2',
};

it('a changed function comes with a step that installs it in databases that exist', () => {
  expect(migrations).toHaveProperty(INSTALLED.step);
  expect(createHash('sha256').update(BUCHUNG_SQL.join('\n')).digest('hex')).toBe(INSTALLED.hash);
});
