import type { Migration } from 'kysely';
import * as kitavormerkungen from './0007_kitavormerkungen.ts';

/** Steps of the schema. A released one is never changed, only followed by another. */
export const migrations: Record<string, Migration> = {
  '0007_kitavormerkungen': kitavormerkungen,
};
