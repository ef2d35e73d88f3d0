/** Mail subscriptions to the council, and the events to notify of. */
export const SUBSCRIPTIONS = `
create table rats_abonnenten (
  id integer generated always as identity primary key,
  schluessel text not null unique,
  email text not null,
  -- Confirmation mails since the last confirmation.
  bitten integer not null default 0
);
create unique index rats_abonnenten_email on rats_abonnenten (lower(email));
create trigger vermerke_loeschung after delete on rats_abonnenten
  for each row execute function vermerke_loeschung('id');

create table rats_abos (
  id integer generated always as identity primary key,
  abonnent_id integer not null references rats_abonnenten (id) on delete cascade,
  art text not null,
  vorlage_id integer references rats_vorlagen (id),
  gremium_id integer references rats_gremien (id),
  q text not null default '',
  typ text not null default '',
  erstellt timestamptz not null default now(),
  bestaetigt timestamptz,
  -- The last processed event.
  stand integer not null default 0,
  zustimmungen jsonb,
  constraint rats_abos_ziel unique nulls not distinct (abonnent_id, art, vorlage_id, gremium_id, q, typ)
);
create trigger vermerke_loeschung after delete on rats_abos for each row execute function vermerke_loeschung('id');

-- What to notify of. An event is recorded once, when it becomes public; each subscriber has a position in the log, so
-- that nothing is sent twice.
create table rats_ereignisse (
  id integer generated always as identity primary key,
  -- Prevents duplicate events.
  schluessel text not null unique,
  art text not null,
  vorlage_id integer,
  sitzung_id integer,
  punkt_id integer,
  beratung_id integer,
  datei_id integer,
  gremien integer[] not null,
  erstellt timestamptz not null default now()
);
create index rats_ereignisse_vorlage on rats_ereignisse (vorlage_id, id);
`;

/**
 * The council in the site's search: public papers with the text of their files and decisions, and meetings with agenda
 * and minutes. `art` and `gremien` are filters of the council's own search. In the database, because an import may
 * contain more text than a process should hold. `merke_rats_ereignisse` records what became public, for subscribers.
 */
export const FUNCTIONS = `
-- Joins read the cleaned text: imported texts must not contain highlight markers or soft hyphens.
create function rats_text(text text) returns text language sql immutable
    return translate(coalesce(text, ''), e'\uE000\uE001\u00AD', '');

-- Paths as in \`ratsinfo/ratsinfo-path.ts\`.
create function aktualisiere_rats_suche(seit timestamptz) returns void language sql as $$
      delete from suche where typ = 'vorlage' and pfad in (
        select '/ratsinfo/vorlagen/' || id || '/' from rats_vorlagen
        where geaendert >= seit and (geloescht or not oeffentlich));
      delete from suche where typ = 'sitzung' and pfad in (
        select '/ratsinfo/sitzungen/' || id || '/' from rats_sitzungen where geaendert >= seit and geloescht);

      insert into suche (pfad, typ, titel, beschreibung, text, datum, art, gremien)
      select '/ratsinfo/vorlagen/' || v.id || '/', 'vorlage', rats_text(v.name),
        rats_text(concat_ws(', ', v.art, v.aktenzeichen, nullif(array_to_string(v.stichworte, ', '), ''))),
        rats_text(concat_ws(' ',
          (select string_agg(d.text, ' ' order by d.id) from rats_dateien d
            where d.vorlage_id = v.id and d.oeffentlich and not d.geloescht),
          (select string_agg(p.beschluss, ' ' order by p.id)
            from rats_beratungen b join rats_tagesordnungspunkte p on p.id = b.punkt_id
            where b.vorlage_id = v.id and b.oeffentlich and not b.geloescht and p.oeffentlich and not p.geloescht))),
        v.datum, v.art,
        coalesce((select array_agg(distinct g) from rats_beratungen b, unnest(b.gremien) g
          where b.vorlage_id = v.id and b.oeffentlich and not b.geloescht), '{}')
      from rats_vorlagen v
      where v.oeffentlich and not v.geloescht and v.id in (
        select id from rats_vorlagen where geaendert >= seit
        union select b.vorlage_id from rats_tagesordnungspunkte p join rats_beratungen b on b.punkt_id = p.id
          where p.geaendert >= seit)
      union all
      select '/ratsinfo/sitzungen/' || s.id || '/', 'sitzung', rats_text(s.name),
        concat_ws(', ', 'Sitzung am ' || to_char(s.beginn at time zone 'Europe/Berlin', 'DD.MM.YYYY'), s.status),
        rats_text(concat_ws(' ',
          (select string_agg(concat_ws(' ', p.nummer, p.name), ' ' order by p.position, p.id)
            from rats_tagesordnungspunkte p where p.sitzung_id = s.id and p.oeffentlich and not p.geloescht),
          (select string_agg(d.text, ' ' order by d.id) from rats_dateien d
            where d.sitzung_id = s.id and d.oeffentlich and not d.geloescht))),
        (s.beginn at time zone 'Europe/Berlin')::date, 'Sitzung', s.gremien
      from rats_sitzungen s where s.geaendert >= seit and not s.geloescht
      on conflict (pfad) do update set typ = excluded.typ, titel = excluded.titel, beschreibung = excluded.beschreibung,
        text = excluded.text, datum = excluded.datum, art = excluded.art, gremien = excluded.gremien
      where (suche.titel, suche.beschreibung, suche.text, suche.datum, suche.art, suche.gremien)
        is distinct from (excluded.titel, excluded.beschreibung, excluded.text, excluded.datum, excluded.art, excluded.gremien)
    $$;

-- A change of a file or consultation counts as one of its paper (\`PARTS\` in \`council-storage-repository.ts\`). The lock
-- makes ids visible in order, so that a reader of one has seen all before it.
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
    $$;
`;
