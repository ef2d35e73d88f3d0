\set child random(1, 9000000000000000)
\set first random(1, 200)
\set second 1 + mod(:first + random(0, 198), 200)
select
  (select coalesce(json_agg(v), '[]') from (
    select id, titel, einleitung, datum_von, datum_bis, taeglich, preis, preis_geschwister, alter_min, alter_max,
      teilnehmer_min, teilnehmer_max, vorab_reserviert, gebucht, mitbringen, veranstaltungsort, aktiv
    from ferien_veranstaltungen where id = any(array[:first::int, :second::int]) order by id) as v) as veranstaltungen,
  ferien_stand(array[:first::int, :second::int], array[:child::text]) as stand,
  (select concat('FP-', extract(year from now() at time zone 'Europe/Berlin')::int, '-',
    lpad(n::text, greatest(4, length(n::text)), '0')) from nextval('ferien_referenz') as n) as referenz
\gset
select ferien_buche(array[:first::int, :second::int], array[1, 1], array[:child::text], :stand::text,
  jsonb_build_object('formular', 'roh', 'schluessel', :child::text, 'pruefsumme', 'x'),
  jsonb_build_object('referenz', :child::text, 'token_hash', :child::text, 'vorname', 'Ada', 'name', 'Probe',
    'strasse', 'Weg 1', 'plz', '75334', 'ort', 'Musterhardt', 'email', 'ada@beispiel.example', 'telefon', '', 'route', '/'),
  jsonb_build_array(jsonb_build_object('platz', 0, 'schluessel', :child::text, 'vorname', 'Kind', 'name', 'Probe',
    'strasse', 'Weg 1', 'plz', '75334', 'ort', 'Musterhardt', 'geburtstag', '2015-05-04', 'geschlecht', 'weiblich',
    'bemerkung', '')),
  jsonb_build_array(
    jsonb_build_object('platz', 0, 'id', :first::int, 'schluessel', :child::text, 'preis', 500),
    jsonb_build_object('platz', 0, 'id', :second::int, 'schluessel', :child::text, 'preis', 500)),
  'ada@beispiel.example', 'amt@beispiel.example', 'Ihre Buchung', repeat(:child::text, 60), repeat(:child::text, 110),
  jsonb_build_array(jsonb_build_object('name', 'a.ics', 'inhalt', repeat(:child::text, 50))));
