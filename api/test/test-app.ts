import type { FastifyInstance } from 'fastify';
import { type AppOptions, createApp } from '../src/app.ts';
import type { Config } from '../src/kern/betrieb/config.ts';
import { createLogger } from '../src/kern/betrieb/logger.ts';
import { readConfig } from '../src/kern/betrieb/read-config.ts';
import { followInhaltStand } from '../src/kern/inhalt/inhalt-stand.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

export interface TestApp extends Omit<AppOptions, 'logger'> {
  app: FastifyInstance;
  database: TestDatabase;
  /** Every log line written so far. */
  log: string[];
  close(): Promise<void>;
}

/** For tests that send more forms than one visitor may. */
export const OHNE_BREMSEN = { FORMULAR_LIMIT: 1000, EINGANGSMAILS_JE_STUNDE: 1000 };

/** The whole api on a database of its own, to be used with `inject` or `listen`; by default a new and migrated one. */
export async function createTestApp(settings: Partial<Config> = {}, own?: TestDatabase): Promise<TestApp> {
  const database = own ?? (await openTestDatabase());
  // What a test has just booked, it looks for.
  const config = { ...readConfig({}), FERIEN_PLAETZE_SEKUNDEN: 0, ...database.options, ...settings };
  const stand = await followInhaltStand(database);
  const drain = { active: false };
  const log: string[] = [];
  const logger = createLogger('debug', { write: (line) => void log.push(line) });
  const dienste = { config, database, stand, drain };
  const app = await createApp({ ...dienste, logger });
  return {
    ...dienste,
    app,
    log,
    async close() {
      await app.close();
      stand.close();
      await database.remove();
    },
  };
}
