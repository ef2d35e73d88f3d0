import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Anhang } from './mail.ts';

interface OutboxTabelle {
  id: GeneratedAlways<number>;
  message_id: Generated<string>;
  an: string;
  antwort_an: string | null;
  betreff: string;
  text: string;
  html: string;
  /** Files that go along. */
  anhaenge: ColumnType<Anhang[] | null, string | null | undefined, string | null>;
  /** What the mail is about, where that can be erased before it. */
  bezug: string | null;
  /** Address that ends mails like this one. */
  abmeldung: string | null;
  /** `aufgegeben`: refused for good or tried too often; waits for the operator. */
  status: ColumnType<'offen' | 'gesendet' | 'aufgegeben', never, 'gesendet' | 'aufgegeben'>;
  versuche: Generated<number>;
  /** Not to be sent before; while a process sends, the end of its reservation. */
  faellig: Generated<Date>;
  letzter_fehler: string | null;
  erstellt: GeneratedAlways<Date>;
  gesendet: Date | null;
}

export interface OutboxTabellen {
  outbox: OutboxTabelle;
}

declare module '../daten/database.ts' {
  interface Database extends OutboxTabellen {}
}
