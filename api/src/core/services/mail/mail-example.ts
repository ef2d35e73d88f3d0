import type { Mail } from './mail.ts';
import type { MailKind } from './mail-words.ts';

/** A mail as shown on the staff's page. */
export interface MailExample {
  /** Occasion, e.g. „Am Abend vor der Abholung“. */
  anlass: string;
  mail: Mail;
  /** Its editable texts; by default those of the area's mail with the same occasion. */
  texte?: Pick<MailKind, 'name' | 'titel'>;
}
