import type { Mail } from './mail.ts';

/** A mail as the staff's page shows it. */
export interface Mailbeispiel {
  /** When it is sent, e.g. „Am Abend vor der Abholung“. */
  anlass: string;
  mail: Mail;
}
