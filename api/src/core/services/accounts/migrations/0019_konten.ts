import { type Kysely, sql } from 'kysely';

/** Accounts of staff and council, sessions, failed logins and links to set a new password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('konten')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('uuid', 'uuid', (column) => column.notNull().unique().defaultTo(sql`gen_random_uuid()`))
    .addColumn('art', 'text', (column) => column.notNull().check(sql`art in ('intern', 'rat')`))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('vorname', 'text', (column) => column.notNull())
    .addColumn('nachname', 'text', (column) => column.notNull())
    .addColumn('rollen', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
    // Without a hash no login is possible; it is set through a mailed link.
    .addColumn('passwort_hash', 'text')
    .addColumn('pw_geaendert', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('gesperrt', 'boolean', (column) => column.notNull().defaultTo(false))
    // Person in the council information system.
    .addColumn('person_id', 'integer')
    .addColumn('taetigkeitsbereiche', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
    .addColumn('letzte_anmeldung', 'timestamptz')
    .addColumn('erstellt', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await sql`create unique index konten_email on konten (art, lower(email))`.execute(db);

  await db.schema
    .createTable('kontositzungen')
    // Only the browser has the token itself.
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('konto_id', 'integer', (column) => column.notNull().references('konten.id').onDelete('cascade'))
    .addColumn('erstellt', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('aktiv', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    // Previous login: content after it is new to the user.
    .addColumn('neu_seit', 'timestamptz')
    .execute();
  await sql`create index kontositzungen_konto on kontositzungen (konto_id)`.execute(db);

  await db.schema
    .createTable('anmeldeversuche')
    .addColumn('schluessel', 'text', (column) => column.primaryKey())
    .addColumn('anzahl', 'integer', (column) => column.notNull())
    .addColumn('beginn', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();

  await db.schema
    .createTable('passwortlinks')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('konto_id', 'integer', (column) => column.notNull().references('konten.id').onDelete('cascade'))
    .addColumn('gueltig_bis', 'timestamptz', (column) => column.notNull())
    .execute();
}
