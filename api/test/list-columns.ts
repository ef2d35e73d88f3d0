import { type Kysely, sql } from 'kysely';
import type { Database } from '../src/core/platform/database/database.ts';

export interface Column {
  tabelle: string;
  name: string;
  type: string;
  /** Required in each insert. */
  noetig: boolean;
}

/** All columns of the schema except those of the migrator. */
export async function listColumns(db: Kysely<Database>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.table_name as tabelle, c.column_name as name, c.udt_name as typ,
      c.is_nullable = 'NO' and c.column_default is null and c.is_identity = 'NO' and c.is_generated = 'NEVER' as noetig
    from information_schema.columns c
    join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name not like 'kysely%'
    order by 1, 2`.execute(db);
  return rows;
}
