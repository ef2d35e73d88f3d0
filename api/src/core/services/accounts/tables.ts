import type { AccountKind } from '@gm/shared/rules/accesses';
import type { Right, Role } from '@gm/shared/schemas/accounts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { AccountLine } from './import/read-account-list.ts';

/** Roles assigned to single accounts; `mitarbeiter` and `rat` follow from the kind of account. */
export type AdditionRole = Exclude<Role, 'mitarbeiter' | 'rat' | 'autor' | 'verein'>;

export interface AccountTable {
  id: GeneratedAlways<number>;
  uuid: GeneratedAlways<string>;
  art: AccountKind;
  email: string;
  vorname: string;
  nachname: string;
  rollen: Generated<AdditionRole[]>;
  /** Null until the owner sets one. */
  passwort_hash: string | null;
  pw_geaendert: Generated<boolean>;
  gesperrt: Generated<boolean>;
  /** Person in the council information system. */
  person_id: Generated<number | null>;
  letzte_anmeldung: Generated<Date | null>;
  /** Secret of the second factor, base32; null without one. */
  totp_geheimnis: Generated<string | null>;
  /** Time step of the last code. */
  totp_zuletzt: Generated<number | null>;
  erstellt: GeneratedAlways<Date>;
}

interface AccountSessionsTable {
  token_hash: string;
  konto_id: number;
  erstellt: Generated<Date>;
  /** Time of the last request. */
  aktiv: Generated<Date>;
  /** Time of the previous login. */
  neu_seit: Date | null;
}

/** A known browser of an account; a shared one may be known to several accounts. */
interface AccountDevicesTable {
  token_hash: string;
  konto_id: number;
  /** Time of the last login. */
  zuletzt: Generated<Date>;
}

interface ThrottlesTable {
  /** Hash of purpose and subject of the limit. */
  schluessel: string;
  anzahl: number;
  beginn: Generated<Date>;
}

interface PasswordLinksTable {
  token_hash: string;
  konto_id: number;
  gueltig_bis: Date;
}

interface PasswordRequestsTable {
  id: GeneratedAlways<number>;
  art: AccountKind;
  /** As entered; not yet checked against the accounts. */
  email: string;
}

interface AccountRightsTable extends Right {
  konto_id: number;
}

interface SubstitutionsTable {
  /** The absent account. */
  konto_id: number;
  vertreter_id: number;
  /** Days, both inclusive. */
  von: ColumnType<string, string, string>;
  bis: ColumnType<string, string, string>;
}

interface AccountImportsTable {
  /** Administrator who uploaded the list. */
  konto_id: number;
  uuid: Generated<string>;
  zeilen: ColumnType<AccountLine[], string>;
  erstellt: Generated<Date>;
}

interface SecondFactorSetupsTable {
  konto_id: number;
  /** Base32 */
  geheimnis: string;
  notfallcodes: string[];
  beginn: Generated<Date>;
}

interface EmergencyCodesTable {
  konto_id: number;
  code_hash: string;
}

export interface AccountTables {
  konten: AccountTable;
  kontositzungen: AccountSessionsTable;
  kontogeraete: AccountDevicesTable;
  drosseln: ThrottlesTable;
  passwortlinks: PasswordLinksTable;
  passwortwuensche: PasswordRequestsTable;
  kontorechte: AccountRightsTable;
  vertretungen: SubstitutionsTable;
  kontenimporte: AccountImportsTable;
  zweitfaktor_einrichtungen: SecondFactorSetupsTable;
  notfallcodes: EmergencyCodesTable;
}

declare module '../../platform/database/database.ts' {
  interface Database extends AccountTables {}
}
