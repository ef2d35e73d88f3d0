import { defineArea } from '../../core/composition/area.ts';
import { eilmeldungen } from './calls/eilmeldungen.ts';
import { eilmeldungenContent } from './content.ts';
import { EILMELDUNGEN } from './eilmeldung-path.ts';
import { createEilmeldungRepository } from './eilmeldung-repository.ts';
import { followEilmeldungen } from './follow-eilmeldungen.ts';

/** Urgent notices with start and end times. */
export const area = defineArea({
  name: 'eilmeldungen',
  calls: [eilmeldungen],
  jobs: [({ database, log }) => followEilmeldungen(database, log)],
  eintragsarten: (db) => [
    {
      pfad: EILMELDUNGEN,
      template: 'artikel',
      endpoint: '/api/cms/eilmeldungen',
      titel: 'Aktuelles',
      async find(id) {
        const eilmeldung = await createEilmeldungRepository(db).find(id);
        return eilmeldung && { ...eilmeldung, pfad: EILMELDUNGEN.build(id, eilmeldung.titel), einleitung: null };
      },
    },
  ],
  inhalt: eilmeldungenContent,
});
