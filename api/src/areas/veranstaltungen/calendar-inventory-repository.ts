import { formatDate } from '@gm/shared/format/date';
import { type Insertable, sql } from 'kysely';
import type { DataSource } from '../../core/platform/database/database.ts';
import { columnsOf, splitRows, takeNew } from '../../core/platform/database/insert-many.ts';
import { htmlToText } from '../../core/platform/text/html-to-text.ts';
import type { SearchRow } from '../../core/services/search/search-row.ts';
import type { CalendarTable } from './tables.ts';
import { VERANSTALTUNGEN } from './veranstaltung-path.ts';

/** An event from the content, with the dates of a series. */
export interface CalendarLine extends Required<Insertable<CalendarTable>> {
  termine: { von: string; bis: string }[];
}

const pick = (numbers: readonly number[] = []) => sql<number>`any(${[...numbers]}::int[])`;

/** Bulk access to events for loading content, search and notifications. */
export function createCalendarInventoryRepository(db: DataSource) {
  return {
    /** Summary of every public event; `text` states when it takes place and what it is. */
    async listShort(): Promise<{ id: number; titel: string; text: string; pfad: string }[]> {
      const lines = await db
        .selectFrom('kalender')
        .select(['id', 'titel', 'einleitung', 'datum_von'])
        .orderBy('id')
        .execute();
      return lines.map(({ id, titel: title, einleitung: intro, datum_von }) => ({
        id,
        titel: title,
        text: [formatDate(datum_von), intro].filter(Boolean).join(' · '),
        pfad: VERANSTALTUNGEN.build(id, title),
      }));
    },

    /** Search rows of all public events, or of those with these numbers; their paths also feed the site map. */
    async listSearchRows(numbers?: readonly number[]): Promise<SearchRow[]> {
      const lines = await db
        .selectFrom('kalender as v')
        .leftJoin('brancheneintraege as b', 'b.id', 'v.brancheneintrag_id')
        .select(['v.id', 'v.titel', 'v.einleitung', 'v.text', 'v.veranstaltungsort', 'v.ortsteil', 'v.veranstalter'])
        .select(['b.titel as eintrag', 'v.datum_von'])
        .$if(numbers !== undefined, (query) => query.where('v.id', '=', pick(numbers)))
        .orderBy('v.id')
        .execute();
      return lines.map((line) => ({
        pfad: VERANSTALTUNGEN.build(line.id, line.titel),
        titel: line.titel,
        beschreibung: line.einleitung,
        text: [htmlToText(line.text), line.veranstaltungsort, line.ortsteil, line.veranstalter, line.eintrag]
          .filter(Boolean)
          .join(' – '),
        datum: line.datum_von,
      }));
    },

    /** Replaces all events, or only those with these numbers. */
    async replace(lines: readonly CalendarLine[], numbers?: readonly number[]): Promise<void> {
      const remaining = lines.map(({ id }) => id);
      await db
        .deleteFrom('kalender')
        .where('id', '<>', sql<number>`all(${remaining}::int[])`)
        .$if(numbers !== undefined, (query) => query.where('id', '=', pick(numbers)))
        .execute();
      await db
        .deleteFrom('kalender_termine')
        .$if(numbers !== undefined, (query) => query.where('veranstaltung_id', '=', pick(remaining)))
        .execute();
      if (lines.length === 0) return;
      const rows = lines.map(({ termine: _, ...row }) => row);
      const fresh = columnsOf(rows, 'id');
      for (const part of splitRows(rows)) {
        await db
          .insertInto('kalender')
          .values(part)
          .onConflict((conflict) => conflict.column('id').doUpdateSet(takeNew(fresh)))
          .execute();
      }
      const days = lines.flatMap(({ id, termine }) => termine.map((termin) => ({ veranstaltung_id: id, ...termin })));
      for (const part of splitRows(days)) await db.insertInto('kalender_termine').values(part).execute();
    },
  };
}
