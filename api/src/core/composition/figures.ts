import { type RawBuilder, sql } from 'kysely';
import type { DataSource } from '../platform/database/database.ts';
import type { Figure } from '../platform/observability/figure.ts';

const toMap = (rows: { label: string; value: number }[]) => new Map(rows.map(({ label, value }) => [label, value]));

async function measureQueues(db: DataSource): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ label: string; value: number }>`
    select 'mail' as label, coalesce(extract(epoch from now() - min(erstellt)), 0)::float8 as value
      from outbox where status = 'offen'
    union all
    select 'push', coalesce(extract(epoch from now() - min(n.erstellt)), 0)::float8
      from push_sendungen s join push_nachrichten n on n.id = s.nachricht_id`.execute(db);
  return toMap(rows);
}

/**
 * Replication slots: each retains the log for one consumer (a standby, the backup). If the consumer is gone, PostgreSQL
 * retains everything written since.
 */
async function readSlots(db: DataSource, value: RawBuilder<unknown>): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ label: string; value: number }>`
    select slot_name as label, ${value} as value from pg_replication_slots`.execute(db);
  return toMap(rows);
}

/** Database metrics that every installation needs. */
export const FIGURES: readonly Figure[] = [
  {
    name: 'gemeinde_mails',
    help: 'Mails of the last days by status; aufgegeben: refused for good or tried too often',
    label: 'status',
    async read(db) {
      const rows = await db
        .selectFrom('outbox')
        .select(({ fn }) => ['status as label', fn.countAll<number>().as('value')])
        .groupBy('status')
        .execute();
      return new Map([['offen', 0], ['aufgegeben', 0], ...toMap(rows)]);
    },
  },
  {
    name: 'gemeinde_queue_age_seconds',
    help: 'Age of what waits longest',
    label: 'queue',
    read: measureQueues,
  },
  {
    name: 'gemeinde_submissions',
    help: 'What residents have sent and the desk keeps',
    label: 'form',
    async read(db) {
      const rows = await db
        .selectFrom('einsendungen')
        .select(({ fn }) => ['formular as label', fn.countAll<number>().as('value')])
        .groupBy('formular')
        .execute();
      return toMap(rows);
    },
  },
  {
    name: 'gemeinde_clock_ahead_seconds',
    help: 'This process’s clock before that of the database, or behind it (below 0)',
    label: 'clock',
    async read(db) {
      const asked = Date.now();
      const { rows } = await sql<{ now: number }>`select extract(epoch from clock_timestamp())::float8 as now`.execute(
        db,
      );
      // Midpoint between request and response.
      const here = (asked + Date.now()) / 2000;
      return new Map([['process', here - (rows[0]?.now ?? here)]]);
    },
  },
  {
    name: 'gemeinde_replication_slot_active',
    help: '0 when no client receives the log that PostgreSQL keeps under this name',
    label: 'slot',
    read: (db) => readSlots(db, sql`active::int`),
  },
  {
    name: 'gemeinde_replication_slot_bytes',
    help: 'Log that PostgreSQL keeps for its receiver',
    label: 'slot',
    read: (db) => readSlots(db, sql`coalesce(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn), 0)::float8`),
  },
];
