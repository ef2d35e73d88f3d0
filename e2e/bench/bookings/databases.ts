import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { startPostgres } from '../../support/site/postgres.ts';
import type { ServerProcess } from '../../support/site/server-process.ts';
import { startApi } from '../../support/site/site.ts';
import { EVENTS } from './load.ts';

/** Default size of the api's connection pool. */
export const CONNECTIONS = 10;

export type Query = (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

export interface BenchDatabase {
  name: string;
  /** Connection string, for PostgreSQL only. */
  url?: string;
  /** Maximum number of api processes. */
  processes: number;
  start(): Promise<ServerProcess>;
  /** Runs statements outside the api; no api process may run meanwhile. */
  use<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

const LIMITS = { DATABASE_POOL: String(CONNECTIONS), FORM_LIMIT: '1000000000', LOG_LEVEL: 'error' };

/** A separate PostgreSQL server. */
export async function createPostgres(): Promise<BenchDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-bookings-'));
  const { url, stop } = await startPostgres();
  return {
    name: 'PostgreSQL',
    url,
    processes: 2,
    start: () => startApi(folder, { ...LIMITS, DATABASE_URL: url }),
    async use(work) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        return await work(async (sql, values) => (await client.query(sql, values)).rows);
      } finally {
        await client.end();
      }
    },
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The embedded database of the api process, the default of `npm start`. */
export function createEmbedded(): BenchDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'bench-bookings-'));
  return {
    name: 'PGlite',
    processes: 1,
    start: () => startApi(folder, LIMITS),
    async use(work) {
      const database = await PGlite.create(join(folder, 'datenbank/pg'));
      try {
        return await work(async (sql, values) => (await database.query<Record<string, unknown>>(sql, values)).rows);
      } finally {
        await database.close();
      }
    },
    async stop() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Replaces the content with events only, one a day, each with `places` places. */
export async function setEvents(query: Query, places: number): Promise<void> {
  await query(
    'truncate ferien_buchungen, ferien_veranstaltungen, outbox, idempotenz, drosseln restart identity cascade',
  );
  await query(
    `insert into ferien_veranstaltungen (id, rubrik, titel, text, datum_von, datum_bis, preis, alter_min, alter_max,
       teilnehmer_min, teilnehmer_max)
     select n, 24, 'Angebot ' || n, '', (current_date + 30 + n)::text || 'T09:00', (current_date + 30 + n)::text || 'T12:00',
       500, 0, 999, 0, $2 from generate_series(1, $1::int) n`,
    [EVENTS, places],
  );
  await query(
    'vacuum analyze ferien_buchungen, ferien_kinder, ferien_teilnahmen, ferien_veranstaltungen, outbox, idempotenz, drosseln',
  );
}

/** Postpones the mails to tomorrow: the bare statements send none either. */
export async function postponeMails(query: Query): Promise<void> {
  await query(`create or replace function postpone() returns trigger language plpgsql as
    $$ begin new.faellig = now() + interval '1 day'; return new; end $$`);
  await query('create or replace trigger postpone before insert on outbox for each row execute function postpone()');
}

export async function sendMailsAgain(query: Query): Promise<void> {
  await query('drop trigger postpone on outbox');
}
