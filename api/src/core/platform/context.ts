import type { FastifyBaseLogger } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Config } from './config/config.ts';
import type { DataSource } from './database/database.ts';
import type { OpenDatabase } from './database/database-handle.ts';
import type { Migrations } from './database/migrate.ts';
import type { JobWorker } from './jobs/worker.ts';
import type { AnswerCache } from './version/answer-cache.ts';
import type { ContentState } from './version/content-state.ts';

/** Context for calls of the lowest floor. Each floor above extends it. */
export interface PlatformContext {
  config: Config;
  database: OpenDatabase;
  /**
   * For public reads of a single content version; a standby may answer. Use `database` for reads after one's own write,
   * accounts and counters.
   */
  lesen: DataSource;
  /** Version of the served content. */
  stand: ContentState;
  /** Cached replies of that version. */
  cache: AnswerCache;
  /** True during shutdown: `/readyz` then answers 503. */
  drain: { active: boolean };
  /** Path prefixes of switched-off areas. */
  verborgen: readonly string[];
  /** Entry kinds of switched-off areas. */
  verborgeneTypen: readonly string[];
  /** Schema migrations of all areas. */
  migrations: Migrations;
}

/** Each file in a folder `calls/` exports one of these per call. */
export type RoutePlugin<Context extends PlatformContext = PlatformContext> = FastifyPluginAsyncZod<Context>;

/** Context for jobs. */
export interface Environment extends Pick<PlatformContext, 'config' | 'database' | 'stand'> {
  log: FastifyBaseLogger;
}

/** A background job that runs until shutdown. */
export type Job = (environment: Environment) => Pick<JobWorker, 'end'> | Promise<Pick<JobWorker, 'end'>>;

/** Whether a page belongs to a switched-off area. */
export const isHidden = (path: string, hidden: readonly string[]): boolean =>
  hidden.some((folder) => path.startsWith(folder));
