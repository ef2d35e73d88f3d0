import type { Eingang } from '@gm/shared/schemas/formular';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

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

export interface FehlermeldungenTabelle {
  id: GeneratedAlways<number>;
  referenz: string;
  status: Generated<string>;
  erstellt: GeneratedAlways<Date>;
  name: string;
  email: string;
  /** Address of the page the report is about, as typed. */
  seite: string;
  nachricht: string;
  /** Path of the page the form was sent from. */
  route: string;
}

export interface FormularTabellen {
  referenznummern: ReferenznummernTabelle;
  idempotenz: IdempotenzTabelle;
  fehlermeldungen: FehlermeldungenTabelle;
}
