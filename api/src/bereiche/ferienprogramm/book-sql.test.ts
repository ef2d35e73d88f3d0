import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { BUCHUNG_SQL } from './book-sql.ts';
import { migrations } from './migrations/migrations.ts';

/** The step that installed the functions last, and what they were then. */
const INSTALLED = {
  step: '0065_bestaetigte_buchungen',
  hash: '6268b233e68527e9dae5af20d85b401a75b7761080339e1a5ad84b4ec1904717',
};

it('a changed function comes with a step that installs it in databases that exist', () => {
  expect(migrations).toHaveProperty(INSTALLED.step);
  expect(createHash('sha256').update(BUCHUNG_SQL.join('\n')).digest('hex')).toBe(INSTALLED.hash);
});
