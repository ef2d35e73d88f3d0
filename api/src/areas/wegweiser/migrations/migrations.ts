import type { Migration } from 'kysely';
import * as wegweiser from './0011_wegweiser.ts';

/** Schema migrations. Never change a released one; add another. */
export const migrations: Record<string, Migration> = {
  '0011_wegweiser': wegweiser,
};
