import type { Kysely } from 'kysely';

/** Organisers of the holiday programme may be entries of the directory. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('ferien_veranstaltungen')
    .addColumn('brancheneintrag_id', 'integer', (column) =>
      column.references('brancheneintraege.id').onDelete('set null'),
    )
    .execute();
}
