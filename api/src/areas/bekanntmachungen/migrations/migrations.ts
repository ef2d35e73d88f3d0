import type { Migration } from 'kysely';
import * as bekanntmachungen from './0010_bekanntmachungen.ts';
import * as documents from './0156_bekanntmachung_dokumente.ts';

/** Schema migrations. Never change a released one; add another. */
export const migrations: Record<string, Migration> = {
  '0010_bekanntmachungen': bekanntmachungen,
  '0156_bekanntmachung_dokumente': documents,
};
