\set child random(1, 9000000000000000)
\set first random(1, 200)
\set second 1 + mod(:first + random(0, 198), 200)
select
  (select coalesce(json_agg(v), '[]') from (
    select id, titel, einleitung, datum_von, datum_bis, taeglich, preis, preis_geschwister, alter_min, alter_max,
      teilnehmer_min, teilnehmer_max, vorab_reserviert, gebucht, mitbringen, veranstaltungsort, aktiv
    from ferien_veranstaltungen where id = any(array[:first::int, :second::int]) order by id) as v) as veranstaltungen,
  ferien_stand(array[:first::int, :second::int]) as stand
\gset
select ferien_buche(jsonb_build_object(
  'plaetze', jsonb_build_array(
    jsonb_build_object('id', :first::int, 'anzahl', 1), jsonb_build_object('id', :second::int, 'anzahl', 1)),
  'stand', :stand::text,
  'grenzen', jsonb_build_object('mail', :child::text, 'kinder', 10,
    'sperren', jsonb_build_array(:child::text || 'm', :child::text || 'n'),
    'zaehler', jsonb_build_array(
      jsonb_build_object('schluessel', :child::text, 'anzahl', 1, 'grenze', 20, 'minuten', 1440),
      jsonb_build_object('schluessel', :child::text || 'm', 'anzahl', 2, 'grenze', 60, 'minuten', 1440),
      jsonb_build_object('schluessel', :child::text || 'n', 'anzahl', 2, 'grenze', 240, 'minuten', 60))),
  'anfrage', jsonb_build_object('formular', 'roh', 'schluessel', :child::text, 'pruefsumme', 'x'),
  'buchung', jsonb_build_object('token_hash', :child::text, 'browser_hash', :child::text || 'b',
    'erinnern_ab', now() + interval '10 minutes', 'bestaetigen_bis', now() + interval '30 minutes', 'vorname', 'Ada', 'name', 'Probe',
    'strasse', 'Weg 1', 'plz', '75334', 'ort', 'Musterhardt', 'email', :child::text, 'telefon', '', 'route', '/'),
  'kinder', jsonb_build_array(jsonb_build_object('platz', 0, 'schluessel', :child::text, 'vorname', 'Kind', 'name', 'Probe',
    'strasse', 'Weg 1', 'plz', '75334', 'ort', 'Musterhardt', 'geburtstag', '2015-05-04', 'geschlecht', 'weiblich',
    'bemerkung', '')),
  'teilnahmen', jsonb_build_array(
    jsonb_build_object('platz', 0, 'id', :first::int, 'schluessel', :child::text, 'preis', 500),
    jsonb_build_object('platz', 0, 'id', :second::int, 'schluessel', :child::text, 'preis', 500)),
  'mail', jsonb_build_object('an', 'ada@beispiel.example', 'antwort_an', 'amt@beispiel.example', 'betreff', 'Ihre Buchung',
    'text', repeat(:child::text, 60), 'html', repeat(:child::text, 110)),
  'platzhalter', 'FP-0000-0000'));
