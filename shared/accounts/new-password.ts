import type { AccountField } from './account-form.tsx';

/** Field for a new password. */
export const NEW_PASSWORD: AccountField = {
  name: 'passwort_neu',
  label: 'Neues Passwort',
  type: 'password',
  autoComplete: 'new-password',
  hint: 'Mindestens 10 Zeichen. Am besten mehrere Wörter, die sonst niemand zusammenstellt.',
};
