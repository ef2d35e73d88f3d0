import { sql } from 'kysely';
import type { DataSource } from '../../platform/database/database.ts';
import { countWords } from './query/count-words.ts';
import type { SearchRow } from './search-row.ts';

/** Texts from which the vocabulary is built. */
export const listTexts = ({
  titel: title,
  beschreibung: description,
  text,
}: Pick<SearchRow, 'titel' | 'beschreibung' | 'text'>) => [title, description, text];

/** Unchanged entries are not written. */
export async function writeSearchRows(db: DataSource, type: string, lines: readonly SearchRow[]): Promise<void> {
  await sql`
      insert into suche (typ, pfad, titel, beschreibung, text, datum)
      select ${type}, pfad, titel, beschreibung, text, datum
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as neu(pfad text, titel text, beschreibung text, text text, datum date)
      -- Taking a text apart costs more than comparing it, and is done before a conflict is found.
      where not exists (
        select from suche as alt where alt.pfad = neu.pfad and
          (alt.typ, alt.titel, alt.beschreibung, alt.text, alt.datum)
            is not distinct from (${type}, neu.titel, neu.beschreibung, neu.text, neu.datum)
      )
      on conflict (pfad) do update set typ = excluded.typ, titel = excluded.titel,
        beschreibung = excluded.beschreibung, text = excluded.text, datum = excluded.datum
    `.execute(db);
}

/** Updates words whose frequency has changed. */
export async function changeWords(
  db: DataSource,
  type: string,
  old: readonly string[],
  fresh: readonly string[],
): Promise<void> {
  const before = new Map(countWords(old).map((word) => [word.gefaltet, word]));
  const after = countWords(fresh).map((word) => ({
    ...word,
    anzahl: word.anzahl - (before.get(word.gefaltet)?.anzahl ?? 0),
  }));
  const remaining = new Set(after.map(({ gefaltet: folded }) => folded));
  const way = [...before.values()].filter(({ gefaltet: folded }) => !remaining.has(folded));
  const other = [...after, ...way.map((word) => ({ ...word, anzahl: -word.anzahl }))].filter(
    ({ anzahl: count }) => count !== 0,
  );
  if (other.length === 0) return;
  await sql`insert into suche_woerter (typ, gefaltet, wort, anzahl)
    select ${type}, gefaltet, wort, anzahl
    from jsonb_to_recordset(${JSON.stringify(other)}::jsonb) as neu(gefaltet text, wort text, anzahl int)
    on conflict (gefaltet, typ) do update set anzahl = suche_woerter.anzahl + excluded.anzahl`.execute(db);
  await sql`delete from suche_woerter where typ = ${type} and anzahl <= 0
    and gefaltet = any(${other.map(({ gefaltet: folded }) => folded)}::text[])`.execute(db);
}

/** Replaces the vocabulary of a kind of content, for spelling correction. */
export async function replaceWords(db: DataSource, type: string, texts: readonly string[]): Promise<void> {
  const words = JSON.stringify(countWords(texts));
  const fresh = sql`jsonb_to_recordset(${words}::jsonb) as neu(gefaltet text, wort text, anzahl int)`;
  await sql`delete from suche_woerter where typ = ${type} and gefaltet not in (select gefaltet from ${fresh})`.execute(
    db,
  );
  // Unchanged words, the majority, are not written. The first occurrence determines the spelling.
  await sql`
    insert into suche_woerter (typ, gefaltet, wort, anzahl)
    select ${type}, gefaltet, wort, anzahl from ${fresh}
    where (gefaltet, anzahl) not in (select gefaltet, anzahl from suche_woerter where typ = ${type})
    on conflict (gefaltet, typ) do update set anzahl = excluded.anzahl
  `.execute(db);
}
