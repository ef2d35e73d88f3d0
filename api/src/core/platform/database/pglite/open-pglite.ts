import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { DurableNodeFs } from './durable-node-fs.ts';

/**
 * Removes `-F`, which disables fsync; PGlite's other start parameters stay. PostgreSQL's own cache is a second one
 * beside that of the system: with 128 MB, its default, the process takes 100 MB more and answers no faster.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=32MB'].flatMap((setting) => ['-c', setting]),
];

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Creating a database bypasses the server's fsync: a power failure in the first minute would corrupt it. */
async function syncFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await syncFolder(path);
    else await syncPath(path);
  }
  await syncPath(folder);
}

function openFolder(dataDir: string, onSync?: () => void): Promise<PGlite> {
  return PGlite.create({
    fs: new DurableNodeFs(dataDir, onSync),
    extensions: { unaccent, pg_trgm },
    startParams,
    // The same JavaScript types as `postgres.ts` sets for pg: bigints are numbers, dates stay `YYYY-MM-DD`.
    parsers: { [types.INT8]: Number, [types.DATE]: (value) => value },
  });
}

/**
 * Created under a temporary name and renamed when complete: creation takes seconds, and an interrupted one would
 * prevent every later start.
 */
async function createFolder(dataDir: string): Promise<void> {
  const draft = `${dataDir}.neu`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const pg = await openFolder(draft);
  await pg.close();
  await syncFolder(draft);
  await rename(draft, dataDir);
  await syncPath(dirname(dataDir));
}

/**
 * Opens the embedded database in the folder, creating it if necessary; `onSync` is called after every fsync. Extensions
 * must be passed at every open, not only at the first. The caller holds the folder's lock, because a second instance
 * would silently corrupt the data.
 */
export async function openPglite(dataDir: string, onSync?: () => void): Promise<PGlite> {
  if (!existsSync(dataDir)) await createFolder(dataDir);
  return openFolder(dataDir, onSync);
}
