import type { Zustimmung } from '@gm/shared/schemas/zustimmungen';
import { type Insertable, sql } from 'kysely';
import { getUpload } from '../bilder/bild-dienst.ts';
import type { Datenquelle } from '../daten/database.ts';
import { logLoeschung } from '../daten/log-loeschung.ts';
import type { EinsendungenTabelle } from '../formulare/tables.ts';

type NeueEinsendung = Omit<Insertable<EinsendungenTabelle>, 'angaben' | 'geaendert' | 'zustimmungen'> & {
  angaben: Record<string, unknown>;
  zustimmungen: Zustimmung[];
};

export function createEinsendungRepository(db: Datenquelle) {
  return {
    /** Stores what somebody sent with the status 'eingegangen' and gives its id. */
    async save({ angaben, zustimmungen, ...einsendung }: NeueEinsendung): Promise<number> {
      const { id } = await db
        .insertInto('einsendungen')
        .values({
          ...einsendung,
          angaben: JSON.stringify(angaben),
          zustimmungen: JSON.stringify(zustimmungen),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /**
     * Erases what is older than the days of its form (`sonst` for forms without days of their own), writes down how many
     * of each form, and gives the files that nobody needs any more.
     */
    async deleteOld({ sonst, ...jeFormular }: Record<string, number> & { sonst: number }): Promise<string[]> {
      const tage = sql<number>`coalesce((${JSON.stringify(jeFormular)}::jsonb ->> formular)::int, ${sonst}::int)`;
      return db.transaction().execute(async (trx) => {
        const geloescht = await trx
          .deleteFrom('einsendungen')
          .where('erstellt', '<', sql<Date>`now() - make_interval(days => ${tage})`)
          .returning(['formular', 'bild'])
          .execute();
        const anzahl = new Map<string, number>();
        for (const { formular } of geloescht) anzahl.set(formular, (anzahl.get(formular) ?? 0) + 1);
        await logLoeschung(trx, anzahl);
        const dateien = geloescht.flatMap(({ bild }) => bild ?? []);
        if (dateien.length > 0) await trx.deleteFrom('bilder').where('datei', 'in', dateien.map(getUpload)).execute();
        return dateien;
      });
    },
  };
}
