import { type Kysely, sql } from 'kysely';

/** Holiday programme: events with a counter of taken places, bookings, waiting list; mails may have attachments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('anhaenge', 'jsonb').execute();

  await db.schema
    .createTable('ferien_veranstaltungen')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('rubrik', 'integer', (column) => column.notNull())
    .addColumn('aktiv', 'boolean', (column) => column.notNull().defaultTo(true))
    .addColumn('titel', 'text', (column) => column.notNull())
    .addColumn('einleitung', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('datum_von', 'text', (column) => column.notNull())
    .addColumn('datum_bis', 'text', (column) => column.notNull())
    .addColumn('taeglich', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('preis', 'integer', (column) => column.notNull())
    .addColumn('preis_geschwister', 'integer')
    .addColumn('alter_min', 'integer', (column) => column.notNull())
    .addColumn('alter_max', 'integer', (column) => column.notNull())
    .addColumn('teilnehmer_min', 'integer', (column) => column.notNull())
    .addColumn('teilnehmer_max', 'integer', (column) => column.notNull())
    .addColumn('vorab_reserviert', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('gebucht', 'integer', (column) => column.notNull().defaultTo(0).check(sql`gebucht >= 0`))
    .addColumn('mitbringen', 'text')
    .addColumn('veranstalter', 'text')
    .addColumn('veranstaltungsort', 'text')
    .addColumn('adresse', 'jsonb')
    .addColumn('bild_id', 'text', (column) => column.references('bilder.id'))
    .addColumn('bildtext', 'text')
    .addColumn('galerie', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'::jsonb`))
    // The counter changes with every booking; a low fill factor permits HOT updates without new index entries.
    .modifyEnd(sql`with (fillfactor = 50)`)
    .execute();

  // Not `referenznummern`: its row lock would serialise the bookings.
  await sql`create sequence ferien_referenz`.execute(db);

  await db.schema
    .createTable('ferien_buchungen')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('referenz', 'text', (column) => column.notNull().unique())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('erstellt', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('vorname', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('strasse', 'text', (column) => column.notNull())
    .addColumn('plz', 'text', (column) => column.notNull())
    .addColumn('ort', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('telefon', 'text', (column) => column.notNull())
    .addColumn('route', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('ferien_kinder')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('buchung_id', 'integer', (column) =>
      column.notNull().references('ferien_buchungen.id').onDelete('cascade'),
    )
    .addColumn('platz', 'integer', (column) => column.notNull())
    .addColumn('schluessel', 'text', (column) => column.notNull())
    .addColumn('vorname', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('strasse', 'text', (column) => column.notNull())
    .addColumn('plz', 'text', (column) => column.notNull())
    .addColumn('ort', 'text', (column) => column.notNull())
    .addColumn('geburtstag', 'date', (column) => column.notNull())
    .addColumn('geschlecht', 'text', (column) => column.notNull())
    .addColumn('bemerkung', 'text', (column) => column.notNull())
    .addUniqueConstraint('ferien_kinder_platz', ['buchung_id', 'platz'])
    .execute();

  await db.schema
    .createTable('ferien_teilnahmen')
    .addColumn('kind_id', 'integer', (column) => column.notNull().references('ferien_kinder.id').onDelete('cascade'))
    .addColumn('veranstaltung_id', 'integer', (column) => column.notNull().references('ferien_veranstaltungen.id'))
    .addColumn('schluessel', 'text', (column) => column.notNull())
    .addColumn('preis', 'integer', (column) => column.notNull())
    .addColumn('storniert', 'timestamptz')
    .addPrimaryKeyConstraint('ferien_teilnahmen_pk', ['kind_id', 'veranstaltung_id'])
    .execute();
  // One place per child and event across bookings; also used to find a child's other events.
  await sql`create unique index ferien_teilnahmen_einmal on ferien_teilnahmen (schluessel, veranstaltung_id)
    where storniert is null`.execute(db);
  await db.schema
    .createIndex('ferien_teilnahmen_veranstaltung')
    .on('ferien_teilnahmen')
    .column('veranstaltung_id')
    .execute();

  await db.schema
    .createTable('ferien_warteliste')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('veranstaltung_id', 'integer', (column) => column.notNull().references('ferien_veranstaltungen.id'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'text', (column) =>
      column
        .notNull()
        .defaultTo('wartet')
        .check(sql`status in ('wartet', 'angeboten', 'angenommen', 'abgelaufen', 'zurueckgezogen')`),
    )
    .addColumn('anzahl', 'integer', (column) => column.notNull().check(sql`anzahl > 0`))
    .addColumn('kontakt', 'jsonb', (column) => column.notNull())
    .addColumn('kinder', 'jsonb', (column) => column.notNull())
    .addColumn('angebot_bis', 'timestamptz')
    .addColumn('erstellt', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await sql`create index ferien_warteliste_reihe on ferien_warteliste (veranstaltung_id, id)
    where status in ('wartet', 'angeboten')`.execute(db);
}
