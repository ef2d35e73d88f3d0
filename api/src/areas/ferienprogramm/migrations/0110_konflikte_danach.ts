import { type Kysely, sql } from 'kysely';

/** Confirmed places not yet checked for conflicts with other families; existing ones count as checked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ferien_teilnahmen add column konflikt_geprueft boolean not null default true`.execute(db);
  await sql`alter table ferien_teilnahmen alter column konflikt_geprueft set default false`.execute(db);
  await sql`create index ferien_teilnahmen_ungeprueft on ferien_teilnahmen (kind_id)
    where fest and not konflikt_geprueft`.execute(db);
}
