import type { FastifyInstance } from 'fastify';
import { type AppOptions, createApp } from '../src/app.ts';
import type { Config } from '../src/core/platform/config/config.ts';
import { readConfig } from '../src/core/platform/config/read-config.ts';
import { createLogger } from '../src/core/platform/observability/logger.ts';
import { followContentState } from '../src/core/platform/version/content-state.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

export interface TestApp extends Omit<AppOptions, 'logger'> {
  app: FastifyInstance;
  database: TestDatabase;
  /** All log lines so far. */
  log: string[];
  close(): Promise<void>;
}

/** For tests that send more forms than one visitor may. */
export const WITHOUT_THROTTLING = { FORM_LIMIT: 1000, ACKNOWLEDGEMENTS_PER_HOUR: 1000 };

/** The whole api with its own database, for `inject` or `listen`; by default a new, migrated one. */
export async function createTestApp(settings: Partial<Config> = {}, own?: TestDatabase): Promise<TestApp> {
  const database = own ?? (await openTestDatabase());
  // Tests read what they have just booked.
  const config = { ...readConfig({}), HOLIDAY_PLACES_SECONDS: 0, ...database.options, ...settings };
  const state = await followContentState(database);
  const drain = { active: false };
  const log: string[] = [];
  const logger = createLogger('debug', { write: (line) => void log.push(line) });
  const services = { config, database, stand: state, drain };
  const app = await createApp({ ...services, logger });
  return {
    ...services,
    app,
    log,
    async close() {
      await app.close();
      state.close();
      await database.remove();
    },
  };
}
