import { type Kysely, sql } from 'kysely';

/** The editors' start page: the steps of one account, and the ends to come. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index redaktion_protokoll_konto on redaktion_protokoll (konto_id, beitrag_id, id) where konto_id is not null`.execute(
    db,
  );
  await sql`create index redaktion_beitraege_ende on redaktion_beitraege (bis) where bis is not null`.execute(db);
}
