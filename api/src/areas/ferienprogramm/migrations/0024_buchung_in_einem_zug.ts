import { type Kysely, sql } from 'kysely';

/**
 * A booking in one statement. The rules stay in TypeScript, which decides based on `ferien_stand`; `ferien_buche`
 * locks, checks that the state is unchanged, and stores all or nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Everything about events and children that a decision depends on, except the places taken. Both functions disable
  // sequential scans: tables are empty when a season starts, and a cached plan would be used for thousands of rows
  // later.
  await sql`create function ferien_stand(ids int[], namen text[]) returns text language sql stable
    set enable_seqscan = off as $$
    select json_build_object('veranstaltungen',
      (select json_agg(json_build_array(id, aktiv, datum_von, datum_bis, taeglich, preis, preis_geschwister, alter_min,
          alter_max) order by id)
        from ferien_veranstaltungen where id = any(ids)),
      'belegungen',
      (select json_agg(json_build_object('schluessel', t.schluessel, 'id', e.id, 'titel', e.titel,
          'datum_von', e.datum_von, 'datum_bis', e.datum_bis, 'taeglich', e.taeglich) order by t.schluessel, e.id)
        from ferien_teilnahmen t join ferien_veranstaltungen e on e.id = t.veranstaltung_id
        where t.schluessel = any(namen) and t.storniert is null))
  $$`.execute(db);

  // Lock order of everything that takes or frees places: children, then events by id. Each statement of such a function
  // sees what was committed while the previous one waited. Nothing is written before all checks have passed.
  await sql`create function ferien_buche(
    ids int[], anzahlen int[], namen text[], gelesen text,
    anfrage jsonb, buchung jsonb, kinder jsonb, teilnahmen jsonb,
    mail_an text, mail_antwort_an text, mail_betreff text, mail_text text, mail_html text, mail_anhaenge jsonb
  ) returns int language plpgsql set enable_seqscan = off as $$
  #variable_conflict use_column
  declare
    nummer int;
  begin
    perform pg_advisory_xact_lock(k) from (
      select distinct hashtextextended(name, 24) as k from unnest(namen) as name order by 1) as sortiert;
    perform from ferien_veranstaltungen where id = any(ids) order by id for update;
    -- 999 places are as many as anybody wants.
    if ferien_stand(ids, namen) <> gelesen or exists (
      select from unnest(ids, anzahlen) as n (id, anzahl) join ferien_veranstaltungen as v using (id)
      where n.anzahl > 0 and v.teilnehmer_max < 999 and v.vorab_reserviert + v.gebucht + n.anzahl > v.teilnehmer_max
    ) then
      return null;
    end if;
    nummer := nextval('ferien_buchungen_id_seq');
    if anfrage is not null then
      insert into idempotenz (formular, schluessel, pruefsumme, antwort)
      values (anfrage->>'formular', anfrage->>'schluessel', anfrage->>'pruefsumme',
        jsonb_build_object('id', nummer, 'referenz', buchung->>'referenz'))
      on conflict do nothing;
      if not found then
        return null;
      end if;
    end if;
    with platz as (
      update ferien_veranstaltungen as v set gebucht = gebucht + n.anzahl
      from unnest(ids, anzahlen) as n (id, anzahl) where v.id = n.id and n.anzahl > 0
    ), eintrag as (
      insert into ferien_buchungen (id, referenz, token_hash, vorname, name, strasse, plz, ort, email, telefon, route)
      overriding system value
      select nummer, b.* from jsonb_to_record(buchung) as b (referenz text, token_hash text, vorname text, name text,
        strasse text, plz text, ort text, email text, telefon text, route text)
    ), kind as (
      insert into ferien_kinder
        (buchung_id, platz, schluessel, vorname, name, strasse, plz, ort, geburtstag, geschlecht, bemerkung)
      select nummer, k.* from jsonb_to_recordset(kinder) as k (platz int, schluessel text, vorname text, name text,
        strasse text, plz text, ort text, geburtstag date, geschlecht text, bemerkung text)
      returning id, platz
    ), teilnahme as (
      insert into ferien_teilnahmen (kind_id, veranstaltung_id, schluessel, preis)
      select kind.id, t.id, t.schluessel, t.preis
      from kind join jsonb_to_recordset(teilnahmen) as t (platz int, id int, schluessel text, preis int) using (platz)
    )
    insert into outbox (an, antwort_an, betreff, text, html, anhaenge)
    values (mail_an, mail_antwort_an, mail_betreff, mail_text, mail_html, mail_anhaenge);
    return nummer;
  end $$`.execute(db);
}
