import { type Kysely, sql } from 'kysely';

/** Notices may have uploaded PDF files besides the one generated from their text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('bekanntmachungen')
    .addColumn('dokumente', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'::jsonb`))
    .execute();
}
