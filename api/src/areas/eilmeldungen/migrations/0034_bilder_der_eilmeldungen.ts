import type { Kysely } from 'kysely';

/** Urgent notices may have a picture, which notifications show if the browser supports it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('eilmeldungen')
    .addColumn('bild_id', 'text', (column) => column.references('bilder.id'))
    .addColumn('bildtext', 'text')
    .execute();
  await db.schema.alterTable('push_nachrichten').addColumn('bild', 'text').execute();
}
