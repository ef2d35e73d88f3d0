import { type Kysely, sql } from 'kysely';

/**
 * The council in the site's search: public papers with the text of their files and decisions, and meetings with agenda
 * and minutes. `art` and `gremien` are filters of the council's own search. Triggers maintain the index, because an
 * import may contain more text than a process should hold.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table suche add art text, add gremien integer[]`.execute(db);
  // Joins read the cleaned text: imported texts must not contain highlight markers or soft hyphens.
  await sql`
    create function rats_text(text text) returns text language sql immutable
    return translate(coalesce(text, ''), e'\uE000\uE001\u00AD', '')
  `.execute(db);
  // Paths as in `ratsinfo/ratsinfo-path.ts`.
  await sql`
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
    $$
  `.execute(db);
  await sql`select aktualisiere_rats_suche('-infinity')`.execute(db);
}
