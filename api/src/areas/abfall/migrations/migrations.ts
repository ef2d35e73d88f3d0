import type { Migration } from 'kysely';
import * as abfall from './0012_abfall.ts';

/** Schema migrations. Never change a released one; add another. */
export const migrations: Record<string, Migration> = {
  '0012_abfall': abfall,
};
