import './tables.ts';
import { findSchreiber, mergeVermerke, type Vermerk } from '@gm/shared/bereiche/ferienprogramm/vermerke';
import { sql } from 'kysely';
import type { Datenquelle } from '../../../kern/daten/database.ts';

interface Tag {
  veranstaltung_id: number;
  tag: string;
}

/** Devices that have a day's list, and what was marked on them. */
export function createVermerkeRepository(db: Datenquelle) {
  return {
    async addMitnahme(mitnahme: Tag & { email: string; token_hash: string; bis: Date }): Promise<void> {
      await db.insertInto('ferien_mitnahmen').values(mitnahme).execute();
    },

    /** The day of a device whose organiser still looks after the event; null for others. */
    async findMitnahme(token_hash: string) {
      const gefunden = await db
        .selectFrom('ferien_mitnahmen as m')
        .innerJoin('ferien_veranstalter as v', (join) =>
          join.onRef('v.veranstaltung_id', '=', 'm.veranstaltung_id').onRef('v.email', '=', 'm.email'),
        )
        .select(['m.veranstaltung_id', 'm.tag', 'm.bis'])
        .where('m.token_hash', '=', token_hash)
        .executeTakeFirst();
      return gefunden ?? null;
    },

    async list({ veranstaltung_id, tag }: Tag): Promise<Vermerk[]> {
      const zeilen = await db
        .selectFrom('ferien_vermerke')
        .select(['kind_id as kind', 'feld', 'wert', 'zeit', 'geraet', 'zaehler'])
        .where('veranstaltung_id', '=', veranstaltung_id)
        .where('tag', '=', tag)
        .execute();
      return mergeVermerke(zeilen);
    },

    /** Keeps the newer of what is there and what comes, place by place. */
    async merge({ veranstaltung_id, tag }: Tag, vermerke: readonly Vermerk[]): Promise<void> {
      // In one order, so that two devices at once do not wait for each other.
      const zeilen = mergeVermerke(vermerke).map(({ kind, ...vermerk }) => ({
        ...vermerk,
        kind_id: kind,
        veranstaltung_id,
        tag,
        schreiber: findSchreiber(vermerk),
      }));
      if (zeilen.length === 0) return;
      await db
        .insertInto('ferien_vermerke')
        .values(zeilen)
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

    /** Erases days that ended more than `tage` days ago; gives how many marks. */
    async deletePast(tage: number): Promise<number> {
      await db
        .deleteFrom('ferien_mitnahmen')
        .where('bis', '<', sql<Date>`now() - make_interval(days => ${tage}::int)`)
        .execute();
      const zeilen = await db
        .deleteFrom('ferien_vermerke')
        .where(
          sql<boolean>`not exists (select from ferien_mitnahmen m where m.veranstaltung_id = ferien_vermerke.veranstaltung_id and m.tag = ferien_vermerke.tag)`,
        )
        .returning('id')
        .execute();
      return zeilen.length;
    },
  };
}
