import type { Kysely } from 'kysely';
import type { Database } from './database.ts';

/** Who else has registered: a running process of another site, or a restore. */
export type Claim = 'alone' | 'another site' | 'restore';

/** An open database with the same interface for PostgreSQL and PGlite. */
export interface OpenDatabase {
  db: Kysely<Database>;
  art: 'pglite' | 'postgres';
  /**
   * Calls back for every `pg_notify` on the channel, and with an empty payload if notifications may have been missed.
   * Resolves with a function that stops listening.
   */
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => void>;
  /**
   * Registers this site as the user of the database, and tells who else is. Only for databases that several processes
   * can open.
   */
  claim?(site: string): Promise<Claim>;
  /** Called after a permanent failure; the process should restart. */
  onFailure(callback: (error: Error) => void): void;
  /** Connections of this process, and requests that wait for one. */
  connections(): { open: number; idle: number; waiting: number };
  close(): Promise<void>;
}
