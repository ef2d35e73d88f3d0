import { sql } from 'kysely';
import type { Datenquelle } from '../daten/database.ts';
import type { Figure } from './figure.ts';

const toMap = (rows: { label: string; value: number }[]) => new Map(rows.map(({ label, value }) => [label, value]));

async function measureQueues(db: Datenquelle): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ label: string; value: number }>`
    select 'mail' as label, coalesce(extract(epoch from now() - min(erstellt)), 0)::float8 as value
      from outbox where status = 'offen'
    union all
    select 'push', coalesce(extract(epoch from now() - min(n.erstellt)), 0)::float8
      from push_sendungen s join push_nachrichten n on n.id = s.nachricht_id`.execute(db);
  return toMap(rows);
}

interface Slot {
  name: string;
  active: boolean;
  bytes: number;
}

/** Places in the log that PostgreSQL keeps for somebody: a standby, the backup. Nobody is there: it keeps all that comes after. */
async function listSlots(db: Datenquelle): Promise<Slot[]> {
  const { rows } = await sql<Slot>`
    select slot_name as name, active,
      coalesce(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn), 0)::float8 as bytes
    from pg_replication_slots`.execute(db);
  return rows;
}

/** What every installation wants to know of its database. */
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
    name: 'gemeinde_replication_slot_active',
    help: '0 when nobody takes the log that PostgreSQL keeps under this name',
    label: 'slot',
    read: async (db) => new Map((await listSlots(db)).map(({ name, active }) => [name, active ? 1 : 0])),
  },
  {
    name: 'gemeinde_replication_slot_bytes',
    help: 'Log that PostgreSQL keeps for whoever is to take it',
    label: 'slot',
    read: async (db) => new Map((await listSlots(db)).map(({ name, bytes }) => [name, bytes])),
  },
];
