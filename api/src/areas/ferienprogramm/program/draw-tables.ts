import type { Child, Contact } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-registration';
import type { Consent } from '@gm/shared/schemas/consents';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

interface HolidayWishSheetTable {
  id: GeneratedAlways<number>;
  /** SHA-256 of the secret in the private link. */
  token_hash: string;
  /** Code that families share to be drawn together. */
  code: string;
  kontakt: ColumnType<Contact, string, string>;
  zustimmungen: ColumnType<Consent[] | null, string | null, never>;
  erstellt: GeneratedAlways<Date>;
  /** When the sheet was confirmed; it takes part only then. */
  bestaetigt: Date | null;
}

interface HolidayWishChildrenTable {
  id: GeneratedAlways<number>;
  zettel_id: number;
  kind: ColumnType<Child, string, string>;
  /** Derived from name and birthday, see `build-child-key.ts`. */
  schluessel: string;
  losnummer: string;
  /** Code of a sheet. */
  gruppe: string | null;
  hoechstens: number;
  /** Ids of events, most wanted first. */
  wuensche: number[];
}

interface HolidayDrawTable {
  id: Generated<number>;
  /** Output of `writeWishList`, the exact bytes that were committed to. */
  liste: string;
  pruefsumme: string;
  /** Which public number was announced. */
  zahl_name: string;
  festgelegt: Generated<Date>;
  zahl: string | null;
  saat: string | null;
  /** JSON. */
  zuteilung: string | null;
  wert: number | null;
  schranke: number | null;
  veroeffentlicht: Date | null;
}

declare module '../../../core/platform/database/database.ts' {
  interface Database {
    ferien_verlosung: HolidayDrawTable;
    ferien_wunschkinder: HolidayWishChildrenTable;
    ferien_wunschzettel: HolidayWishSheetTable;
  }
}
