import type { Migration } from 'kysely';
import * as kitavormerkungen from './0007_kitavormerkungen.ts';

/** Schema migrations. Never change a released one; add another. */
export const migrations: Record<string, Migration> = {
  '0007_kitavormerkungen': kitavormerkungen,
};
