/** Labels of the form in the order of the page; the mails name the answers by them. */
export const FEHLERMELDUNG_FELDER = {
  seite: 'Seitenadresse',
  nachricht: 'Nachricht',
  name: 'Name',
  email: 'E-Mail-Adresse',
  datenschutz: 'Datenschutz',
} as const;
