import { type Kysely, sql } from 'kysely';

/** The number of open submissions, shown in the menu of every staff page, by form and age. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index einsendungen_offen_formular on einsendungen (formular, erstellt, zustaendig_id)
    where status in ('eingegangen', 'in Prüfung', 'Rückfrage')`.execute(db);
}
