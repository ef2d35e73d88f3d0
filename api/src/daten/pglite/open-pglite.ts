import { mkdir } from 'node:fs/promises';
import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { DurableNodeFs } from './durable-node-fs.ts';

/** `-F` switches fsync off; everything else PGlite starts with stays. */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];

/**
 * Opens the embedded database in the folder, creating it when there is none. Extensions have to be passed at every
 * open, not only at the first. The caller holds the folder's lock: a second instance would corrupt it silently.
 */
export async function openPglite(dataDir: string, onSync?: () => void): Promise<PGlite> {
  await mkdir(dataDir, { recursive: true });
  return PGlite.create({
    fs: new DurableNodeFs(dataDir, onSync),
    extensions: { unaccent, pg_trgm },
    startParams,
    // Same JavaScript types as `postgres.ts` sets for pg: counters are numbers, calendar days stay `YYYY-MM-DD`.
    parsers: { [types.INT8]: Number, [types.DATE]: (value) => value },
  });
}
