import type { Mail } from './mail.ts';

/** A mail as shown on the staff's page. */
export interface MailExample {
  /** Occasion, e.g. „Am Abend vor der Abholung“. */
  anlass: string;
  mail: Mail;
}
