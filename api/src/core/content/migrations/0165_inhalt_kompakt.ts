import { type Kysely, sql } from 'kysely';

/**
 * Since 0154 a row could take more than half of a database page, so that a search read one page per candidate row. Searched
 * columns stay inline; columns that only forms show are moved to TOAST when they would take the space of another row. Not
 * compressed, because decompressing took longer than reading. Existing rows change when they are next written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inhalt_eintraege alter column suchtext set storage main,
    alter column daten set storage external, alter column text set storage external`.execute(db);
  await sql`alter table inhalt_eintraege set (toast_tuple_target = 4080)`.execute(db);
}
