import type { Migration } from 'kysely';
import * as abfall from './0012_abfall.ts';

/** Steps of the schema. A released one is never changed, only followed by another. */
export const migrations: Record<string, Migration> = {
  '0012_abfall': abfall,
};
