import { type Kysely, sql } from 'kysely';

/**
 * What was agreed to stays with bookings, waiting-list entries and orders of mails, too, and goes with them. Null where nobody
 * knows the wording any more. Bookings are stored by a function: it gets one column more, and is otherwise that of 0048.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const tabelle of ['ferien_buchungen', 'ferien_warteliste', 'abfallerinnerungen', 'rats_abos']) {
    await sql`alter table ${sql.table(tabelle)} add column zustimmungen jsonb`.execute(db);
  }
  await sql`do $$
  begin
    execute replace(replace(pg_get_functiondef('ferien_buche'::regproc),
      'telefon, route)', 'telefon, route, zustimmungen)'),
      'route text)', 'route text, zustimmungen jsonb)');
  end $$`.execute(db);
}
