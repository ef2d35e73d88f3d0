import { type Kysely, sql } from 'kysely';

/** The inbox of the desk in the order of its views, so that a page far behind the first reads no rows before it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const offen = sql`status in ('eingegangen', 'in Prüfung', 'Rückfrage')`;
  const erledigt = sql`status in ('freigegeben', 'abgelehnt', 'zurückgezogen')`;
  await sql`create index einsendungen_alle on einsendungen (erstellt, id)`.execute(db);
  await sql`create index einsendungen_offen on einsendungen (erstellt, id) where ${offen}`.execute(db);
  await sql`create index einsendungen_meine on einsendungen (zustaendig_id, erstellt, id) where ${offen}`.execute(db);
  await sql`create index einsendungen_erledigt on einsendungen (geaendert, id) where ${erledigt}`.execute(db);
}
