import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Config } from './betrieb/config.ts';
import type { OpenDatabase } from './daten/database-handle.ts';
import type { InhaltStand } from './inhalt/inhalt-stand.ts';
import type { AntwortCache } from './server/antwort-cache.ts';

/** What routes may use; handed to each of them when it is registered. */
export interface Dienste {
  config: Config;
  database: OpenDatabase;
  /** Which content is being served. */
  stand: InhaltStand;
  /** Finished replies of that content. */
  cache: AntwortCache;
  /** Turns true when the process is about to end: `/readyz` then answers 503. */
  drain: { active: boolean };
}

/** A file in `routes/` exports one of these per call. */
export type RoutePlugin = FastifyPluginAsyncZod<Dienste>;
