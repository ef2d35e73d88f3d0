import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { migrate } from './daten/migrate.ts';
import { openDatabase } from './daten/open-database.ts';
import { followInhaltStand, tickInhaltStand } from './inhalt/inhalt-stand.ts';
import { starteMailVersand } from './mail/starte-mail-versand.ts';
import { starteAufraeumen } from './starte-aufraeumen.ts';

/** How long pages of a foreign content system may be kept, in milliseconds. */
const FREMDE_LEBENSDAUER = 60_000;

export interface RunningApi {
  /** Where it listens, e.g. `http://127.0.0.1:3001`. */
  address: string;
  /** Ends without dropping a request: first not ready, then closed, the database last. */
  stop(): Promise<void>;
}

/** Opens the database, migrates it, and listens. Throws when one of these fails; nothing stays open then. */
export async function startApi(config: Config, logger: FastifyBaseLogger): Promise<RunningApi> {
  const database = await openDatabase(config);
  try {
    const migrated = await migrate(database.db);
    if (migrated.length > 0) logger.info({ migrated }, 'database migrated');
    const stand = config.CMS_URL ? tickInhaltStand(FREMDE_LEBENSDAUER) : await followInhaltStand(database);
    const drain = { active: false };
    const app = await createApp({ config, database, stand, drain, logger });
    const mailVersand = await starteMailVersand(config, database, logger);
    const beendeAufraeumen = starteAufraeumen(database.db, logger);
    const address = await app.listen({ port: config.API_PORT, host: config.API_HOST });
    database.onFailure((err) => {
      logger.fatal({ err }, 'the database is gone');
      process.exit(1);
    });
    return {
      address,
      async stop() {
        drain.active = true;
        await wait(config.SHUTDOWN_DELAY);
        await app.close();
        stand.close();
        beendeAufraeumen();
        await mailVersand.beende();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
