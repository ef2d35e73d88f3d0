import { isDeepStrictEqual } from 'node:util';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { Kysely } from 'kysely';
import type { Database } from '../daten/database.ts';
import { buildKonfiguration } from './build-konfiguration.ts';
import { createInhaltRepository } from './inhalt-repository.ts';
import type { Ladeauftrag } from './load-inhalt.ts';
import { readFiles } from './read-files.ts';
import { readStammdaten } from './read-inhalt.ts';

/**
 * Brings what is configuration, not content, into the database when it differs from what is there: `gemeinde.yaml` and
 * settings of the areas. Throws `inhalt_fehlerhaft`.
 */
export async function loadStammdaten(db: Kysely<Database>, { ordner, bereiche, jetzt }: Ladeauftrag): Promise<void> {
  const dateien = await readFiles(ordner);
  const { tag } = readBerlinerZeit(jetzt ?? new Date());
  const werte = buildKonfiguration(readStammdaten(dateien, bereiche), tag);
  // As the database gives them back: without keys that are undefined.
  const neu: Record<string, unknown> = JSON.parse(JSON.stringify(werte));
  await db.transaction().execute(async (trx) => {
    const repository = createInhaltRepository(trx);
    await repository.lock();
    let isNeu = false;
    for (const [schluessel, wert] of Object.entries(neu)) {
      if (isDeepStrictEqual(await repository.readConfiguration(schluessel), wert)) continue;
      await repository.setKonfiguration(schluessel, wert);
      isNeu = true;
    }
    if (isNeu) await repository.setStand(`stammdaten-${dateien.pruefsumme}`, tag);
  });
}
