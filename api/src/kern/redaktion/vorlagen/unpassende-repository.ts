import type { VorlagenStand } from '@gm/shared/schemas/vorlagen';
import { sql } from 'kysely';
import type { Datenquelle } from '../../daten/database.ts';

/** An entry that has blocks. */
interface Zeile {
  art: string;
  schluessel: string;
  /** Number of its last change; they only grow. */
  aenderung: string | number;
  bloecke: unknown;
}

/** What is known of the templates, and which entries do not fit them. */
export function createUnpassendeRepository(db: Datenquelle) {
  return {
    /** Which templates these are, and the last change that was looked at; null before anybody has told of any. */
    async readStand() {
      const zeile = await db.selectFrom('redaktion_vorlagen').select(['stand', 'gesehen']).executeTakeFirst();
      return zeile ?? null;
    },

    /** The same with the templates, locked until the transaction ends. */
    async lockVorlagen() {
      const zeile = await db
        .selectFrom('redaktion_vorlagen')
        .select(['stand', 'vorlagen', 'gesehen'])
        .forUpdate()
        .executeTakeFirst();
      return zeile ?? null;
    },

    /** From now on these are the templates, and nothing has been looked at; false where they are the same as before. */
    async putVorlagen(stand: string, vorlagen: VorlagenStand['vorlagen']): Promise<boolean> {
      const { rows } = await sql`insert into redaktion_vorlagen as v (stand, vorlagen, gesehen)
        values (${stand}, ${JSON.stringify(vorlagen)}::json, -1) on conflict (id) do update
        set stand = excluded.stand, vorlagen = excluded.vorlagen, gesehen = -1 where v.stand <> excluded.stand
        returning stand`.execute(db);
      return rows.length > 0;
    },

    /** The last change of an entry of these kinds. */
    async readLetzte(arten: readonly string[]): Promise<string | number> {
      // Each kind by itself: the index knows that at once.
      const { rows } = await sql<{ letzte: string | number }>`select coalesce(max(letzte), -1) as letzte
        from unnest(${[...arten]}::text[]) as eine(art), lateral (
          select aenderung as letzte from inhalt_eintraege as e where e.art = eine.art order by aenderung desc limit 1
        ) as je`.execute(db);
      return rows[0]?.letzte ?? -1;
    },

    /** Those of these kinds that changed after `nach`, the first `anzahl` in the order of their changes. */
    async listGeaenderte(arten: readonly string[], nach: string | number, anzahl: number): Promise<Zeile[]> {
      const { rows } =
        await sql<Zeile>`select art, schluessel, aenderung, daten->'bloecke' as bloecke from inhalt_eintraege
        where art = any(${[...arten]}::text[]) and aenderung > ${nach} order by aenderung limit ${anzahl}`.execute(db);
      return rows;
    },

    /** These have been looked at, and those among them do not fit. */
    async note(gesehene: readonly Zeile[], unpassende: readonly Zeile[]): Promise<void> {
      const toJson = (zeilen: readonly Zeile[]) =>
        JSON.stringify(zeilen.map(({ art, schluessel }) => ({ art, schluessel })));
      await sql`delete from redaktion_unpassende as u using json_to_recordset(${toJson(gesehene)}::json)
        as weg(art text, schluessel text) where u.art = weg.art and u.schluessel = weg.schluessel`.execute(db);
      await sql`insert into redaktion_unpassende (art, schluessel)
        select art, schluessel from json_to_recordset(${toJson(unpassende)}::json) as neu(art text, schluessel text)`.execute(
        db,
      );
      const letzte = gesehene.at(-1)?.aenderung;
      if (letzte !== undefined) await sql`update redaktion_vorlagen set gesehen = ${letzte}`.execute(db);
    },
  };
}
