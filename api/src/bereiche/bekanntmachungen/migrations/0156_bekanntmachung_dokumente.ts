import { type Kysely, sql } from 'kysely';

/** A notice may have PDF files that somebody brought, beside the one that is made of its text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('bekanntmachungen')
    .addColumn('dokumente', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'::jsonb`))
    .execute();
}
