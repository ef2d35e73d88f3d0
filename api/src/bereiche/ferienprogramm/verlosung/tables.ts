import type { Kind, Kontakt } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-anmeldung';
import type { Zustimmung } from '@gm/shared/schemas/zustimmungen';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

interface FerienWunschzettelTabelle {
  id: GeneratedAlways<number>;
  /** SHA-256 of the secret in the private link. */
  token_hash: string;
  /** What other families give to be drawn together. */
  code: string;
  kontakt: ColumnType<Kontakt, string, string>;
  zustimmungen: ColumnType<Zustimmung[] | null, string | null, never>;
  erstellt: GeneratedAlways<Date>;
  /** When the button behind the mail's link was pressed: only then it takes part. */
  bestaetigt: Date | null;
}

interface FerienWunschkinderTabelle {
  id: GeneratedAlways<number>;
  zettel_id: number;
  kind: ColumnType<Kind, string, string>;
  /** Name and birthday, see `build-child-key.ts`. */
  schluessel: string;
  losnummer: string;
  /** Code of a sheet. */
  gruppe: string | null;
  hoechstens: number;
  /** Numbers of events, the dearest first. */
  wuensche: number[];
}

interface FerienVerlosungTabelle {
  id: Generated<number>;
  /** As `writeWunschliste` has it: what was committed to, byte for byte. */
  liste: string;
  pruefsumme: string;
  /** Which public number was named beforehand. */
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

declare module '../../../kern/daten/database.ts' {
  interface Database {
    ferien_verlosung: FerienVerlosungTabelle;
    ferien_wunschkinder: FerienWunschkinderTabelle;
    ferien_wunschzettel: FerienWunschzettelTabelle;
  }
}
