import type { Kysely } from 'kysely';
import type { Database } from './database.ts';

/** An open database, the same to its users whether it is PostgreSQL or PGlite. */
export interface OpenDatabase {
  db: Kysely<Database>;
  art: 'pglite' | 'postgres';
  /**
   * Calls back for every `pg_notify` on the channel, with an empty payload when notifications may have been missed.
   * Resolves with the function that stops listening.
   */
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => void>;
  /**
   * Says from now on that the site of this address uses the database; false: a living process says so of another. Only where
   * several processes can open it.
   */
  claim?(site: string): Promise<boolean>;
  /** Called when the database is gone for good and the process had better restart. */
  onFailure(callback: (error: Error) => void): void;
  /** Connections of this process, and requests that wait for one. */
  connections(): { open: number; idle: number; waiting: number };
  close(): Promise<void>;
}
