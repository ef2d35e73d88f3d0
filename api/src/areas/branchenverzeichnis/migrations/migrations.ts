import type { Migration } from 'kysely';
import * as branchenverzeichnis from './0010_branchenverzeichnis.ts';

/** Schema migrations. Never change a released one; add another. */
export const migrations: Record<string, Migration> = {
  '0010_branchenverzeichnis': branchenverzeichnis,
};
