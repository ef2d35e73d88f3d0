import type { DataSource } from '../../../core/platform/database/database.ts';

/** Confirmed places not yet checked for conflicts with bookings of other families. */
export function createHolidayConflictRepository(db: DataSource) {
  const open = () =>
    db
      .selectFrom('ferien_teilnahmen as t')
      .innerJoin('ferien_kinder as k', 'k.id', 't.kind_id')
      .where('t.fest', '=', true)
      .where('t.konflikt_geprueft', '=', false);

  return {
    /** The oldest booking with such places, or null. */
    async findNext(): Promise<number | null> {
      const line = await open().select('k.buchung_id').orderBy('k.buchung_id').limit(1).executeTakeFirst();
      return line?.buchung_id ?? null;
    },

    /** Keys of the children of a booking that have such places. */
    async listSchluessel(buchung_id: number): Promise<string[]> {
      const lines = await open().select('t.schluessel').distinct().where('k.buchung_id', '=', buchung_id).execute();
      return lines.map(({ schluessel: key }) => key);
    },

    /** The same places without cancelled ones, now marked as checked. */
    async take(buchung_id: number): Promise<{ kind_id: number; veranstaltung_id: number }[]> {
      const lines = await db
        .updateTable('ferien_teilnahmen')
        .set({ konflikt_geprueft: true })
        .where('fest', '=', true)
        .where('konflikt_geprueft', '=', false)
        .where('kind_id', 'in', (eb) =>
          eb.selectFrom('ferien_kinder').select('id').where('buchung_id', '=', buchung_id),
        )
        .returning(['kind_id', 'veranstaltung_id', 'storniert'])
        .execute();
      return lines.filter(({ storniert: cancelled }) => cancelled === null);
    },
  };
}
