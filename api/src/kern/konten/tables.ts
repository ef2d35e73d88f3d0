import type { Kontoart } from '@gm/shared/regeln/zugaenge';
import type { Recht, Rolle } from '@gm/shared/schemas/konten';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Kontozeile } from './read-kontenliste.ts';

/** Roles given to single accounts; `mitarbeiter` and `rat` follow from the kind of account. */
export type Zusatzrolle = Exclude<Rolle, 'mitarbeiter' | 'rat' | 'autor' | 'verein'>;

export interface KontenTabelle {
  id: GeneratedAlways<number>;
  uuid: GeneratedAlways<string>;
  art: Kontoart;
  email: string;
  vorname: string;
  nachname: string;
  rollen: Generated<Zusatzrolle[]>;
  /** Null while the person has not set one. */
  passwort_hash: string | null;
  pw_geaendert: Generated<boolean>;
  gesperrt: Generated<boolean>;
  /** Person of the council information system. */
  person_id: Generated<number | null>;
  letzte_anmeldung: Generated<Date | null>;
  /** Secret of the second factor, base32; null without one. */
  totp_geheimnis: Generated<string | null>;
  /** Half minute of the last code. */
  totp_zuletzt: Generated<number | null>;
  erstellt: GeneratedAlways<Date>;
}

interface KontositzungenTabelle {
  token_hash: string;
  konto_id: number;
  erstellt: Generated<Date>;
  /** Last request. */
  aktiv: Generated<Date>;
  /** The log-in before this one. */
  neu_seit: Date | null;
}

/** A browser in which somebody logged in to the account; one of an office may know several accounts. */
interface KontogeraeteTabelle {
  token_hash: string;
  konto_id: number;
  /** Last log-in. */
  zuletzt: Generated<Date>;
}

interface DrosselnTabelle {
  /** Hash of what is limited and whom it is about. */
  schluessel: string;
  anzahl: number;
  beginn: Generated<Date>;
}

interface PasswortlinksTabelle {
  token_hash: string;
  konto_id: number;
  gueltig_bis: Date;
}

interface PasswortwuenscheTabelle {
  id: GeneratedAlways<number>;
  art: Kontoart;
  /** As it was typed; nobody has looked yet whether there is an account. */
  email: string;
}

interface KontorechteTabelle extends Recht {
  konto_id: number;
}

interface VertretungenTabelle {
  /** Who is away. */
  konto_id: number;
  vertreter_id: number;
  /** Days, both included. */
  von: ColumnType<string, string, string>;
  bis: ColumnType<string, string, string>;
}

interface KontenimporteTabelle {
  /** The administrator who gave the list. */
  konto_id: number;
  uuid: Generated<string>;
  zeilen: ColumnType<Kontozeile[], string>;
  erstellt: Generated<Date>;
}

interface ZweitfaktorEinrichtungenTabelle {
  konto_id: number;
  /** Base32 */
  geheimnis: string;
  notfallcodes: string[];
  beginn: Generated<Date>;
}

interface NotfallcodesTabelle {
  konto_id: number;
  code_hash: string;
}

export interface KontenTabellen {
  konten: KontenTabelle;
  kontositzungen: KontositzungenTabelle;
  kontogeraete: KontogeraeteTabelle;
  drosseln: DrosselnTabelle;
  passwortlinks: PasswortlinksTabelle;
  passwortwuensche: PasswortwuenscheTabelle;
  kontorechte: KontorechteTabelle;
  vertretungen: VertretungenTabelle;
  kontenimporte: KontenimporteTabelle;
  zweitfaktor_einrichtungen: ZweitfaktorEinrichtungenTabelle;
  notfallcodes: NotfallcodesTabelle;
}

declare module '../daten/database.ts' {
  interface Database extends KontenTabellen {}
}
