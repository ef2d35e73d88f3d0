import { randomBytes } from 'node:crypto';
import type { Kitavormerkung } from '@gm/shared/schemas/kitavormerkung';
import type { Config } from '../../config.ts';
import { createKitavormerkungRepository } from '../../daten/kitavormerkung-repository.ts';
import { checkKitawuensche } from '../../formulare/check-kitawuensche.ts';
import { createEinsendung } from '../../formulare/create-einsendung.ts';
import { KITAVORMERKUNG } from '../../formulare/einsendungsarten.ts';
import { findKitas } from '../../formulare/find-kitas.ts';
import { getKitalink } from '../../formulare/get-kitalink.ts';
import type { Formular } from '../../formulare/receive-formular.ts';

/** Pre-registration for day care: with a private link that shows the family how it stands. */
export function createKitavormerkungFormular(config: Config): Formular<Kitavormerkung> {
  return createEinsendung<Kitavormerkung>(config, {
    ...KITAVORMERKUNG,
    getEmail: ({ eltern_email }) => eltern_email,
    dank: {
      titel: 'Vielen Dank für Ihre Vormerkung!',
      eingegangen: 'Ihre Vormerkung ist bei uns eingegangen.',
      weiter: 'Wir melden uns, sobald über einen Platz entschieden ist.',
    },
    check: async (db, eingabe) => checkKitawuensche(await findKitas(db), eingabe),
    async saveAlong(trx, _eingabe, einsendungId) {
      const schluessel = randomBytes(24).toString('base64url');
      await createKitavormerkungRepository(trx).link(einsendungId, schluessel);
      return einsendungId;
    },
    async getAddition(trx, { id }) {
      const schluessel = await createKitavormerkungRepository(trx).findKey(id);
      return [getKitalink(config, schluessel)];
    },
  });
}
