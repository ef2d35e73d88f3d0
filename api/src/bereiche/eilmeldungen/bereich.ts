import { defineBereich } from '../../kern/bereich.ts';
import { eilmeldungen } from './calls/eilmeldungen.ts';
import { followEilmeldungen } from './follow-eilmeldungen.ts';
import { migrations } from './migrations/migrations.ts';

/** Urgent notices, which begin and end on time. */
export const bereich = defineBereich({
  name: 'eilmeldungen',
  calls: [eilmeldungen],
  migrations,
  jobs: [({ database, log }) => followEilmeldungen(database, log)],
});
