import type { Migration } from 'kysely';
import * as intranet from './0020_intranet.ts';
import * as archiveFiles from './0096_archivdateien.ts';

/** Schema migrations. Never change a released one; add another. */
export const migrations: Record<string, Migration> = {
  '0020_intranet': intranet,
  '0096_archivdateien': archiveFiles,
};
