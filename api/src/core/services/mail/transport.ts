import type { Attachment } from './mail.ts';
import type { RenderedMail } from './render-mail.ts';

export interface OutgoingMail extends Omit<RenderedMail, 'anhaenge' | 'bezug' | 'abmeldung'> {
  id: number;
  anhaenge?: Attachment[] | null;
  abmeldung?: string | null;
  /** The same for all attempts, so that a mailbox can detect duplicates. */
  message_id: string;
}

export type DispatchResult =
  | { gesendet: true }
  /** `endgueltig`: a retry would be refused, too. `grund` may contain addresses: don't log it. */
  | { gesendet: false; endgueltig: boolean; grund: string; kennung: string };

/** Delivers mails. */
export interface Transport {
  send(mail: OutgoingMail): Promise<DispatchResult>;
  close(): void;
}
