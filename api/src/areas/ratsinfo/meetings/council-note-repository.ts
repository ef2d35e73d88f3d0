import type { CouncilNote } from '@gm/shared/areas/ratsinfo/ratsinfo';
import { sql } from 'kysely';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { getMoment } from '../council-lines.ts';
import { isVisible, type View } from '../council-view.ts';
import { buildCouncilPath } from '../ratsinfo-path.ts';

/** Marks and notes of one account on agenda items; restricted to that account. */
export function createCouncilNoteRepository(db: DataSource, account: number) {
  return {
    /** Stores a note on an item visible to `view`; deletes an empty one. Returns false if there is no such item. */
    async write(point: number, { markiert: marked, notiz: note }: CouncilNote, view: View): Promise<boolean> {
      const found = await db
        .selectFrom('rats_tagesordnungspunkte as punkt')
        .select('punkt.id')
        .where('punkt.id', '=', point)
        .where(isVisible('punkt', view))
        .executeTakeFirst();
      if (!found) return false;
      if (!marked && note === '') {
        await db.deleteFrom('rats_notizen').where('konto_id', '=', account).where('punkt_id', '=', point).execute();
        return true;
      }
      await db
        .insertInto('rats_notizen')
        .values({ konto_id: account, punkt_id: point, markiert: marked, notiz: note })
        .onConflict((conflict) =>
          conflict
            .columns(['konto_id', 'punkt_id'])
            .doUpdateSet({ markiert: marked, notiz: note, geaendert: sql`now()` }),
        )
        .execute();
      return true;
    },

    /** Notes on the items of a meeting, by item. */
    async findZuSitzung(meeting: number): Promise<ReadonlyMap<number, CouncilNote>> {
      const lines = await db
        .selectFrom('rats_notizen as n')
        .innerJoin('rats_tagesordnungspunkte as p', 'p.id', 'n.punkt_id')
        .select(['n.punkt_id', 'n.markiert', 'n.notiz'])
        .where('n.konto_id', '=', account)
        .where('p.sitzung_id', '=', meeting)
        .execute();
      return new Map(lines.map(({ punkt_id, ...note }) => [punkt_id, note]));
    },

    /** All notes on items still visible to `view`, latest meeting first. */
    async list(view: View, now: Date) {
      const lines = await db
        .selectFrom('rats_notizen as n')
        .innerJoin('rats_tagesordnungspunkte as punkt', 'punkt.id', 'n.punkt_id')
        .innerJoin('rats_sitzungen as s', 's.id', 'punkt.sitzung_id')
        .select(['punkt.id', 'punkt.nummer', 'punkt.name', 'n.markiert', 'n.notiz'])
        .select(['s.id as sitzung_id', 's.name as sitzung', sql<Date>`s.beginn`.as('beginn')])
        .where('n.konto_id', '=', account)
        .where(isVisible('punkt', view))
        .where('s.geloescht', '=', false)
        .where('s.beginn', 'is not', null)
        .orderBy('s.beginn', 'desc')
        .orderBy('punkt.position')
        .execute();
      return lines.map(
        ({ id, nummer: num, name, markiert: marked, notiz: note, sitzung_id, sitzung: meeting, beginn: start }) => ({
          id,
          markiert: marked,
          notiz: note,
          sitzung: meeting,
          punkt: [num, name].filter(Boolean).join(' '),
          datum_von: getMoment(start),
          vorbei: start < now,
          detailURL: `${buildCouncilPath('sitzungen', sitzung_id)}#punkt-${id}`,
        }),
      );
    },
  };
}
