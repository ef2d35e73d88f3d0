import { holidayDraftSchema } from '@gm/shared/areas/ferienprogramm/organisers/holiday-draft';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { showDraft } from '../drafts/show-draft.ts';

/** Why a draft cannot be published yet, in one sentence; empty if it can. */
export async function findGaps(db: DataSource, id: number): Promise<string> {
  const draft = await showDraft(db, id);
  if (!draft) return 'Diesen Entwurf gibt es nicht mehr.';
  const { error } = holidayDraftSchema.safeParse({ ...draft.werte, id, was: 'veroeffentlichen' });
  const message = error?.issues[0]?.message;
  return message ? `„${draft.werte.titel}“: ${message}` : '';
}
