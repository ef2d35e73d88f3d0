import { randomBytes } from 'node:crypto';
import type { Kitavormerkung } from '@gm/shared/areas/betreuung/kitavormerkung';
import type { Form } from '../../../core/forms/receive-form.ts';
import { createSubmission } from '../../../core/forms/submissions/create-submission.ts';
import type { Config } from '../../../core/platform/config/config.ts';
import { KITAVORMERKUNG } from '../betreuung-kinds.ts';
import { checkKitaWishes } from '../check-kita-wishes.ts';
import { findKitas } from '../find-kitas.ts';
import { getKitaLink } from '../get-kita-link.ts';
import { createKitavormerkungRepository } from '../kitavormerkung-repository.ts';

/** Pre-registration for day care; the family gets a private link to its status. */
export function createKitavormerkungForm(config: Config): Form<Kitavormerkung> {
  return createSubmission<Kitavormerkung>(config, {
    ...KITAVORMERKUNG,
    getEmail: ({ eltern_email }) => eltern_email,
    check: async (db, input) => checkKitaWishes(await findKitas(db), input),
    async saveAlong(trx, _eingabe, submissionId) {
      const key = randomBytes(24).toString('base64url');
      await createKitavormerkungRepository(trx).link(submissionId, key);
      return submissionId;
    },
    zusatz: {
      findSchluessel: (trx, { id }) => createKitavormerkungRepository(trx).findKey(id),
      describe: (key) => getKitaLink(config, key),
    },
  });
}
