import { createEntryRepository } from '../../entries/entry-repository.ts';
import type { DataSource } from '../../platform/database/database.ts';
import type { Actor } from '../../services/accounts/sessions/actor.ts';
import { buildDetails } from '../kinds/content-details.ts';
import { createContentRelationRepository } from '../store/content-relation-repository.ts';
import { createEditorialRepository } from '../store/editorial-repository.ts';
import { recordInventory } from '../store/record-editing.ts';

const IMPORT: Actor = { konto: null, name: 'Import' };

/**
 * After an import, stores imported entries as the newest version of entries that editors have written; entries that are
 * gone are withdrawn. Earlier versions stay in the history.
 */
export async function noteImport(trx: DataSource): Promise<void> {
  const editorial = createEditorialRepository(trx);
  for (const contribution of await createContentRelationRepository(trx).listZuInhalt()) {
    const entry = await createEntryRepository(trx).find(
      contribution.inhalt_art ?? '',
      contribution.inhalt_schluessel ?? '',
    );
    const current =
      contribution.freigegeben && (await editorial.findFassung(contribution.id, contribution.freigegeben));
    if (entry) {
      const details = buildDetails(entry);
      const isEqual = current && current.angaben.daten === details.daten && current.angaben.text === details.text;
      if (!isEqual) await recordInventory(trx, contribution, details, IMPORT);
    } else if (current) {
      const afterwards = { ...contribution, status: 'zurückgezogen' as const, freigegeben: null, ab: null, bis: null };
      await editorial.change(afterwards);
      await editorial.log(afterwards, IMPORT, { fassung: contribution.version, vorgang: 'zurueckziehen', aus: null });
    }
  }
}
