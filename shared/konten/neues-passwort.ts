import type { KontoFeld } from './konto-formular.tsx';

/** The field for a password that is set anew. */
export const NEUES_PASSWORT: KontoFeld = {
  name: 'passwort_neu',
  label: 'Neues Passwort',
  type: 'password',
  autoComplete: 'new-password',
  hint: 'Mindestens 10 Zeichen. Am besten mehrere Wörter, die sonst niemand zusammenstellt.',
};
