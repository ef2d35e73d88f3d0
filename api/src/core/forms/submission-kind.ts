import type { DataSource } from '../platform/database/database.ts';
import type { Fields } from './describe-details.ts';

/** The acknowledgement: headline, and what happens next. The reference number is shown between them. */
export interface Thanks {
  titel: string;
  eingegangen: string;
  weiter: string;
}

/** A form kind as mails need it. */
export interface SubmissionKind<Input = unknown> {
  /** Name in the address, e.g. `fehlermeldung`; also in the settings `MAIL_RECIPIENTS` and `RETENTION_DAYS`. */
  name: string;
  /** First part of the reference numbers, e.g. `FM`. */
  kuerzel: string;
  /** Its German name, e.g. `Fehlermeldung`, and in letters to the sender: `Ihre Fehlermeldung`. */
  bezeichnung: string;
  anrede: string;
  /** Labels in the order of the page. Consents are not included: without them a submission is refused. */
  felder: Fields;
  /** Purpose of processing, as shown on the privacy page. */
  zweck: string;
  /** Acknowledgement to the sender; editors can change the text (`core/services/mail/mail-texts.ts`). */
  dank: Thanks;
  /** Wording of the consent checkboxes, by field. */
  zustimmungen: Readonly<Record<string, string>>;
  /** Texts to show instead of values, e.g. names of categories. */
  getWorte?(db: DataSource, input: Input): Promise<Readonly<Record<string, string | undefined>>>;
}
