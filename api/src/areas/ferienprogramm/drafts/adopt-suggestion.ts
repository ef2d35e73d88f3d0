import type { Suggestion } from '@gm/shared/areas/ferienprogramm/organisers/suggestion';
import type { Objects } from '@gm/shared/store/objects';
import { adoptImage } from '../../../core/desk/adopt-image.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { createOrganiserRepository } from '../organisers/organiser-repository.ts';
import { buildDraft } from './build-draft.ts';
import { createHolidayDraftRepository } from './holiday-draft-repository.ts';

/** Turns a suggestion with its corrections into a draft of the holiday programme; the sender becomes its organiser. */
export async function adoptSuggestion(
  trx: DataSource,
  uploads: Objects,
  { id, bild: image }: { id: number; bild: string | null },
  details: Suggestion,
): Promise<void> {
  const draft = await createHolidayDraftRepository(trx).create(id, {
    ...buildDraft(details),
    bild_id: await adoptImage(trx, uploads, image, details.bildtext),
    brancheneintrag_id: details.veranstalter_brancheneintrag_zuordnung,
  });
  const { ansprechpartner_vorname, ansprechpartner_name, ansprechpartner_email } = details;
  const name = details.veranstalter || `${ansprechpartner_vorname} ${ansprechpartner_name}`;
  if (draft !== null) await createOrganiserRepository(trx).add(draft, name, ansprechpartner_email);
}

/** Deletes the draft. A published event stays: families may have booked it, and staff can cancel it. */
export async function withdrawSuggestion(trx: DataSource, submissionId: number): Promise<void> {
  const drafts = createHolidayDraftRepository(trx);
  const event = await drafts.findByEinsendung(submissionId);
  if (event?.entwurf) await drafts.remove(event.id);
}
