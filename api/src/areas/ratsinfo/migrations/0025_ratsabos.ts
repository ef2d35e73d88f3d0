import { type Kysely, sql } from 'kysely';

/**
 * Mail subscriptions to the council, and the events to notify of. An event is recorded once, when it becomes public;
 * each subscriber has a position in the event log, so that nothing is sent twice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // URL for one-click unsubscribe (RFC 8058).
  await db.schema.alterTable('outbox').addColumn('abmeldung', 'text').execute();

  await db.schema
    .createTable('rats_abonnenten')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('schluessel', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull())
    // Confirmation mails since the last confirmation.
    .addColumn('bitten', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`create unique index rats_abonnenten_email on rats_abonnenten (lower(email))`.execute(db);
  await db.schema
    .createTable('rats_abos')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('abonnent_id', 'integer', (column) =>
      column.notNull().references('rats_abonnenten.id').onDelete('cascade'),
    )
    .addColumn('art', 'text', (column) => column.notNull())
    .addColumn('vorlage_id', 'integer', (column) => column.references('rats_vorlagen.id'))
    .addColumn('gremium_id', 'integer', (column) => column.references('rats_gremien.id'))
    .addColumn('q', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('typ', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('erstellt', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('bestaetigt', 'timestamptz')
    // The last processed event.
    .addColumn('stand', 'integer', (column) => column.notNull().defaultTo(0))
    .addUniqueConstraint('rats_abos_ziel', ['abonnent_id', 'art', 'vorlage_id', 'gremium_id', 'q', 'typ'], (unique) =>
      unique.nullsNotDistinct(),
    )
    .execute();

  await db.schema
    .createTable('rats_ereignisse')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    // Prevents duplicate events.
    .addColumn('schluessel', 'text', (column) => column.notNull().unique())
    .addColumn('art', 'text', (column) => column.notNull())
    .addColumn('vorlage_id', 'integer')
    .addColumn('sitzung_id', 'integer')
    .addColumn('punkt_id', 'integer')
    .addColumn('beratung_id', 'integer')
    .addColumn('datei_id', 'integer')
    .addColumn('gremien', sql`integer[]`, (column) => column.notNull())
    .addColumn('erstellt', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema.createIndex('rats_ereignisse_vorlage').on('rats_ereignisse').columns(['vorlage_id', 'id']).execute();

  // A change of a file or consultation counts as one of its paper (`PARTS` in `council-storage-repository.ts`). The
  // lock makes ids visible in order, so that a reader of one has seen all before it.
  await sql`
    create function merke_rats_ereignisse(seit timestamptz) returns void language sql as $$
      select pg_advisory_xact_lock(hashtext('rats_ereignisse'));
      with vorlagen as (select id from rats_vorlagen where geaendert >= seit),
      punkte as (
        select id from rats_tagesordnungspunkte where geaendert >= seit
        union select b.punkt_id from rats_beratungen b join vorlagen v on v.id = b.vorlage_id
      ),
      neue (schluessel, art, vorlage_id, sitzung_id, punkt_id, beratung_id, datei_id, gremien) as (
        select 'vorlage/' || v.id, 'vorlage', v.id, null::int, null::int, null::int, null::int, '{}'::int[]
        from rats_vorlagen v
        where v.id in (select id from vorlagen) and v.oeffentlich and not v.geloescht
        union all
        select 'beratung/' || b.id || '/' || coalesce(b.sitzung_id, 0), 'beratung', v.id, b.sitzung_id, b.punkt_id, b.id,
          null, case when b.gremien = '{}' then coalesce(s.gremien, '{}') else b.gremien end
        from rats_beratungen b join rats_vorlagen v on v.id = b.vorlage_id left join rats_sitzungen s on s.id = b.sitzung_id
        where v.id in (select id from vorlagen) and v.oeffentlich and not v.geloescht
          and b.oeffentlich and not b.geloescht
        union all
        select 'ergebnis/' || p.id || '/' || v.id, 'ergebnis', v.id, p.sitzung_id, p.id, b.id, null, '{}'
        from rats_tagesordnungspunkte p join rats_beratungen b on b.punkt_id = p.id join rats_vorlagen v on v.id = b.vorlage_id
        where p.id in (select id from punkte) and p.ergebnis is not null and p.oeffentlich and not p.geloescht
          and b.oeffentlich and not b.geloescht and v.oeffentlich and not v.geloescht
        union all
        select 'datei/' || d.id, 'datei', v.id, null, null, null, d.id, '{}'
        from rats_dateien d join rats_vorlagen v on v.id = d.vorlage_id
        where v.id in (select id from vorlagen) and d.oeffentlich and not d.geloescht and v.oeffentlich and not v.geloescht
        union all
        select 'datei/' || d.id || '/' || v.id, 'datei', v.id, b.sitzung_id, b.punkt_id, b.id, d.id, '{}'
        from rats_dateien d join rats_beratungen b on b.punkt_id = d.punkt_id join rats_vorlagen v on v.id = b.vorlage_id
        where d.punkt_id in (select id from punkte) and d.oeffentlich and not d.geloescht
          and b.oeffentlich and not b.geloescht and v.oeffentlich and not v.geloescht
        union all
        select 'sitzung/' || s.id, 'sitzung', null, s.id, null, null, null, s.gremien
        from rats_sitzungen s where s.geaendert >= seit and not s.geloescht and s.beginn is not null
        union all
        select 'tagesordnung/' || s.id, 'tagesordnung', null, s.id, null, null, null, s.gremien
        from rats_sitzungen s where s.geaendert >= seit and not s.geloescht and s.beginn is not null and exists (
          select 1 from rats_tagesordnungspunkte p where p.sitzung_id = s.id and p.oeffentlich and not p.geloescht)
      )
      insert into rats_ereignisse (schluessel, art, vorlage_id, sitzung_id, punkt_id, beratung_id, datei_id, gremien)
      select * from neue on conflict (schluessel) do nothing
    $$
  `.execute(db);
  await sql`select merke_rats_ereignisse('-infinity')`.execute(db);
}
