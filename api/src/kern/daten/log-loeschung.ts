import type { Datenquelle } from './database.ts';

/** Writes down how many rows of each kind were erased because their time was over; nothing of what stood in them. */
export async function logLoeschung(trx: Datenquelle, anzahl: ReadonlyMap<string, number>): Promise<void> {
  const zeilen = [...anzahl].filter(([, wie]) => wie > 0).map(([formular, wie]) => ({ formular, anzahl: wie }));
  if (zeilen.length > 0) await trx.insertInto('loeschprotokoll').values(zeilen).execute();
}
