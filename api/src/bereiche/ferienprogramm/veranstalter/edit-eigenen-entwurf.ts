import type { Ferienentwurf } from '@gm/shared/bereiche/ferienprogramm/ferienentwurf';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import type { Befehl } from '../../../kern/formulare/carry-out.ts';
import { toEntwurfszeile } from '../build-entwurf.ts';
import { ENTWURF_BEARBEITUNG } from '../edit-entwurf.ts';
import type { Saison } from '../ferien-dienst.ts';
import { composeFertigmeldung } from './compose-veranstalter.ts';
import { requireVeranstalter } from './open-zugang.ts';
import { createVeranstalterRepository } from './veranstalter-repository.ts';

interface EigenerEntwurf extends Ferienentwurf {
  token: string;
  fertig: boolean;
}

/** An organiser writes on a draft as staff do; publishing it is theirs, and they hear when it is ready. */
export function createEntwurfbearbeitung({
  optionen,
  absender,
}: Saison): Befehl<EigenerEntwurf, { id: number; name: string; email: string }> {
  return {
    name: 'ferienentwurf-veranstalter',

    async check(trx: Datenquelle, entwurf) {
      const veranstalter = await requireVeranstalter(trx, entwurf.token, entwurf.id);
      await ENTWURF_BEARBEITUNG.check(trx, entwurf);
      return { fund: { id: entwurf.id, ...veranstalter } };
    },

    async perform(trx, entwurf, { id, ...veranstalter }) {
      const eingang = await ENTWURF_BEARBEITUNG.perform(trx, { ...entwurf, was: 'speichern' }, { id });
      const { email } = veranstalter;
      const notiz = entwurf.fertig ? 'Entwurf geändert und fertig gemeldet' : 'Entwurf geändert';
      await createVeranstalterRepository(trx).note(id, email, notiz);
      const event = { id, ...toEntwurfszeile(entwurf), taeglich: entwurf.taeglich };
      const mails = entwurf.fertig ? [composeFertigmeldung(event, veranstalter, absender, optionen)] : [];
      return { ...eingang, mails };
    },
  };
}
