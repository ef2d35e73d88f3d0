import type { Migration } from 'kysely';
import * as bekanntmachungen from './0010_bekanntmachungen.ts';
import * as dokumente from './0156_bekanntmachung_dokumente.ts';

/** Steps of the schema. A released one is never changed, only followed by another. */
export const migrations: Record<string, Migration> = {
  '0010_bekanntmachungen': bekanntmachungen,
  '0156_bekanntmachung_dokumente': dokumente,
};
