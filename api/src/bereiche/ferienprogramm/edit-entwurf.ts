import type { Ferienentwurf } from '@gm/shared/bereiche/ferienprogramm/ferienentwurf';
import { AppError } from '@gm/shared/fehler/app-error';
import type { Befehl } from '../../kern/formulare/carry-out.ts';
import { announceProgramm } from './announce-programm.ts';
import { toEntwurfszeile } from './build-entwurf.ts';
import { createFerienentwurfRepository } from './ferienentwurf-repository.ts';

/** Staff write on a draft, publish it into the programme, or throw it away. */
export const ENTWURF_BEARBEITUNG: Befehl<Ferienentwurf, { id: number }> = {
  name: 'ferienentwurf',

  async check(trx, { id }) {
    if (await createFerienentwurfRepository(trx).lock(id)) return { fund: { id } };
    throw new AppError('nicht_gefunden', 'Diesen Entwurf gibt es nicht mehr: Er wurde veröffentlicht oder verworfen.');
  },

  async perform(trx, entwurf, { id }) {
    const entwuerfe = createFerienentwurfRepository(trx);
    const { was } = entwurf;
    if (was === 'verwerfen') await entwuerfe.remove(id);
    else await entwuerfe.update(id, toEntwurfszeile(entwurf), was === 'veroeffentlichen');
    if (was === 'veroeffentlichen') await announceProgramm(trx);
    return { id, referenz: String(id) };
  },
};
