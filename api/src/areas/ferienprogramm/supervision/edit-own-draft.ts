import type { HolidayDraft } from '@gm/shared/areas/ferienprogramm/organisers/holiday-draft';
import type { Command } from '../../../core/forms/carry-out.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { toDraftLine } from '../drafts/build-draft.ts';
import { DRAFT_EDITING } from '../drafts/edit-draft.ts';
import type { Season } from '../holiday-service.ts';
import { composeDoneMessage } from '../organisers/compose-organiser.ts';
import { requireOrganiser } from '../organisers/open-access.ts';
import { createOrganiserRepository } from '../organisers/organiser-repository.ts';

interface OwnDraft extends HolidayDraft {
  token: string;
  fertig: boolean;
}

/** An organiser edits a draft like staff, but only staff publish it; they are notified when it is ready. */
export function createDraftEditing({
  optionen: options,
  absender: sender,
}: Season): Command<OwnDraft, { id: number; name: string; email: string }> {
  return {
    name: 'ferienentwurf-veranstalter',

    async check(trx: DataSource, draft) {
      const organiser = await requireOrganiser(trx, draft.token, draft.id);
      await DRAFT_EDITING.check(trx, draft);
      return { fund: { id: draft.id, ...organiser } };
    },

    async perform(trx, draft, { id, ...organiser }) {
      const receipt = await DRAFT_EDITING.perform(trx, { ...draft, was: 'speichern' }, { id });
      const { email } = organiser;
      const note = draft.fertig ? 'Entwurf geändert und fertig gemeldet' : 'Entwurf geändert';
      await createOrganiserRepository(trx).note(id, email, note);
      const event = { id, ...toDraftLine(draft), taeglich: draft.taeglich };
      const mails = draft.fertig ? [composeDoneMessage(event, organiser, sender, options)] : [];
      return { ...receipt, mails };
    },
  };
}
