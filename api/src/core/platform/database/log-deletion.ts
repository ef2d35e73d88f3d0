import type { DataSource } from './database.ts';

/** Logs how many rows of each kind were deleted after their retention period, without their content. */
export async function logDeletion(trx: DataSource, count: ReadonlyMap<string, number>): Promise<void> {
  const lines = [...count].filter(([, how]) => how > 0).map(([form, how]) => ({ formular: form, anzahl: how }));
  if (lines.length > 0) await trx.insertInto('loeschprotokoll').values(lines).execute();
}
