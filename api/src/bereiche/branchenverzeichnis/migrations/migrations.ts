import type { Migration } from 'kysely';
import * as branchenverzeichnis from './0010_branchenverzeichnis.ts';

/** Steps of the schema. A released one is never changed, only followed by another. */
export const migrations: Record<string, Migration> = {
  '0010_branchenverzeichnis': branchenverzeichnis,
};
