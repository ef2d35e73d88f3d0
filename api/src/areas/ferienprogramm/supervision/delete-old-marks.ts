import type { DataSource } from '../../../core/platform/database/database.ts';
import { logDeletion } from '../../../core/platform/database/log-deletion.ts';
import { createHelperRepository } from '../helpers/helper-repository.ts';
import { createMarksRepository } from '../organisers/marks-repository.ts';

/**
 * Deletes attendance records and device access of days that ended more than `days` days ago, and helpers of events that
 * ended as long ago.
 */
export async function deleteOldMarks(db: DataSource, days: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const count = await createMarksRepository(trx).deletePast(days);
    const helper = await createHelperRepository(trx).deletePast(days);
    await logDeletion(
      trx,
      new Map([
        ['ferienprogramm-vermerke', count],
        ['ferienprogramm-helfer', helper],
      ]),
    );
  });
}
