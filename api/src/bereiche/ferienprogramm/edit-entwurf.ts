import type { Ferienentwurf } from '@gm/shared/bereiche/ferienprogramm/ferienentwurf';
import { AppError } from '@gm/shared/fehler/app-error';
import type { Formular } from '../../kern/formulare/receive-formular.ts';
import { announceProgramm } from './announce-programm.ts';
import { toEntwurfszeile } from './build-entwurf.ts';
import { createFerienentwurfRepository } from './ferienentwurf-repository.ts';

/** Staff write on a draft, publish it into the programme, or throw it away. */
export function createEntwurfsformular(): Formular<Ferienentwurf> {
  return {
    name: 'ferienentwurf',
    kuerzel: '',
    getReferenz: ({ id }) => String(id),

    async check(trx, { id }) {
      if (await createFerienentwurfRepository(trx).lock(id)) return [];
      throw new AppError(
        'nicht_gefunden',
        'Diesen Entwurf gibt es nicht mehr: Er wurde veröffentlicht oder verworfen.',
      );
    },

    async save(trx, entwurf) {
      const entwuerfe = createFerienentwurfRepository(trx);
      const { id, was } = entwurf;
      if (was === 'verwerfen') await entwuerfe.remove(id);
      else await entwuerfe.update(id, toEntwurfszeile(entwurf), was === 'veroeffentlichen');
      if (was === 'veroeffentlichen') await announceProgramm(trx);
      return id;
    },

    composeMails: async () => [],
  };
}
