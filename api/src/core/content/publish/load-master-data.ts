import { isDeepStrictEqual } from 'node:util';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import type { Kysely } from 'kysely';
import { createContentRepository } from '../../entries/content-repository.ts';
import { createEntryRepository } from '../../entries/entry-repository.ts';
import type { Database } from '../../platform/database/database.ts';
import { buildConfiguration } from './build-configuration.ts';
import type { LoadOrder } from './load-content.ts';
import { readMasterData } from './read-content.ts';

/**
 * Updates configuration (the municipality and settings of areas) from its entries, for sites whose content comes from
 * an external system. Throws `inhalt_fehlerhaft`.
 */
export async function loadMasterData(db: Kysely<Database>, { bereiche: areas, jetzt: now }: LoadOrder): Promise<void> {
  const { tag } = readBerlinTime(now ?? new Date());
  await db.transaction().execute(async (trx) => {
    const repository = createContentRepository(trx);
    await repository.lock();
    const entries = createEntryRepository(trx);
    const values = buildConfiguration(readMasterData(await entries.list(), areas), tag);
    // As the database returns it: without undefined keys.
    const fresh: Record<string, unknown> = JSON.parse(JSON.stringify(values));
    let isNew = false;
    for (const [key, value] of Object.entries(fresh)) {
      if (isDeepStrictEqual(await repository.readConfiguration(key), value)) continue;
      await repository.setKonfiguration(key, value);
      isNew = true;
    }
    if (isNew) await repository.setStand(`stammdaten-${await entries.readStand()}`, tag);
  });
}
