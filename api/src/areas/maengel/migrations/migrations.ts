import type { Migration } from 'kysely';
import * as maengel from './0058_maengel.ts';

/** Schema migrations. Never change a released one; add another. */
export const migrations: Record<string, Migration> = {
  '0058_maengel': maengel,
};
