import type { AccountField } from './account-form.tsx';

/** Field for the second factor's code; hidden from accounts without one. */
export const SECURITY_CODE: AccountField = {
  name: 'code',
  label: 'Sicherheitscode',
  type: 'text',
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
  hint: 'Sechs Ziffern aus Ihrer Authenticator-App oder einer Ihrer Notfallcodes',
  nurAufVerlangen: true,
};
