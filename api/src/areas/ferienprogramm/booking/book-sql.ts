import { CHILD_NAMES } from '@gm/shared/areas/ferienprogramm/child-fields';
import { type Kysely, sql } from 'kysely';

/**
 * Stores a booking in one database round trip: locks, validation of the state read before, limits, capacity, insert.
 * The rules are in `book.ts`, which decides based on `ferien_stand`. Other bookings of a child are not checked here:
 * the response or its timing would disclose them. They are checked when a booking is confirmed (`confirm.ts`).
 * Lock order of everything that takes or frees places, to avoid deadlocks: children and limits by their hash, then
 * events by id, then bookings. Each statement of `ferien_buche` sees what was committed while the previous one waited.
 * When you change this SQL, add a migration that installs it again, and update `book-sql.test.ts`. Functions are bound
 * at run time, so an older migration may install a newer text.
 */

// Tables that are empty when a season starts have thousands of rows an hour later, and a cached plan would scan them
// all. Queries on them use `execute`, which plans on every call.

const [FIRST, ...FURTHER] = CHILD_NAMES.map((name) => `${name} ${name === 'geburtstag' ? 'date' : 'text'}`);

/** Everything about events that a decision depends on, except the places taken. */
const STATE = `create or replace function ferien_stand(ids int[]) returns text language plpgsql stable as $$
declare
  stand text;
begin
  execute $lage$
    select coalesce(json_agg(json_build_array(id, aktiv, datum_von, datum_bis, taeglich, preis, preis_geschwister,
        alter_min, alter_max) order by id), '[]')
      from ferien_veranstaltungen where id = any($1)
  $lage$ into stand using ids;
  return stand;
end $$`;

/**
 * Whether the limits allow these children to be booked or wait-listed; if so, counts their places. The caller has
 * locked everything the limits cover, so concurrent requests cannot exceed them. `grenzen` is a `Limits`. Unconfirmed
 * children of an address count regardless of which they are: the response must not disclose known children.
 */
const LIMIT_SQL = `create or replace function ferien_begrenze(namen text[], grenzen jsonb) returns boolean language plpgsql as $$
declare
  gehalten int;
  zaehler record;
  stand int;
begin
  execute $kinder$
    select count(*) from (
      select k.schluessel from ferien_buchungen b join ferien_kinder k on k.buchung_id = b.id
        where lower(b.email) = $1 and b.bestaetigt is null and b.verfallen is null
      union
      select unnest(w.schluessel) from ferien_warteliste w
        where lower(w.kontakt->>'email') = $1 and w.status = 'unbestaetigt') as alle
  $kinder$ into gehalten using grenzen->>'mail';
  gehalten := gehalten + (select count(distinct name) from unnest(namen) as name);
  if gehalten > (grenzen->>'kinder')::int then
    return false;
  end if;
  for zaehler in
    select z.schluessel, z.anzahl, z.grenze, now() - make_interval(mins => z.minuten) as fenster
    from jsonb_to_recordset(grenzen->'zaehler') as z (schluessel text, anzahl int, grenze int, minuten int)
    order by z.schluessel
  loop
    insert into drosseln as d (schluessel, anzahl) values (zaehler.schluessel, zaehler.anzahl)
    on conflict (schluessel) do update set
      anzahl = zaehler.anzahl + case when d.beginn < zaehler.fenster then 0 else d.anzahl end,
      beginn = case when d.beginn < zaehler.fenster then now() else d.beginn end
    returning d.anzahl into stand;
    if stand > zaehler.grenze then
      raise sqlstate 'GM001';
    end if;
  end loop;
  return true;
exception when sqlstate 'GM001' then
  -- What this call has counted is taken back with it.
  return false;
end $$`;

/**
 * Stores a booking and takes its places, all or nothing. Returns `{id, referenz}`, `{begrenzt}` when a limit is
 * reached, or null when events have changed since they were read, places are missing or the `Idempotency-Key` is taken.
 * The booking number is assigned after all checks and inserted into the mail, so that rejections leave no gaps.
 * `auftrag`: `plaetze` [{id, anzahl}] (0 if already held), `stand` from `ferien_stand`, `grenzen` or null, `anfrage`
 * {formular, schluessel, pruefsumme} or null, `buchung`, `kinder` [{platz, …}], `teilnahmen` [{platz, id, schluessel,
 * preis}], `mail`, `platzhalter` for the number in it. A `buchung` with `bestaetigt` is confirmed, any other is held
 * until `bestaetigen_bis`.
 */
