import { type Kysely, sql } from 'kysely';

/**
 * A booking gets its number when it is stored, so that rejections leave no gaps, and limits per mail address, network
 * address and child are checked under its locks.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ferien_warteliste add column schluessel text[] not null default '{}'`.execute(db);
  // As built by `buildChildKey`.
  await sql`update ferien_warteliste set schluessel = array(
    select trim(regexp_replace(lower(normalize(concat_ws(' ', k->>'vorname', k->>'name', k->>'geburtstag'), nfc)), '\\s+', ' ', 'g'))
    from jsonb_array_elements(kinder) as k)`.execute(db);
  await sql`create index ferien_buchungen_email on ferien_buchungen (lower(email))`.execute(db);
  await sql`create index ferien_warteliste_email on ferien_warteliste (lower(kontakt->>'email'))
    where status in ('wartet', 'angeboten')`.execute(db);

  // Whether these children may be booked or wait-listed; if so, counts their places. The caller has locked the children
  // and everything the limits cover, so concurrent requests cannot exceed them.
  await sql`create function ferien_begrenze(namen text[], grenzen jsonb) returns boolean language plpgsql
    set enable_seqscan = off as $$
  #variable_conflict use_column
  declare
    mail text := grenzen->>'mail';
  begin
    if (select count(*) from (
        select k.schluessel from ferien_buchungen b join ferien_kinder k on k.buchung_id = b.id
          where lower(b.email) = mail
          and exists (select from ferien_teilnahmen t where t.kind_id = k.id and t.storniert is null)
        union
        select unnest(w.schluessel) from ferien_warteliste w
          where lower(w.kontakt->>'email') = mail and w.status in ('wartet', 'angeboten')
        union
        select unnest(namen)) as gehalten) > (grenzen->>'kinder')::int
    then
      return false;
    end if;
    if exists (
      select from jsonb_to_recordset(grenzen->'zaehler') as z (schluessel text, anzahl int, grenze int, minuten int)
      left join drosseln d on d.schluessel = z.schluessel and d.beginn >= now() - make_interval(mins => z.minuten)
      where coalesce(d.anzahl, 0) + z.anzahl > z.grenze)
    then
      return false;
    end if;
    insert into drosseln (schluessel, anzahl, beginn)
    select z.schluessel, coalesce(d.anzahl, 0) + z.anzahl, coalesce(d.beginn, now())
    from jsonb_to_recordset(grenzen->'zaehler') as z (schluessel text, anzahl int, grenze int, minuten int)
    left join drosseln d on d.schluessel = z.schluessel and d.beginn >= now() - make_interval(mins => z.minuten)
    order by z.schluessel
    on conflict (schluessel) do update set anzahl = excluded.anzahl, beginn = excluded.beginn;
    return true;
  end $$`.execute(db);

  await sql`drop function ferien_buche`.execute(db);
  // Lock order of everything that takes or frees places: children and limits, then events by id. Each statement of such
  // a function sees what was committed while the previous one waited. Nothing is written before all checks have passed.
  // Returns null if the state has changed since it was read, else `{id, referenz}` or `{begrenzt}`.
  await sql`create function ferien_buche(
    ids int[], anzahlen int[], namen text[], gelesen text, grenzen jsonb,
    anfrage jsonb, buchung jsonb, kinder jsonb, teilnahmen jsonb, platzhalter text,
    mail_an text, mail_antwort_an text, mail_betreff text, mail_text text, mail_html text, mail_anhaenge jsonb
  ) returns jsonb language plpgsql set enable_seqscan = off as $$
  #variable_conflict use_column
  declare
    nummer int;
    laufend bigint;
    referenz text;
  begin
    perform pg_advisory_xact_lock(k) from (
      select distinct hashtextextended(name, 24) as k
      from unnest(namen || array(select jsonb_array_elements_text(grenzen->'sperren'))) as name order by 1) as sortiert;
    perform from ferien_veranstaltungen where id = any(ids) order by id for update;
    -- 999 places are as many as anybody wants.
    if ferien_stand(ids, namen) <> gelesen or exists (
      select from unnest(ids, anzahlen) as n (id, anzahl) join ferien_veranstaltungen as v using (id)
      where n.anzahl > 0 and v.teilnehmer_max < 999 and v.vorab_reserviert + v.gebucht + n.anzahl > v.teilnehmer_max
    ) or exists (
      select from idempotenz i where i.formular = anfrage->>'formular' and i.schluessel = anfrage->>'schluessel'
    ) then
      return null;
    end if;
    if grenzen is not null and not ferien_begrenze(namen, grenzen) then
      return jsonb_build_object('begrenzt', true);
    end if;
    nummer := nextval('ferien_buchungen_id_seq');
    laufend := nextval('ferien_referenz');
    referenz := concat('FP-', extract(year from now() at time zone 'Europe/Berlin')::int, '-',
      lpad(laufend::text, greatest(4, length(laufend::text)), '0'));
    if anfrage is not null then
      insert into idempotenz (formular, schluessel, pruefsumme, antwort)
      values (anfrage->>'formular', anfrage->>'schluessel', anfrage->>'pruefsumme',
        jsonb_build_object('id', nummer, 'referenz', referenz))
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
      select nummer, referenz, b.* from jsonb_to_record(buchung) as b (token_hash text, vorname text, name text,
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
    values (mail_an, mail_antwort_an, replace(mail_betreff, platzhalter, referenz), replace(mail_text, platzhalter, referenz),
      replace(mail_html, platzhalter, referenz), replace(mail_anhaenge::text, platzhalter, referenz)::jsonb);
    return jsonb_build_object('id', nummer, 'referenz', referenz);
  end $$`.execute(db);
}
