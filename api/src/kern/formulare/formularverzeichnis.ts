import type { Mail } from '../mail/mail.ts';
import type { Mailleser } from '../mail/read-mailworte.ts';
import type { Einsendungsart } from './einsendungsart.ts';

/** Of somebody in examples; such addresses belong to nobody (RFC 2606). */
export const BEISPIELADRESSE = 'anna.beispiel@post.example';

/** What a form tells of itself: to the page about privacy, and to the staff's page of mails. */
export interface Formularauskunft {
  art: Pick<Einsendungsart, 'name' | 'bezeichnung' | 'felder' | 'zustimmungen' | 'zweck'>;
  /** Its mails with made-up answers. */
  listMails(leser: Pick<Mailleser, 'getMailtexte'>): Mail[];
}
