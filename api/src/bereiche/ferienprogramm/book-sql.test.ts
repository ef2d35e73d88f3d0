import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { BUCHUNG_SQL } from './book-sql.ts';
import { migrations } from './migrations/migrations.ts';

/** The step that installed the functions last, and what they were then. */
const INSTALLED = {
  step: '0070_bestaetigte_warteliste',
  hash: '85aefa825c78848f37324e09231d138fd21b34dbc3830f28ca5ae6d316863179',
};

it('a changed function comes with a step that installs it in databases that exist', () => {
  expect(migrations).toHaveProperty(INSTALLED.step);
  expect(createHash('sha256').update(BUCHUNG_SQL.join('\n')).digest('hex')).toBe(INSTALLED.hash);
});
