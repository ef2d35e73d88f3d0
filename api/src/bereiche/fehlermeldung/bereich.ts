import { defineBereich } from '../../kern/bereich.ts';
import { storeBeispiele } from './beispiele.ts';
import { fehlermeldung } from './calls/fehlermeldung.ts';
import { FEHLERMELDUNG } from './fehlermeldung-art.ts';

/** Errors on pages, reported by residents. */
export const bereich = defineBereich({
  name: 'fehlermeldung',
  pfade: ['/fehler-melden/'],
  calls: [fehlermeldung],
  formulare: [FEHLERMELDUNG],
  beispiele: storeBeispiele,
});
