import { isDeepStrictEqual } from 'node:util';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { Kysely } from 'kysely';
import type { Database } from '../daten/database.ts';
import { buildKonfiguration } from './build-konfiguration.ts';
import { createEintragRepository } from './eintrag-repository.ts';
import { createInhaltRepository } from './inhalt-repository.ts';
import type { Ladeauftrag } from './load-inhalt.ts';
import { readStammdaten } from './read-inhalt.ts';

/**
 * Brings what is configuration, not content, up to date with its entries: the municipality and settings of the areas. For
 * sites whose content comes from elsewhere. Throws `inhalt_fehlerhaft`.
 */
export async function loadStammdaten(db: Kysely<Database>, { bereiche, jetzt }: Ladeauftrag): Promise<void> {
  const { tag } = readBerlinerZeit(jetzt ?? new Date());
  await db.transaction().execute(async (trx) => {
    const repository = createInhaltRepository(trx);
    await repository.lock();
    const eintraege = createEintragRepository(trx);
    const werte = buildKonfiguration(readStammdaten(await eintraege.list(), bereiche), tag);
    // As the database gives them back: without keys that are undefined.
    const neu: Record<string, unknown> = JSON.parse(JSON.stringify(werte));
    let isNeu = false;
    for (const [schluessel, wert] of Object.entries(neu)) {
      if (isDeepStrictEqual(await repository.readConfiguration(schluessel), wert)) continue;
      await repository.setKonfiguration(schluessel, wert);
      isNeu = true;
    }
    if (isNeu) await repository.setStand(`stammdaten-${await eintraege.readStand()}`, tag);
  });
}
