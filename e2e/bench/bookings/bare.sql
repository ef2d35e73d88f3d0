\set child random(1, 9000000000000000)
\set first random(1, 200)
\set second 1 + mod(:first + random(0, 198), 200)
begin;
with kind as materialized (
  select pg_advisory_xact_lock(k) from (
    select distinct hashtextextended(name, 24) as k from unnest(array[:child::text]) as name order by 1) as sortiert
), eigener as (
  insert into idempotenz (formular, schluessel, pruefsumme) select 'roh', :child::text, 'x' where :child::text <> ''
  on conflict do nothing returning true
)
select (select count(*) from kind), :child::text = '' or exists (select from eigener) as "istNeu",
  (select concat('FP-', extract(year from now() at time zone 'Europe/Berlin')::int, '-',
    lpad(n::text, greatest(4, length(n::text)), '0')) from nextval('ferien_referenz') as n) as referenz;
with v as materialized (
  select id, titel, einleitung, datum_von, datum_bis, taeglich, preis, preis_geschwister, alter_min, alter_max,
    teilnehmer_min, teilnehmer_max, vorab_reserviert, gebucht, mitbringen, veranstaltungsort, aktiv
  from ferien_veranstaltungen where id = any(array[:first::int, :second::int]) order by id for update
)
select (select coalesce(json_agg(v), '[]') from v) as veranstaltungen,
  (select coalesce(json_agg(json_build_object('schluessel', t.schluessel, 'id', e.id, 'titel', e.titel,
      'datum_von', e.datum_von, 'datum_bis', e.datum_bis, 'taeglich', e.taeglich)), '[]')
    from ferien_teilnahmen t join ferien_veranstaltungen e on e.id = t.veranstaltung_id
    where t.schluessel = any(array[:child::text]) and t.storniert is null) as belegungen;
with platz as (
  update ferien_veranstaltungen v set gebucht = gebucht + n.anzahl
  from unnest(array[:first::int, :second::int], array[1, 1]) as n (id, anzahl) where v.id = n.id
), buchung as (
  insert into ferien_buchungen (referenz, token_hash, vorname, name, strasse, plz, ort, email, telefon, route)
  values (:child::text, :child::text, 'Ada', 'Probe', 'Weg 1', '75334', 'Musterhardt', 'ada@beispiel.example', '', '/')
  returning id
), kind as (
  insert into ferien_kinder
    (buchung_id, platz, schluessel, vorname, name, strasse, plz, ort, geburtstag, geschlecht, bemerkung)
  select buchung.id, k.platz, k.schluessel, k.vorname, k.name, k.strasse, k.plz, k.ort, k.geburtstag, k.geschlecht,
    k.bemerkung
  from buchung, jsonb_to_recordset(jsonb_build_array(jsonb_build_object('platz', 0, 'schluessel', :child::text, 'vorname',
      'Kind', 'name', 'Probe', 'strasse', 'Weg 1', 'plz', '75334', 'ort', 'Musterhardt', 'geburtstag', '2015-05-04',
      'geschlecht', 'weiblich', 'bemerkung', ''))) as k (platz int, schluessel text, vorname text, name text,
      strasse text, plz text, ort text, geburtstag date, geschlecht text, bemerkung text)
  returning id, platz
), teilnahme as (
  insert into ferien_teilnahmen (kind_id, veranstaltung_id, schluessel, preis)
  select kind.id, t.id, :child::text, t.preis
  from kind, unnest(array[:first::int, :second::int], array[500, 500]) as t (id, preis)
), nachricht as (
  insert into outbox (an, antwort_an, betreff, text, html, anhaenge)
  values ('ada@beispiel.example', 'amt@beispiel.example', 'Ihre Buchung', repeat(:child::text, 60),
    repeat(:child::text, 110), jsonb_build_array(jsonb_build_object('name', 'a.ics', 'inhalt', repeat(:child::text, 50))))
), antwort as (
  update idempotenz set antwort = jsonb_build_object('id', buchung.id, 'referenz', :child::text)
  from buchung where formular = 'roh' and schluessel = :child::text
)
select id from buchung;
commit;
