import type { HolidayDraft } from '@gm/shared/areas/ferienprogramm/organisers/holiday-draft';
import { AppError } from '@gm/shared/errors/app-error';
import type { Command } from '../../../core/forms/carry-out.ts';
import { announceProgram } from '../program/announce-program.ts';
import { toDraftLine } from './build-draft.ts';
import { createHolidayDraftRepository } from './holiday-draft-repository.ts';

/** Staff edit, publish or discard a draft. */
export const DRAFT_EDITING: Command<HolidayDraft, { id: number }> = {
  name: 'ferienentwurf',

  async check(trx, { id }) {
    if (await createHolidayDraftRepository(trx).lock(id, false)) return { fund: { id } };
    throw new AppError('nicht_gefunden', 'Diesen Entwurf gibt es nicht mehr: Er wurde veröffentlicht oder verworfen.');
  },

  async perform(trx, draft, { id }) {
    const drafts = createHolidayDraftRepository(trx);
    const { was } = draft;
    if (was === 'verwerfen') await drafts.remove(id);
    else await drafts.update(id, toDraftLine(draft), was === 'veroeffentlichen');
    if (was === 'veroeffentlichen') await announceProgram(trx);
    return { id, referenz: String(id) };
  },
};
