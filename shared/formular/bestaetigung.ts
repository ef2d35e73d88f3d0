/** What stands below the thanks, where the acknowledgement went to whoever sent the form. */
export const BESTAETIGUNG_GESCHICKT = 'Wir haben Ihnen eine Bestätigung per E-Mail geschickt.';

/** In its place, when the address had its share of them. */
export const OHNE_BESTAETIGUNG =
  'Eine Bestätigung per E-Mail schicken wir dieses Mal nicht, weil an die Adresse in der letzten Stunde schon viele gegangen sind. Bitte notieren Sie sich die Referenznummer.';
