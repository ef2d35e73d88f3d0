import type { Anhang } from './mail.ts';
import type { GerenderteMail } from './render-mail.ts';

export interface AusgehendeMail extends Omit<GerenderteMail, 'anhaenge' | 'bezug' | 'abmeldung'> {
  id: number;
  anhaenge?: Anhang[] | null;
  abmeldung?: string | null;
  /** Stays the same over all tries, so that a mailbox can tell a repeated mail. */
  message_id: string;
}

export type VersandErgebnis =
  | { gesendet: true }
  /** `endgueltig`: trying again would be refused again. `grund` may name addresses: not for the log. */
  | { gesendet: false; endgueltig: boolean; grund: string; kennung: string };

/** Where mails leave the house. */
export interface Versandweg {
  send(mail: AusgehendeMail): Promise<VersandErgebnis>;
  close(): void;
}