const BOOK_SQL = `create or replace function ferien_buche(auftrag jsonb) returns jsonb language plpgsql as $$
declare
  ids int[] := array(select p.id from jsonb_to_recordset(auftrag->'plaetze') as p (id int));
  namen text[] := array(select k.schluessel from jsonb_to_recordset(auftrag->'kinder') as k (schluessel text));
  grenzen jsonb := nullif(auftrag->'grenzen', 'null');
  anfrage jsonb := nullif(auftrag->'anfrage', 'null');
  platzhalter text := auftrag->>'platzhalter';
  vergeben boolean;
  nummer int;
  laufend bigint;
  neue_referenz text;
begin
  -- Locks: limits, then events.
  perform pg_advisory_xact_lock(k) from (
    select distinct hashtextextended(name, 24) as k
    from jsonb_array_elements_text(grenzen->'sperren') as name order by 1) as sortiert;
  perform from ferien_veranstaltungen where id = any(ids) order by id for update;

  -- A second look: does what the rules decided by still hold?
  if ferien_stand(ids) <> auftrag->>'stand' then
    return null;
  end if;
  execute 'select exists (select from idempotenz where formular = $1 and schluessel = $2)'
    into vergeben using anfrage->>'formular', anfrage->>'schluessel';
  if vergeben then
    return null;
  end if;

  -- Capacity. 999 places are as many as anybody wants.
  if exists (
    select from jsonb_to_recordset(auftrag->'plaetze') as p (id int, anzahl int) join ferien_veranstaltungen as v using (id)
    where p.anzahl > 0 and v.teilnehmer_max < 999 and v.vorab_reserviert + v.gebucht + p.anzahl > v.teilnehmer_max
  ) then
    return null;
  end if;

  -- Limits.
  if grenzen is not null and not ferien_begrenze(namen, grenzen) then
    return jsonb_build_object('begrenzt', true);
  end if;

  -- From here on it is booked.
  nummer := nextval('ferien_buchungen_id_seq');
  laufend := nextval('ferien_referenz');
  neue_referenz := concat('FP-', extract(year from now() at time zone 'Europe/Berlin')::int, '-',
    lpad(laufend::text, greatest(4, length(laufend::text)), '0'));
  if anfrage is not null then
    insert into idempotenz (formular, schluessel, pruefsumme, antwort)
    values (anfrage->>'formular', anfrage->>'schluessel', anfrage->>'pruefsumme',
      jsonb_build_object('id', nummer, 'referenz', neue_referenz))
    on conflict do nothing;
    -- Another family had the same key at the same moment.
    if not found then
      return null;
    end if;
  end if;
  with platz as (
    update ferien_veranstaltungen as v set gebucht = gebucht + p.anzahl
    from jsonb_to_recordset(auftrag->'plaetze') as p (id int, anzahl int) where v.id = p.id and p.anzahl > 0
  ), eintrag as (
    insert into ferien_buchungen
      (id, referenz, token_hash, browser_hash, bestaetigt, erinnern_ab, bestaetigen_bis, vorname, name, strasse, plz, ort,
        email, telefon, route, zustimmungen)
    overriding system value
    select nummer, neue_referenz, b.* from jsonb_to_record(auftrag->'buchung') as b (token_hash text, browser_hash text,
      bestaetigt timestamptz, erinnern_ab timestamptz, bestaetigen_bis timestamptz, vorname text, name text, strasse text,
      plz text, ort text, email text, telefon text, route text, zustimmungen jsonb)
  ), kind as (
    insert into ferien_kinder
      (buchung_id, platz, schluessel, ${CHILD_NAMES.join(', ')})
    select nummer, k.* from jsonb_to_recordset(auftrag->'kinder') as k (platz int, schluessel text, ${FIRST},
      ${FURTHER.join(', ')})
    returning id, platz
  ), teilnahme as (
    insert into ferien_teilnahmen (kind_id, veranstaltung_id, schluessel, preis, fest)
    select kind.id, t.id, t.schluessel, t.preis, auftrag->'buchung'->>'bestaetigt' is not null from kind
    join jsonb_to_recordset(auftrag->'teilnahmen') as t (platz int, id int, schluessel text, preis int) using (platz)
  )
  insert into outbox (an, antwort_an, betreff, text, html, anhaenge)
  select m.an, m.antwort_an, replace(m.betreff, platzhalter, neue_referenz), replace(m.text, platzhalter, neue_referenz),
    replace(m.html, platzhalter, neue_referenz), replace(m.anhaenge::text, platzhalter, neue_referenz)::jsonb
  from jsonb_to_record(auftrag->'mail') as m (an text, antwort_an text, betreff text, text text, html text, anhaenge jsonb);
  return jsonb_build_object('id', nummer, 'referenz', neue_referenz);
end $$`;

export const BOOKING_SQL = [STATE, LIMIT_SQL, BOOK_SQL];

export async function installBooking(db: Kysely<unknown>): Promise<void> {
  for (const text of BOOKING_SQL) await sql.raw(text).execute(db);
}
