/** Labels of the form in the order of the page; mails label the answers with them. */
export const FEHLERMELDUNG_FIELDS = {
  seite: 'Seitenadresse',
  nachricht: 'Nachricht',
  name: 'Name',
  email: 'E-Mail-Adresse',
  datenschutz: 'Datenschutz',
} as const;
