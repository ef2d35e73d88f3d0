import type { DataSource } from '../../platform/database/database.ts';
import type { Actor } from '../../services/accounts/sessions/actor.ts';
import { buildDetails } from '../kinds/content-details.ts';
import type { Plan } from '../kinds/plan-change.ts';
import { createContentRelationRepository } from '../store/content-relation-repository.ts';
import { createEditorialRepository } from '../store/editorial-repository.ts';
import { recordDraft, recordInventory } from '../store/record-editing.ts';

const SEQUENCE: Actor = { konto: null, name: 'Folge einer anderen Änderung' };

/** Stores consequential changes as the newest version of affected entries; an existing draft stays the newest. */
export async function noteSequences(
  trx: DataSource,
  { art: kind, platz: place, neue: fresh, umgezogene: moved }: Plan,
): Promise<void> {
  const editorial = createEditorialRepository(trx);
  const relation = createContentRelationRepository(trx);
  for (const [alt, fresh] of moved) await relation.moveInhalt(kind.name, alt, fresh);
  const own = moved.get(place.schluessel) ?? place.schluessel;
  for (const entry of fresh) {
    if (entry.art === kind.name && entry.schluessel === own) continue;
    const contribution = await relation.lockZuInhalt(entry.art, entry.schluessel);
    if (!contribution || contribution.freigegeben === null) continue;
    const isDraft = contribution.version !== contribution.freigegeben;
    const draft = isDraft ? await editorial.findFassung(contribution.id, contribution.version) : null;
    const { beitrag: afterwards } = await recordInventory(trx, contribution, buildDetails(entry), SEQUENCE);
    if (draft) await recordDraft(trx, afterwards, draft, SEQUENCE);
  }
}
