import type { Migration } from 'kysely';
import * as maengel from './0058_maengel.ts';

/** Steps of the schema. A released one is never changed, only followed by another. */
export const migrations: Record<string, Migration> = {
  '0058_maengel': maengel,
};
