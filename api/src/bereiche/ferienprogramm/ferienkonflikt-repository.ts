import type { Datenquelle } from '../../kern/daten/database.ts';

/** Firm places of which nobody has looked yet whether another family has booked the child, too. */
export function createFerienkonfliktRepository(db: Datenquelle) {
  const offen = () =>
    db
      .selectFrom('ferien_teilnahmen as t')
      .innerJoin('ferien_kinder as k', 'k.id', 't.kind_id')
      .where('t.fest', '=', true)
      .where('t.konflikt_geprueft', '=', false);

  return {
    /** The booking that has such places, the oldest first; null when none has. */
    async findNext(): Promise<number | null> {
      const zeile = await offen().select('k.buchung_id').orderBy('k.buchung_id').limit(1).executeTakeFirst();
      return zeile?.buchung_id ?? null;
    },

    /** Names under which the children of a booking are known that have such places. */
    async listSchluessel(buchung_id: number): Promise<string[]> {
      const zeilen = await offen().select('t.schluessel').distinct().where('k.buchung_id', '=', buchung_id).execute();
      return zeilen.map(({ schluessel }) => schluessel);
    },

    /** The same places, which count as looked at from now on; without those that were given back. */
    async take(buchung_id: number): Promise<{ kind_id: number; veranstaltung_id: number }[]> {
      const zeilen = await db
        .updateTable('ferien_teilnahmen')
        .set({ konflikt_geprueft: true })
        .where('fest', '=', true)
        .where('konflikt_geprueft', '=', false)
        .where('kind_id', 'in', (eb) =>
          eb.selectFrom('ferien_kinder').select('id').where('buchung_id', '=', buchung_id),
        )
        .returning(['kind_id', 'veranstaltung_id', 'storniert'])
        .execute();
      return zeilen.filter(({ storniert }) => storniert === null);
    },
  };
}
