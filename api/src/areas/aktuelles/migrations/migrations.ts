import type { Migration } from 'kysely';
import * as artikelAsContent from './0158_artikel_als_inhalt.ts';

export const migrations: Record<string, Migration> = {
  '0158_artikel_als_inhalt': artikelAsContent,
};
