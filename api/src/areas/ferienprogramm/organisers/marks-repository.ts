import './tables.ts';
import { findWriter, type Mark, mergeMarks } from '@gm/shared/areas/ferienprogramm/organisers/marks';
import { sql } from 'kysely';
import type { DataSource } from '../../../core/platform/database/database.ts';

interface Day {
  veranstaltung_id: number;
  tag: string;
}

/** Devices that hold a day's list, and the attendance records made on them. */
export function createMarksRepository(db: DataSource) {
  return {
    async addMitnahme(takeAway: Day & { email: string; token_hash: string; bis: Date }): Promise<void> {
      await db.insertInto('ferien_mitnahmen').values(takeAway).execute();
    },

    /** The day a device holds if its organiser still looks after the event, otherwise null. */
    async findMitnahme(token_hash: string) {
      const found = await db
        .selectFrom('ferien_mitnahmen as m')
        .innerJoin('ferien_veranstalter as v', (join) =>
          join.onRef('v.veranstaltung_id', '=', 'm.veranstaltung_id').onRef('v.email', '=', 'm.email'),
        )
        .select(['m.veranstaltung_id', 'm.tag', 'm.bis'])
        .where('m.token_hash', '=', token_hash)
        .executeTakeFirst();
      return found ?? null;
    },

    async list({ veranstaltung_id, tag: day }: Day): Promise<Mark[]> {
      const lines = await db
        .selectFrom('ferien_vermerke')
        .select(['kind_id as kind', 'feld', 'wert', 'zeit', 'geraet', 'zaehler'])
        .where('veranstaltung_id', '=', veranstaltung_id)
        .where('tag', '=', day)
        .execute();
      return mergeMarks(lines);
    },

    /** Keeps the newer record for each place. */
    async merge({ veranstaltung_id, tag: day }: Day, marks: readonly Mark[]): Promise<void> {
      // Sorted, to avoid a deadlock between two devices.
      const lines = mergeMarks(marks).map(({ kind: child, ...mark }) => ({
        ...mark,
        kind_id: child,
        veranstaltung_id,
        tag: day,
        schreiber: findWriter(mark),
      }));
      if (lines.length === 0) return;
      await db
        .insertInto('ferien_vermerke')
        .values(lines)
        .onConflict((conflict) =>
          conflict
            .columns(['veranstaltung_id', 'tag', 'kind_id', 'feld', 'schreiber'])
            .doUpdateSet({
              wert: sql<string>`excluded.wert`,
              zeit: sql<number>`excluded.zeit`,
              geraet: sql<string>`excluded.geraet`,
              zaehler: sql<number>`excluded.zaehler`,
            })
            .where(
              sql<boolean>`(excluded.zeit, excluded.geraet, excluded.zaehler) > (ferien_vermerke.zeit, ferien_vermerke.geraet, ferien_vermerke.zaehler)`,
            ),
        )
        .execute();
    },

    /** Deletes days that ended more than `days` days ago; returns the number of records. */
    async deletePast(days: number): Promise<number> {
      await db
        .deleteFrom('ferien_mitnahmen')
        .where('bis', '<', sql<Date>`now() - make_interval(days => ${days}::int)`)
        .execute();
      const lines = await db
        .deleteFrom('ferien_vermerke')
        .where(
          sql<boolean>`not exists (select from ferien_mitnahmen m where m.veranstaltung_id = ferien_vermerke.veranstaltung_id and m.tag = ferien_vermerke.tag)`,
        )
        .returning('id')
        .execute();
      return lines.length;
    },
  };
}
