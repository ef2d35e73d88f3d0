import { formatDatum } from '@gm/shared/format/datum';
import { type Insertable, sql } from 'kysely';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { columnsOf, splitRows, takeNew } from '../../kern/daten/insert-many.ts';
import { htmlToText } from '../../kern/suche/html-to-text.ts';
import type { Suchzeile } from '../../kern/suche/suchzeile.ts';
import type { VeranstaltungenTabelle } from './tables.ts';
import { VERANSTALTUNGEN } from './veranstaltung-pfad.ts';

/** An event as the content brings it, with the dates of a series. */
export type KalenderZeile = Omit<Insertable<VeranstaltungenTabelle>, 'einsendung_id'> & {
  inhalt_id: number;
  termine: { von: string; bis: string }[];
};

const pick = (nummern: readonly number[] = []) => sql<number>`any(${[...nummern]}::int[])`;

/** The events as a whole: as the content brings them, and as search and notifications take them over. */
export function createKalenderbestandRepository(db: Datenquelle) {
  return {
    /** Every public event in a line; `text` says when it takes place and what it is. */
    async listKurz(): Promise<{ id: number; titel: string; text: string; pfad: string }[]> {
      const zeilen = await db
        .selectFrom('veranstaltungen')
        .select(['id', 'titel', 'einleitung', 'datum_von'])
        .where('freigegeben', '=', true)
        .orderBy('id')
        .execute();
      return zeilen.map(({ id, titel, einleitung, datum_von }) => ({
        id,
        titel,
        text: [formatDatum(datum_von), einleitung].filter(Boolean).join(' · '),
        pfad: VERANSTALTUNGEN.build(id, titel),
      }));
    },

    /** Every public event as the search keeps it, or those of the content with these numbers; its paths are those of the site map. */
    async listSuchzeilen(nummern?: readonly number[]): Promise<Suchzeile[]> {
      const zeilen = await db
        .selectFrom('veranstaltungen as v')
        .leftJoin('brancheneintraege as b', 'b.id', 'v.brancheneintrag_id')
        .select(['v.id', 'v.titel', 'v.einleitung', 'v.text', 'v.veranstaltungsort', 'v.ortsteil', 'v.veranstalter'])
        .select(['b.titel as eintrag', 'v.datum_von'])
        .where('v.freigegeben', '=', true)
        .$if(nummern !== undefined, (query) => query.where('v.inhalt_id', '=', pick(nummern)))
        .orderBy('v.id')
        .execute();
      return zeilen.map((zeile) => ({
        pfad: VERANSTALTUNGEN.build(zeile.id, zeile.titel),
        titel: zeile.titel,
        beschreibung: zeile.einleitung,
        text: [htmlToText(zeile.text), zeile.veranstaltungsort, zeile.ortsteil, zeile.veranstalter, zeile.eintrag]
          .filter(Boolean)
          .join(' '),
        datum: zeile.datum_von,
      }));
    },

    /** Takes over the events of the content, or those of these numbers; those of residents stay. */
    async replace(zeilen: readonly KalenderZeile[], nummern?: readonly number[]): Promise<void> {
      const bleibende = zeilen.map(({ inhalt_id }) => inhalt_id);
      await db
        .deleteFrom('veranstaltungen')
        .where('inhalt_id', 'is not', null)
        .where('inhalt_id', '<>', sql<number>`all(${bleibende}::int[])`)
        .$if(nummern !== undefined, (query) => query.where('inhalt_id', '=', pick(nummern)))
        .execute();
      await db
        .deleteFrom('veranstaltung_termine')
        .$if(nummern !== undefined, (query) =>
          query.where('veranstaltung_id', 'in', ({ selectFrom }) =>
            selectFrom('veranstaltungen').select('id').where('inhalt_id', '=', pick(bleibende)),
          ),
        )
        .execute();
      if (zeilen.length === 0) return;
      const rows = zeilen.map(({ termine: _, ...row }) => row);
      const neu = columnsOf(rows, 'inhalt_id');
      const ids = new Map<number | null, number>();
      for (const part of splitRows(rows)) {
        const gespeichert = await db
          .insertInto('veranstaltungen')
          .values(part)
          .onConflict((conflict) => conflict.column('inhalt_id').doUpdateSet(takeNew(neu)))
          .returning(['id', 'inhalt_id'])
          .execute();
        for (const { id, inhalt_id } of gespeichert) ids.set(inhalt_id, id);
      }
      const tage = zeilen.flatMap(({ inhalt_id, termine: daten }) =>
        daten.map((termin) => ({ veranstaltung_id: ids.get(inhalt_id) ?? 0, ...termin })),
      );
      for (const part of splitRows(tage)) await db.insertInto('veranstaltung_termine').values(part).execute();
    },
  };
}
