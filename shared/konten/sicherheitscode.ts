import type { KontoFeld } from './konto-formular.tsx';

/** The field for a code of the second factor; who has none never sees it. */
export const SICHERHEITSCODE: KontoFeld = {
  name: 'code',
  label: 'Sicherheitscode',
  type: 'text',
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
  hint: 'Sechs Ziffern aus Ihrer Authenticator-App oder einer Ihrer Notfallcodes',
  nurAufVerlangen: true,
};
