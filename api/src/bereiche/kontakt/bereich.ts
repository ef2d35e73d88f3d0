import { defineBereich } from '../../kern/bereich.ts';
import { kontakt } from './calls/kontakt.ts';

/** Messages to the town hall. */
export const bereich = defineBereich({
  name: 'kontakt',
  pfade: ['/kontakt/'],
  calls: [kontakt],
});
