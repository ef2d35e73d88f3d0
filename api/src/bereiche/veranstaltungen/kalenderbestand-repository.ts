import { formatDatum } from '@gm/shared/format/datum';
import { type Insertable, sql } from 'kysely';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { columnsOf, splitRows, takeNew } from '../../kern/daten/insert-many.ts';
import { htmlToText } from '../../kern/suche/html-to-text.ts';
import type { Suchzeile } from '../../kern/suche/suchzeile.ts';
import type { KalenderTabelle } from './tables.ts';
import { VERANSTALTUNGEN } from './veranstaltung-pfad.ts';

/** An event as the content brings it, with the dates of a series. */
export interface KalenderZeile extends Required<Insertable<KalenderTabelle>> {
  termine: { von: string; bis: string }[];
}

const pick = (nummern: readonly number[] = []) => sql<number>`any(${[...nummern]}::int[])`;

/** The events as a whole: as the content brings them, and as search and notifications take them over. */
export function createKalenderbestandRepository(db: Datenquelle) {
  return {
    /** Every public event in a line; `text` says when it takes place and what it is. */
    async listKurz(): Promise<{ id: number; titel: string; text: string; pfad: string }[]> {
      const zeilen = await db
        .selectFrom('kalender')
        .select(['id', 'titel', 'einleitung', 'datum_von'])
        .orderBy('id')
        .execute();
      return zeilen.map(({ id, titel, einleitung, datum_von }) => ({
        id,
        titel,
        text: [formatDatum(datum_von), einleitung].filter(Boolean).join(' · '),
        pfad: VERANSTALTUNGEN.build(id, titel),
      }));
    },

    /** Every public event as the search keeps it, or those with these numbers; its paths are those of the site map. */
    async listSuchzeilen(nummern?: readonly number[]): Promise<Suchzeile[]> {
      const zeilen = await db
        .selectFrom('kalender as v')
        .leftJoin('brancheneintraege as b', 'b.id', 'v.brancheneintrag_id')
        .select(['v.id', 'v.titel', 'v.einleitung', 'v.text', 'v.veranstaltungsort', 'v.ortsteil', 'v.veranstalter'])
        .select(['b.titel as eintrag', 'v.datum_von'])
        .$if(nummern !== undefined, (query) => query.where('v.id', '=', pick(nummern)))
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

    /** Makes these the events there are, or those of these numbers. */
    async replace(zeilen: readonly KalenderZeile[], nummern?: readonly number[]): Promise<void> {
      const bleibende = zeilen.map(({ id }) => id);
      await db
        .deleteFrom('kalender')
        .where('id', '<>', sql<number>`all(${bleibende}::int[])`)
        .$if(nummern !== undefined, (query) => query.where('id', '=', pick(nummern)))
        .execute();
      await db
        .deleteFrom('kalender_termine')
        .$if(nummern !== undefined, (query) => query.where('veranstaltung_id', '=', pick(bleibende)))
        .execute();
      if (zeilen.length === 0) return;
      const rows = zeilen.map(({ termine: _, ...row }) => row);
      const neu = columnsOf(rows, 'id');
      for (const part of splitRows(rows)) {
        await db
          .insertInto('kalender')
          .values(part)
          .onConflict((conflict) => conflict.column('id').doUpdateSet(takeNew(neu)))
          .execute();
      }
      const tage = zeilen.flatMap(({ id, termine }) => termine.map((termin) => ({ veranstaltung_id: id, ...termin })));
      for (const part of splitRows(tage)) await db.insertInto('kalender_termine').values(part).execute();
    },
  };
}
