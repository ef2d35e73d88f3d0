import { randomBytes } from 'node:crypto';
import { KITAVORMERKUNG_FELDER } from '@gm/shared/schemas/betreuung-felder';
import type { Kitavormerkung } from '@gm/shared/schemas/kitavormerkung';
import type { Config } from '../../config.ts';
import { createKitavormerkungRepository } from '../../daten/kitavormerkung-repository.ts';
import { createEinsendung } from '../../formulare/create-einsendung.ts';
import { findeKitas } from '../../formulare/finde-kitas.ts';
import { nenneBetreuungsworte } from '../../formulare/nenne-betreuungsworte.ts';
import { nenneKitalink } from '../../formulare/nenne-kitalink.ts';
import type { Formular } from '../../formulare/nimm-formular-entgegen.ts';
import { KITA_FELDER, nenneKita, pruefeKitawuensche } from '../../formulare/pruefe-kitawuensche.ts';

/** Pre-registration for day care: with a private link that shows the family how it stands. */
export function createKitavormerkungFormular(config: Config): Formular<Kitavormerkung> {
  return createEinsendung<Kitavormerkung>(config, {
    name: 'kitavormerkung',
    kuerzel: 'KV',
    bezeichnung: 'Kita-Vormerkung',
    anrede: 'Ihre Kita-Vormerkung',
    nenneEmail: ({ eltern_email }) => eltern_email,
    felder: KITAVORMERKUNG_FELDER,
    kopie: true,
    dank: {
      titel: 'Vielen Dank für Ihre Vormerkung!',
      eingegangen: 'Ihre Vormerkung ist bei uns eingegangen.',
      weiter: 'Wir melden uns, sobald über einen Platz entschieden ist.',
    },
    pruefe: async (db, eingabe) => pruefeKitawuensche(await findeKitas(db), eingabe),
    async nenneWorte(db, eingabe) {
      const kitas = await findeKitas(db);
      const namen = KITA_FELDER.map((feld) => [feld, nenneKita(kitas, eingabe[feld])]);
      return {
        ...nenneBetreuungsworte(eingabe),
        ...Object.fromEntries(namen),
        vorrang: eingabe.vorrang.replaceAll(',', ', '),
      };
    },
    async speichereDazu(trx, _eingabe, einsendungId) {
      const schluessel = randomBytes(24).toString('base64url');
      await createKitavormerkungRepository(trx).verknuepfe(einsendungId, schluessel);
      return einsendungId;
    },
    async nenneZusatz(trx, { id }) {
      const schluessel = await createKitavormerkungRepository(trx).findeSchluessel(id);
      return [nenneKitalink(config, schluessel)];
    },
  });
}
