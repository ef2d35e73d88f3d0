import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { DataSource } from '../database/database.ts';
import type { OpenDatabase } from '../database/database-handle.ts';
import { openStandby } from '../database/postgres.ts';
import { spreadReads } from '../database/spread-reads.ts';
import type { ContentState } from '../version/content-state.ts';
import { followStandby } from '../version/follow-standby.ts';
import { nameDatabase } from './claim-installation.ts';

/** Public reads from primary and standby if `DATABASE_READ_URL` is set, otherwise from the database only. */
export async function openReading(
  { DATABASE_READ_URL, DATABASE_POOL }: Pick<Config, 'DATABASE_READ_URL' | 'DATABASE_POOL'>,
  database: OpenDatabase,
  {
    stand: state,
    log,
    hear,
  }: { stand: ContentState; log: FastifyBaseLogger; hear?: Parameters<typeof openStandby>[2] },
): Promise<{ lesen: DataSource; close(): Promise<void> }> {
  if (!DATABASE_READ_URL) return { lesen: database.db, close: async () => {} };
  const db = openStandby(DATABASE_READ_URL, DATABASE_POOL, hear);
  try {
    const report = (isThere: boolean, error?: unknown) => {
      if (isThere) log.info('the standby reads again');
      else log.warn({ reason: (error as Error).message }, 'the standby does not read: the primary does it alone');
    };
    const standby = await followStandby(db, { name: await nameDatabase(database), stand: state, report });
    return {
      lesen: spreadReads(database.db, standby),
      async close() {
        standby.close();
        await db.destroy();
      },
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
