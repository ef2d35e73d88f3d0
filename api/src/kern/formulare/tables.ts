import type { Einsendungsstatus, Schritt } from '@gm/shared/regeln/freigabe';
import type { Zustimmung } from '@gm/shared/schemas/zustimmungen';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** What was stored: its id, and the number that people name; `withoutBestaetigung` as the reply tells it. */
export interface Eingang {
  id: number;
  referenz: string;
  ohneBestaetigung?: true;
}

/** Last number given out per kind of form and year. */
interface ReferenznummernTabelle {
  kuerzel: string;
  jahr: number;
  letzte: number;
}

/** Replies already given, by the key the sender chose. */
interface IdempotenzTabelle {
  formular: string;
  schluessel: string;
  /** Hash over the content: the same key with another content is a mistake. */
  pruefsumme: string;
  /** Null only inside the transaction that is making it. */
  antwort: ColumnType<Eingang | null, never, string>;
  erstellt: GeneratedAlways<Date>;
}

/** What residents sent with any public form. */
export interface EinsendungenTabelle {
  id: GeneratedAlways<number>;
  /** Name of the form, e.g. `fehlermeldung`. */
  formular: string;
  referenz: string;
  status: ColumnType<Einsendungsstatus, never, Einsendungsstatus>;
  erstellt: GeneratedAlways<Date>;
  /** When the status or the answers last changed. */
  geaendert: Generated<Date>;
  /** Who sent it, for the answer. */
  email: string;
  /** Path of the page the form was sent from. */
  route: string;
  /** The answers by field name. */
  angaben: ColumnType<Record<string, unknown>, string, string>;
  /** What was agreed to by sending it, with the wording of that day. */
  zustimmungen: ColumnType<Zustimmung[], string | undefined, never>;
  /** File below the folder of uploads. */
  bild: string | null;
  /** Grows with every step of the desk: whoever decides names the one that was looked at. */
  version: Generated<number>;
  /** What staff or the sender changed afterwards, by field name; lies over `angaben`. */
  korrektur: ColumnType<Record<string, unknown>, string | undefined, string>;
  /** Account of whoever works on it, and the name as it was then. */
  zustaendig_id: number | null;
  zustaendig: string | null;
  /** Open question to the sender, and SHA-256 of the secret in the link that answers it. */
  frage: string | null;
  frage_hash: string | null;
  /** Made by a trigger. */
  suchtext: GeneratedAlways<string>;
}

/** What happened to something somebody sent. The database refuses changes. */
interface ProtokollTabelle {
  id: GeneratedAlways<number>;
  einsendung_id: number;
  am: GeneratedAlways<Date>;
  /** Null when the sender answered. */
  konto_id: number | null;
  wer: string;
  schritt: Schritt;
  /** After the step. */
  status: Einsendungsstatus;
  /** What was written to the sender, or what the sender wrote. */
  nachricht: string;
  /** Answers the step changed, as they were after it; null when it changed none. */
  korrektur: ColumnType<Record<string, unknown> | null, string | null, never>;
}

/** Who looked at something lately. */
interface OffenTabelle {
  einsendung_id: number;
  konto_id: number;
  wer: string;
  zuletzt: Generated<Date>;
}

/** How many of a form were erased because their time was over. */
interface LoeschprotokollTabelle {
  id: GeneratedAlways<number>;
  geloescht: GeneratedAlways<Date>;
  formular: string;
  anzahl: number;
}

/** A piece of a picture that is on its way. */
interface UploadteileTabelle {
  /** Name the browser chose (`UPLOAD_NAME`). */
  upload: string;
  /** Bytes before this piece. */
  ab: number;
  laenge: number;
  bytes: Buffer;
  erstellt: GeneratedAlways<Date>;
}

export interface FormularTabellen {
  referenznummern: ReferenznummernTabelle;
  idempotenz: IdempotenzTabelle;
  einsendungen: EinsendungenTabelle;
  einsendung_protokoll: ProtokollTabelle;
  einsendung_offen: OffenTabelle;
  loeschprotokoll: LoeschprotokollTabelle;
  uploadteile: UploadteileTabelle;
}

declare module '../daten/database.ts' {
  interface Database extends FormularTabellen {}
}
