import { type Kysely, sql } from 'kysely';

/** Senders may withdraw their submissions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table einsendungen drop constraint einsendungen_status_check`.execute(db);
  await sql`alter table einsendungen add constraint einsendungen_status_check
    check (status in ('eingegangen', 'in Prüfung', 'freigegeben', 'abgelehnt', 'zurückgezogen'))`.execute(db);
}
