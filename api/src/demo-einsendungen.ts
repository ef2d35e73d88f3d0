import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { BEREICHE } from './bereiche.ts';
import type { Config } from './kern/betrieb/config.ts';
import type { Datenquelle } from './kern/daten/database.ts';

/** A few things residents sent, so that the desk of the demo has something to decide. Only where nobody has sent anything yet. */
export async function createDemoEinsendungen(db: Datenquelle, config: Config, jetzt = new Date()): Promise<void> {
  const { tag: heute } = readBerlinerZeit(jetzt);
  await db.transaction().execute(async (trx) => {
    const { anzahl } = await trx
      .selectFrom('referenznummern')
      .select((eb) => eb.fn.countAll<string>().as('anzahl'))
      .executeTakeFirstOrThrow();
    if (Number(anzahl) > 0) return;
    // Also those of areas that are switched off: on again, they find them.
    for (const { beispiele } of BEREICHE) await beispiele?.(trx, config, heute);
  });
}
