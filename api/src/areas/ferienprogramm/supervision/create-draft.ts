import { NO_CENTS } from '@gm/shared/format/amount';
import { createFaults } from '../../../core/forms/receive-once.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { createThrottleRepository } from '../../../core/platform/http/throttle-repository.ts';
import { createHolidayDraftRepository } from '../drafts/holiday-draft-repository.ts';
import { createOrganiserRepository } from '../organisers/organiser-repository.ts';

/** Drafts an address may create per day. */
const DRAFTS_ON_DAY = 20;
const DAY = 24 * 60;

/** An organiser creates another event as a draft, which staff publish later. Returns its id. */
export async function createDraft(
  trx: DataSource,
  { titel: title, tag: day }: { titel: string; tag: string },
  { name, email }: { name: string; email: string },
): Promise<number> {
  if ((await createThrottleRepository(trx).count('ferien-neu', email, DAY)) > DRAFTS_ON_DAY) {
    throw createFaults([
      { feld: 'titel', meldung: `Mehr als ${DRAFTS_ON_DAY} neue Veranstaltungen am Tag sind nicht möglich.` },
    ]);
  }
  const id = await createHolidayDraftRepository(trx).create(null, {
    titel: title,
    einleitung: null,
    text: '',
    datum_von: day,
    datum_bis: day,
    taeglich: false,
    preis: NO_CENTS,
    preis_geschwister: null,
    alter_min: 6,
    alter_max: 12,
    teilnehmer_min: 0,
    teilnehmer_max: 10,
    mitbringen: null,
    veranstalter: name,
    veranstaltungsort: null,
    bildtext: null,
    bild_id: null,
    brancheneintrag_id: null,
  });
  const organiser = createOrganiserRepository(trx);
  if (id === null) throw new Error('An event of no suggestion was there already');
  await organiser.add(id, name, email);
  await organiser.note(id, email, 'Entwurf angelegt');
  return id;
}
