import type { Step, SubmissionStatus } from '@gm/shared/rules/release';
import type { Consent } from '@gm/shared/schemas/consents';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** The stored record: its id and reference number; `ohneBestaetigung` as in the reply. */
export interface Receipt {
  id: number;
  referenz: string;
  ohneBestaetigung?: true;
}

/** Last number issued by form kind and year. */
interface ReferenceNumbersTable {
  kuerzel: string;
  jahr: number;
  letzte: number;
}

/** Stored replies by idempotency key. */
interface IdempotencyTable {
  formular: string;
  schluessel: string;
  /** Hash of the content: the same key with different content is a fault. */
  pruefsumme: string;
  /** Null only inside the transaction that processes the request. */
  antwort: ColumnType<Receipt | null, never, string>;
  erstellt: GeneratedAlways<Date>;
}

/** Submissions of all public forms. */
export interface SubmissionsTable {
  id: GeneratedAlways<number>;
  /** Name of the form, e.g. `fehlermeldung`. */
  formular: string;
  referenz: string;
  status: ColumnType<SubmissionStatus, never, SubmissionStatus>;
  erstellt: GeneratedAlways<Date>;
  /** Last change of status or answers. */
  geaendert: Generated<Date>;
  /** Sender's address, for the reply. */
  email: string;
  /** Path of the page the form was sent from. */
  route: string;
  /** The answers by field name. */
  angaben: ColumnType<Record<string, unknown>, string, string>;
  /** Consents given with the submission, in the wording of that day. */
  zustimmungen: ColumnType<Consent[], string | undefined, never>;
  /** File relative to the uploads folder. */
  bild: string | null;
  /** Incremented by every step of the desk (optimistic locking): a decision names the version it is based on. */
  version: Generated<number>;
  /** Later corrections by staff or the sender, by field name; override `angaben`. */
  korrektur: ColumnType<Record<string, unknown>, string | undefined, string>;
  /** Account of the assignee, and the name at that time. */
  zustaendig_id: number | null;
  zustaendig: string | null;
  /** Open question to the sender, and the SHA-256 of the secret in the link that answers it. */
  frage: string | null;
  frage_hash: string | null;
  /** Written by a trigger. */
  suchtext: GeneratedAlways<string>;
}

/** Audit log of a submission. The database refuses changes. */
interface LogTable {
  id: GeneratedAlways<number>;
  einsendung_id: number;
  am: GeneratedAlways<Date>;
  /** Null if the sender answered. */
  konto_id: number | null;
  wer: string;
  schritt: Step;
  /** After the step. */
  status: SubmissionStatus;
  /** Message to or from the sender. */
  nachricht: string;
  /** Answers the step changed, with their new values; null if it changed none. */
  korrektur: ColumnType<Record<string, unknown> | null, string | null, never>;
}

/** Accounts that opened a submission recently. */
interface OpenTable {
  einsendung_id: number;
  konto_id: number;
  wer: string;
  zuletzt: Generated<Date>;
}

/** Number of submissions by form deleted after their retention period. */
interface DeletionLogTable {
  id: GeneratedAlways<number>;
  geloescht: GeneratedAlways<Date>;
  formular: string;
  anzahl: number;
}

/** An upload in progress. */
interface UploadsTable {
  /** Name issued by the API (`UPLOAD_NAME`); knowing it grants access. */
  upload: string;
  /** Hash of the browser's key: every attempt for the same draft gets the same name. */
  schluessel: string;
  /** Hash of the client's network. */
  netz: string;
  erstellt: GeneratedAlways<Date>;
}

/** A chunk of an upload. */
interface UploadPartsTable {
  upload: string;
  /** Offset of this chunk in bytes. */
  ab: number;
  laenge: number;
  bytes: Buffer;
  erstellt: GeneratedAlways<Date>;
}

export interface FormTables {
  referenznummern: ReferenceNumbersTable;
  idempotenz: IdempotencyTable;
  einsendungen: SubmissionsTable;
  einsendung_protokoll: LogTable;
  einsendung_offen: OpenTable;
  loeschprotokoll: DeletionLogTable;
  uploads: UploadsTable;
  uploadteile: UploadPartsTable;
}

declare module '../platform/database/database.ts' {
  interface Database extends FormTables {}
}
