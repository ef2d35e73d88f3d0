/** Labels of the form in the order of the page; the mails name the answers by them. */
export const KONTAKT_FELDER = {
  betreff: 'Betreff',
  nachricht: 'Nachricht',
  name: 'Name',
  email: 'E-Mail-Adresse',
  telefon: 'Telefon',
  datenschutz: 'Datenschutz',
} as const;
