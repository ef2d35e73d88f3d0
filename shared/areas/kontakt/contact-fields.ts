/** Labels of the form in the order of the page; mails label the answers with them. */
export const CONTACT_FIELDS = {
  betreff: 'Betreff',
  nachricht: 'Nachricht',
  name: 'Name',
  email: 'E-Mail-Adresse',
  telefon: 'Telefon',
  datenschutz: 'Datenschutz',
} as const;
