import { defineBereich } from '../../kern/bereich.ts';
import { ferienbetreuung } from './calls/ferienbetreuung.ts';
import { kernzeitbetreuung } from './calls/kernzeitbetreuung.ts';

/** Care in the holidays and around school. */
export const bereich = defineBereich({
  name: 'betreuung',
  calls: [ferienbetreuung, kernzeitbetreuung],
});
