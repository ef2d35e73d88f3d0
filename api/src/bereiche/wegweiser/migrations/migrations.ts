import type { Migration } from 'kysely';
import * as wegweiser from './0011_wegweiser.ts';

/** Steps of the schema. A released one is never changed, only followed by another. */
export const migrations: Record<string, Migration> = {
  '0011_wegweiser': wegweiser,
};
