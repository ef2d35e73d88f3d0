import { defineBereich } from '../../kern/bereich.ts';
import { vormerkungAenderung } from './calls/aenderung.ts';
import { kitavormerkung } from './calls/kitavormerkung.ts';
import { vormerkungStand } from './calls/stand.ts';
import { migrations } from './migrations/migrations.ts';

/** Places in day care, asked for ahead. */
export const bereich = defineBereich({
  name: 'kita',
  calls: [vormerkungAenderung, kitavormerkung, vormerkungStand],
  migrations,
});
