import type { Datenquelle } from '../../../kern/daten/database.ts';
import { logLoeschung } from '../../../kern/daten/log-loeschung.ts';
import { createHelferRepository } from '../helfer/helfer-repository.ts';
import { createVermerkeRepository } from './vermerke-repository.ts';

/**
 * Erases what was marked about children on days that are `tage` days over, and lets no device of such a day in any more; and who
 * helped at events that are over as long.
 */
export async function deleteOldVermerke(db: Datenquelle, tage: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const anzahl = await createVermerkeRepository(trx).deletePast(tage);
    const helfer = await createHelferRepository(trx).deletePast(tage);
    await logLoeschung(
      trx,
      new Map([
        ['ferienprogramm-vermerke', anzahl],
        ['ferienprogramm-helfer', helfer],
      ]),
    );
  });
}
