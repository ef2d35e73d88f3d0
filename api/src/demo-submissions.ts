import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { AREAS } from './areas.ts';
import type { Config } from './core/platform/config/config.ts';
import type { DataSource } from './core/platform/database/database.ts';

/** Example submissions for the staff's desk of the demo. Only if there are no submissions yet. */
export async function createDemoSubmissions(db: DataSource, config: Config, now = new Date()): Promise<void> {
  const { tag: today } = readBerlinTime(now);
  await db.transaction().execute(async (trx) => {
    const { anzahl: count } = await trx
      .selectFrom('referenznummern')
      .select((eb) => eb.fn.countAll<string>().as('anzahl'))
      .executeTakeFirstOrThrow();
    if (Number(count) > 0) return;
    // Includes areas that are switched off, for when they are switched on again.
    for (const { examples } of AREAS) await examples?.(trx, config, today);
  });
}
