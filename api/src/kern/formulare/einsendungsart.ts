import type { Datenquelle } from '../daten/database.ts';
import type { Felder } from './describe-angaben.ts';

/** The acknowledgement: headline, and what happens next. The number is told between them. */
export interface Dank {
  titel: string;
  eingegangen: string;
  weiter: string;
}

/** What mails have to know of a kind of form. */
export interface Einsendungsart<Eingabe = unknown> {
  /** Name in the address, e.g. `fehlermeldung`; also in the settings `MAIL_EMPFAENGER` and `AUFBEWAHRUNG_TAGE`. */
  name: string;
  /** First part of the reference numbers, e.g. `FM`. */
  kuerzel: string;
  /** What one of them is called, e.g. `Fehlermeldung`; and in a letter to the sender: `Ihre Fehlermeldung`. */
  bezeichnung: string;
  anrede: string;
  /** Labels in the order of the page. Consents are left out of what is kept: without them nothing arrives here. */
  felder: Felder;
  /** What the answers are needed for, as the page about privacy says it. */
  zweck: string;
  /** What the sender is told at once; editors may say it otherwise (`kern/mail/mailtexte.ts`). */
  dank: Dank;
  /** Wording of the boxes that are ticked to agree, by field. */
  zustimmungen: Readonly<Record<string, string>>;
  /** What to show in place of a value, e.g. the names of categories. */
  getWorte?(db: Datenquelle, eingabe: Eingabe): Promise<Readonly<Record<string, string | undefined>>>;
}
