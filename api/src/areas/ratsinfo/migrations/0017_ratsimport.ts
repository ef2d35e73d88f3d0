import { type Kysely, sql } from 'kysely';

/** Progress of imports from other systems. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rats_importe')
    .addColumn('quelle', 'text', (column) => column.primaryKey())
    .addColumn('begonnen', 'timestamptz', (column) => column.notNull())
    .addColumn('stand', 'timestamptz')
    .addColumn('offen', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'`))
    .execute();
}
