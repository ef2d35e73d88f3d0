import { defineBereich } from '../../kern/bereich.ts';
import { eilmeldungen } from './calls/eilmeldungen.ts';
import { EILMELDUNGEN } from './eilmeldung-pfad.ts';
import { createEilmeldungRepository } from './eilmeldung-repository.ts';
import { followEilmeldungen } from './follow-eilmeldungen.ts';
import { eilmeldungenInhalt } from './inhalt.ts';
import { migrations } from './migrations/migrations.ts';

/** Urgent notices, which begin and end on time. */
export const bereich = defineBereich({
  name: 'eilmeldungen',
  calls: [eilmeldungen],
  migrations,
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
  inhalt: eilmeldungenInhalt,
});
