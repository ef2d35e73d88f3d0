import type { Migration } from 'kysely';
import * as intranet from './0020_intranet.ts';
import * as archivdateien from './0096_archivdateien.ts';

/** Steps of the schema. A released one is never changed, only followed by another. */
export const migrations: Record<string, Migration> = {
  '0020_intranet': intranet,
  '0096_archivdateien': archivdateien,
};
