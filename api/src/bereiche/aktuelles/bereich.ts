import { defineBereich } from '../../kern/bereich.ts';
import { aktuelles } from './calls/aktuelles.ts';
import { artikel } from './calls/artikel.ts';

/** News. */
export const bereich = defineBereich({
  name: 'aktuelles',
  inhalte: [aktuelles, artikel],
});
