import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Attachment } from './mail.ts';

interface OutboxTable {
  id: GeneratedAlways<number>;
  message_id: Generated<string>;
  an: string;
  antwort_an: string | null;
  betreff: string;
  text: string;
  html: string;
  /** Attachments. */
  anhaenge: ColumnType<Attachment[] | null, string | null | undefined, string | null>;
  /** What the mail refers to, if that can be deleted before the mail. */
  bezug: string | null;
  /** Unsubscribe URL. */
  abmeldung: string | null;
  /** `aufgegeben`: permanently refused or too many attempts; waits for the operator. */
  status: ColumnType<'offen' | 'gesendet' | 'aufgegeben', never, 'gesendet' | 'aufgegeben'>;
  versuche: Generated<number>;
  /** Earliest time of sending; while being sent, the end of the reservation. */
  faellig: Generated<Date>;
  letzter_fehler: string | null;
  erstellt: GeneratedAlways<Date>;
  gesendet: Date | null;
}

export interface OutboxTables {
  outbox: OutboxTable;
}

declare module '../../platform/database/database.ts' {
  interface Database extends OutboxTables {}
}
