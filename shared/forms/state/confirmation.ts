/** Below the thanks, if a confirmation was mailed to the sender. */
export const CONFIRMATION_SENT = 'Wir haben Ihnen eine Bestätigung per E-Mail geschickt.';

/** Replacement if the address has reached its limit of confirmations. */
export const WITHOUT_CONFIRMATION =
  'Eine Bestätigung per E-Mail schicken wir dieses Mal nicht, weil an die Adresse in der letzten Stunde schon viele gegangen sind. Bitte notieren Sie sich die Referenznummer.';
