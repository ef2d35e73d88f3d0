import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { migrations } from '../../../migrations.ts';
import { BOOKING_SQL } from './book-sql.ts';

/** Latest migration that installed the functions, and the functions at that time. */
const INSTALLED = {
  step: '0019_ferienprogramm',
  hash: '85aefa825c78848f37324e09231d138fd21b34dbc3830f28ca5ae6d316863179',
};

it('a changed function has a migration that installs it in existing databases', () => {
  expect(migrations).toHaveProperty(INSTALLED.step);
  expect(createHash('sha256').update(BOOKING_SQL.join('\n')).digest('hex')).toBe(INSTALLED.hash);
});
