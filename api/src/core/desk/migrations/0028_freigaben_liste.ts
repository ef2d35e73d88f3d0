import { type Kysely, sql } from 'kysely';

/** The desk's inbox in the order of its views, so that late pages do not read the rows before them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const open = sql`status in ('eingegangen', 'in Prüfung', 'Rückfrage')`;
  const handled = sql`status in ('freigegeben', 'abgelehnt', 'zurückgezogen')`;
  await sql`create index einsendungen_alle on einsendungen (erstellt, id)`.execute(db);
  await sql`create index einsendungen_offen on einsendungen (erstellt, id) where ${open}`.execute(db);
  await sql`create index einsendungen_meine on einsendungen (zustaendig_id, erstellt, id) where ${open}`.execute(db);
  await sql`create index einsendungen_erledigt on einsendungen (geaendert, id) where ${handled}`.execute(db);
}
