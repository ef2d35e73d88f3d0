import { type Kysely, sql } from 'kysely';

/**
 * Consents are stored with bookings, waiting list entries and mail subscriptions, too, and deleted with them. Null if
 * the wording is unknown. Adds a column to the booking function, which otherwise equals that of 0048.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['ferien_buchungen', 'ferien_warteliste', 'abfallerinnerungen', 'rats_abos']) {
    await sql`alter table ${sql.table(table)} add column zustimmungen jsonb`.execute(db);
  }
  await sql`do $$
  begin
    execute replace(replace(pg_get_functiondef('ferien_buche'::regproc),
      'telefon, route)', 'telefon, route, zustimmungen)'),
      'route text)', 'route text, zustimmungen jsonb)');
  end $$`.execute(db);
}
