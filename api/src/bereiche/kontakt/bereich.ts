import { defineBereich } from '../../kern/bereich.ts';
import { storeBeispiele } from './beispiele.ts';
import { kontakt } from './calls/kontakt.ts';
import { KONTAKT } from './kontakt-art.ts';

/** Messages to the town hall. */
export const bereich = defineBereich({
  name: 'kontakt',
  pfade: ['/kontakt/'],
  calls: [kontakt],
  formulare: [KONTAKT],
  beispiele: storeBeispiele,
});
