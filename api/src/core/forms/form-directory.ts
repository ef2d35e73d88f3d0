import type { Mail } from '../services/mail/mail.ts';
import type { MailReader } from '../services/mail/read-mail-words.ts';
import type { SubmissionKind } from './submission-kind.ts';

/** Sample address in a reserved domain (RFC 2606). */
export const EXAMPLE_ADDRESS = 'anna.beispiel@post.example';

/** Description of a form for the privacy page and the staff's page of mails. */
export interface FormDisclosure {
  art: Pick<SubmissionKind, 'name' | 'bezeichnung' | 'felder' | 'zustimmungen' | 'zweck'>;
  /** Its mails with sample answers. */
  listMails(reader: Pick<MailReader, 'getMailtexte'>): Mail[];
}
