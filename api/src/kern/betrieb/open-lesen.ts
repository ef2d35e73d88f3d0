import type { FastifyBaseLogger } from 'fastify';
import type { Datenquelle } from '../daten/database.ts';
import type { OpenDatabase } from '../daten/database-handle.ts';
import { openStandby } from '../daten/postgres.ts';
import { spreadReads } from '../daten/spread-reads.ts';
import { followStandby } from '../inhalt/follow-standby.ts';
import type { InhaltStand } from '../inhalt/inhalt-stand.ts';
import { nameDatabase } from './claim-installation.ts';
import type { Config } from './config.ts';

/** What everybody may read, asked of primary and standby where there is a `DATABASE_READ_URL`, else of the database alone. */
export async function openLesen(
  { DATABASE_READ_URL, DATABASE_POOL }: Pick<Config, 'DATABASE_READ_URL' | 'DATABASE_POOL'>,
  database: OpenDatabase,
  { stand, log, hear }: { stand: InhaltStand; log: FastifyBaseLogger; hear?: Parameters<typeof openStandby>[2] },
): Promise<{ lesen: Datenquelle; close(): Promise<void> }> {
  if (!DATABASE_READ_URL) return { lesen: database.db, close: async () => {} };
  const db = openStandby(DATABASE_READ_URL, DATABASE_POOL, hear);
  try {
    const report = (isThere: boolean, error?: unknown) => {
      if (isThere) log.info('the standby reads again');
      else log.warn({ reason: (error as Error).message }, 'the standby does not read: the primary does it alone');
    };
    const standby = await followStandby(db, { name: await nameDatabase(database), stand, report });
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
