import { sql } from 'kysely';
import type { Datenquelle } from '../daten/database.ts';
import { countWords } from './count-words.ts';
import type { Suchzeile } from './suchzeile.ts';

/** What words are counted in. */
export const listTexte = ({ titel, beschreibung, text }: Pick<Suchzeile, 'titel' | 'beschreibung' | 'text'>) => [
  titel,
  beschreibung,
  text,
];

/** Entries that did not change are not written. */
export async function writeSuchzeilen(db: Datenquelle, typ: string, zeilen: readonly Suchzeile[]): Promise<void> {
  await sql`
      insert into suche (typ, pfad, titel, beschreibung, text, datum)
      select ${typ}, pfad, titel, beschreibung, text, datum
      from jsonb_to_recordset(${JSON.stringify(zeilen)}::jsonb)
        as neu(pfad text, titel text, beschreibung text, text text, datum date)
      -- Taking a text apart costs more than comparing it, and is done before a conflict is found.
      where not exists (
        select from suche as alt where alt.pfad = neu.pfad and
          (alt.typ, alt.titel, alt.beschreibung, alt.text, alt.datum)
            is not distinct from (${typ}, neu.titel, neu.beschreibung, neu.text, neu.datum)
      )
      on conflict (pfad) do update set typ = excluded.typ, titel = excluded.titel,
        beschreibung = excluded.beschreibung, text = excluded.text, datum = excluded.datum
    `.execute(db);
}

/** Words that are there more or less often than before. */
export async function changeWords(
  db: Datenquelle,
  typ: string,
  alte: readonly string[],
  neue: readonly string[],
): Promise<void> {
  const vorher = new Map(countWords(alte).map((wort) => [wort.gefaltet, wort]));
  const nachher = countWords(neue).map((wort) => ({
    ...wort,
    anzahl: wort.anzahl - (vorher.get(wort.gefaltet)?.anzahl ?? 0),
  }));
  const bleibende = new Set(nachher.map(({ gefaltet }) => gefaltet));
  const weg = [...vorher.values()].filter(({ gefaltet }) => !bleibende.has(gefaltet));
  const andere = [...nachher, ...weg.map((wort) => ({ ...wort, anzahl: -wort.anzahl }))].filter(
    ({ anzahl }) => anzahl !== 0,
  );
  if (andere.length === 0) return;
  await sql`insert into suche_woerter (typ, gefaltet, wort, anzahl)
    select ${typ}, gefaltet, wort, anzahl
    from jsonb_to_recordset(${JSON.stringify(andere)}::jsonb) as neu(gefaltet text, wort text, anzahl int)
    on conflict (gefaltet, typ) do update set anzahl = suche_woerter.anzahl + excluded.anzahl`.execute(db);
  await sql`delete from suche_woerter where typ = ${typ} and anzahl <= 0
    and gefaltet = any(${andere.map(({ gefaltet }) => gefaltet)}::text[])`.execute(db);
}

/** Replaces the words that a kind of content has, for spelling mistakes. */
export async function replaceWords(db: Datenquelle, typ: string, texte: readonly string[]): Promise<void> {
  const woerter = JSON.stringify(countWords(texte));
  const neue = sql`jsonb_to_recordset(${woerter}::jsonb) as neu(gefaltet text, wort text, anzahl int)`;
  await sql`delete from suche_woerter where typ = ${typ} and gefaltet not in (select gefaltet from ${neue})`.execute(
    db,
  );
  // What stays is not written: most words do. Whoever was first has said how a word is written.
  await sql`
    insert into suche_woerter (typ, gefaltet, wort, anzahl)
    select ${typ}, gefaltet, wort, anzahl from ${neue}
    where (gefaltet, anzahl) not in (select gefaltet, anzahl from suche_woerter where typ = ${typ})
    on conflict (gefaltet, typ) do update set anzahl = excluded.anzahl
  `.execute(db);
}
