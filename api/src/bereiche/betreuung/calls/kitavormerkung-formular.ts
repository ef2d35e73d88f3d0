import { randomBytes } from 'node:crypto';
import type { Kitavormerkung } from '@gm/shared/bereiche/betreuung/kitavormerkung';
import type { Config } from '../../../kern/betrieb/config.ts';
import { createEinsendung } from '../../../kern/formulare/create-einsendung.ts';
import type { Formular } from '../../../kern/formulare/receive-formular.ts';
import { KITAVORMERKUNG } from '../betreuung-arten.ts';
import { checkKitawuensche } from '../check-kitawuensche.ts';
import { findKitas } from '../find-kitas.ts';
import { getKitalink } from '../get-kitalink.ts';
import { createKitavormerkungRepository } from '../kitavormerkung-repository.ts';

/** Pre-registration for day care: with a private link that shows the family how it stands. */
export function createKitavormerkungFormular(config: Config): Formular<Kitavormerkung> {
  return createEinsendung<Kitavormerkung>(config, {
    ...KITAVORMERKUNG,
    getEmail: ({ eltern_email }) => eltern_email,
    check: async (db, eingabe) => checkKitawuensche(await findKitas(db), eingabe),
    async saveAlong(trx, _eingabe, einsendungId) {
      const schluessel = randomBytes(24).toString('base64url');
      await createKitavormerkungRepository(trx).link(einsendungId, schluessel);
      return einsendungId;
    },
    zusatz: {
      findSchluessel: (trx, { id }) => createKitavormerkungRepository(trx).findKey(id),
      describe: (schluessel) => getKitalink(config, schluessel),
    },
  });
}
