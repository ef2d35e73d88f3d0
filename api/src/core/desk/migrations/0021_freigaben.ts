import { type Kysely, sql } from 'kysely';

/**
 * The desk: who works on a submission, corrections, history, and hall bookings. Corrections are stored separately from the
 * submitted answers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table einsendungen drop constraint einsendungen_status_check`.execute(db);
  await sql`alter table einsendungen add constraint einsendungen_status_check
    check (status in ('eingegangen', 'in Prüfung', 'Rückfrage', 'freigegeben', 'abgelehnt', 'zurückgezogen'))`.execute(
    db,
  );
  await db.schema
    .alterTable('einsendungen')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('korrektur', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'::jsonb`))
    .addColumn('zustaendig_id', 'integer')
    .addColumn('zustaendig', 'text')
    .addColumn('frage', 'text')
    .addColumn('frage_hash', 'text', (column) => column.unique())
    .addColumn('suchtext', 'text', (column) => column.notNull().defaultTo(''))
    .execute();

  // Folded like `buildSlug`, in the database, so that all writers do it.
  await sql`create function bilde_einsendung_suchtext() returns trigger language plpgsql as $$ begin
    new.suchtext := regexp_replace(unaccent(replace(replace(replace(replace(lower(concat_ws(' ', new.referenz, new.email,
      (select string_agg(value, ' ') from jsonb_each_text(new.angaben || new.korrektur)))),
      'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss')), '[^a-z0-9]+', '-', 'g');
    return new; end $$`.execute(db);
  await sql`create trigger einsendungen_suchtext before insert or update of angaben, korrektur on einsendungen
    for each row execute function bilde_einsendung_suchtext()`.execute(db);
  await sql`update einsendungen set korrektur = korrektur`.execute(db);
  await sql`create index einsendungen_suche on einsendungen using gin (suchtext gin_trgm_ops)`.execute(db);
  await sql`create index einsendungen_status on einsendungen (status, erstellt, id)`.execute(db);
  await sql`create index einsendungen_zahlen on einsendungen (formular, status, zustaendig_id)`.execute(db);

  await db.schema
    .createTable('einsendung_protokoll')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('einsendung_id', 'integer', (column) =>
      column.notNull().references('einsendungen.id').onDelete('cascade'),
    )
    .addColumn('am', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('konto_id', 'integer')
    .addColumn('wer', 'text', (column) => column.notNull())
    .addColumn('schritt', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('nachricht', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('korrektur', 'jsonb')
    .execute();
  await db.schema
    .createIndex('einsendung_protokoll_einsendung')
    .on('einsendung_protokoll')
    .column('einsendung_id')
    .execute();
  // Entries are deleted only together with their submission, at the end of its retention period.
  await sql`create function schuetze_einsendung_protokoll() returns trigger language plpgsql as $$ begin
    if tg_op = 'DELETE' then
      if not exists (select from einsendungen where id = old.einsendung_id) then return old; end if;
    end if;
    raise exception 'einsendung_protokoll is append-only'; end $$`.execute(db);
  await sql`create trigger einsendung_protokoll_bleibt before update or delete on einsendung_protokoll
    for each row execute function schuetze_einsendung_protokoll()`.execute(db);
  await sql`create trigger einsendung_protokoll_voll before truncate on einsendung_protokoll
    for each statement execute function schuetze_einsendung_protokoll()`.execute(db);

  await db.schema
    .createTable('einsendung_offen')
    .addColumn('einsendung_id', 'integer', (column) =>
      column.notNull().references('einsendungen.id').onDelete('cascade'),
    )
    .addColumn('konto_id', 'integer', (column) => column.notNull())
    .addColumn('wer', 'text', (column) => column.notNull())
    .addColumn('zuletzt', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('einsendung_offen_pk', ['einsendung_id', 'konto_id'])
    .execute();

  await db.schema
    .createTable('hallenbelegungen')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('einsendung_id', 'integer', (column) =>
      column.unique().references('einsendungen.id').onDelete('cascade'),
    )
    .addColumn('halle', 'text', (column) => column.notNull())
    .addColumn('hallenteile', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('titel', 'text', (column) => column.notNull())
    .addColumn('beginn', 'text', (column) => column.notNull())
    .addColumn('ende', 'text', (column) => column.notNull())
    .addCheckConstraint('hallenbelegungen_zeitraum', sql`beginn < ende`)
    .execute();
  await db.schema.createIndex('hallenbelegungen_halle').on('hallenbelegungen').columns(['halle', 'beginn']).execute();
}
