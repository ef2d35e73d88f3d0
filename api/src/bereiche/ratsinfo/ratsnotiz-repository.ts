import type { Ratsnotiz } from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import { sql } from 'kysely';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { isVisible, type Sicht } from './rats-sicht.ts';
import { getZeitpunkt } from './rats-zeilen.ts';
import { buildRatsPfad } from './ratsinfo-pfad.ts';

/** Marks and notes of one account on agenda items; no call reads those of another. */
export function createRatsnotizRepository(db: Datenquelle, konto: number) {
  return {
    /** Keeps a note on an item that `sicht` may see; an empty one is erased. False when there is no such item. */
    async write(punkt: number, { markiert, notiz }: Ratsnotiz, sicht: Sicht): Promise<boolean> {
      const gefunden = await db
        .selectFrom('rats_tagesordnungspunkte as punkt')
        .select('punkt.id')
        .where('punkt.id', '=', punkt)
        .where(isVisible('punkt', sicht))
        .executeTakeFirst();
      if (!gefunden) return false;
      if (!markiert && notiz === '') {
        await db.deleteFrom('rats_notizen').where('konto_id', '=', konto).where('punkt_id', '=', punkt).execute();
        return true;
      }
      await db
        .insertInto('rats_notizen')
        .values({ konto_id: konto, punkt_id: punkt, markiert, notiz })
        .onConflict((konflikt) =>
          konflikt.columns(['konto_id', 'punkt_id']).doUpdateSet({ markiert, notiz, geaendert: sql`now()` }),
        )
        .execute();
      return true;
    },

    /** Notes on the items of a meeting, by item. */
    async findZuSitzung(sitzung: number): Promise<ReadonlyMap<number, Ratsnotiz>> {
      const zeilen = await db
        .selectFrom('rats_notizen as n')
        .innerJoin('rats_tagesordnungspunkte as p', 'p.id', 'n.punkt_id')
        .select(['n.punkt_id', 'n.markiert', 'n.notiz'])
        .where('n.konto_id', '=', konto)
        .where('p.sitzung_id', '=', sitzung)
        .execute();
      return new Map(zeilen.map(({ punkt_id, ...notiz }) => [punkt_id, notiz]));
    },

    /** All of them on items that `sicht` still may see, the latest meeting first. */
    async list(sicht: Sicht, jetzt: Date) {
      const zeilen = await db
        .selectFrom('rats_notizen as n')
        .innerJoin('rats_tagesordnungspunkte as punkt', 'punkt.id', 'n.punkt_id')
        .innerJoin('rats_sitzungen as s', 's.id', 'punkt.sitzung_id')
        .select(['punkt.id', 'punkt.nummer', 'punkt.name', 'n.markiert', 'n.notiz'])
        .select(['s.id as sitzung_id', 's.name as sitzung', sql<Date>`s.beginn`.as('beginn')])
        .where('n.konto_id', '=', konto)
        .where(isVisible('punkt', sicht))
        .where('s.geloescht', '=', false)
        .where('s.beginn', 'is not', null)
        .orderBy('s.beginn', 'desc')
        .orderBy('punkt.position')
        .execute();
      return zeilen.map(({ id, nummer, name, markiert, notiz, sitzung_id, sitzung, beginn }) => ({
        id,
        markiert,
        notiz,
        sitzung,
        punkt: [nummer, name].filter(Boolean).join(' '),
        datum_von: getZeitpunkt(beginn),
        vorbei: beginn < jetzt,
        detailURL: `${buildRatsPfad('sitzungen', sitzung_id)}#punkt-${id}`,
      }));
    },
  };
}
