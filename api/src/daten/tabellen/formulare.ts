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

/**
 * `freigegeben`: looked at and accepted; only then anything of it may become public. `zurückgezogen`: by whoever sent it.
 */
type Einsendungsstatus = 'eingegangen' | 'in Prüfung' | 'freigegeben' | 'abgelehnt' | 'zurückgezogen';

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
  /** File below the folder of uploads. */
  bild: string | null;
}

/** The private link of a pre-registration for day care. */
interface KitavormerkungenTabelle {
  einsendung_id: number;
  /** Part of the link that nobody can guess. */
  schluessel: string;
}

/** How many of a form were erased because their time was over. */
interface LoeschprotokollTabelle {
  id: GeneratedAlways<number>;
  geloescht: GeneratedAlways<Date>;
  formular: string;
  anzahl: number;
}

export interface FormularTabellen {
  referenznummern: ReferenznummernTabelle;
  idempotenz: IdempotenzTabelle;
  einsendungen: EinsendungenTabelle;
  kitavormerkungen: KitavormerkungenTabelle;
  loeschprotokoll: LoeschprotokollTabelle;
}
