import type { Cents } from '@gm/shared/format/amount';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Sentences } from './claim.ts';

interface HolidayAccountTable {
  buchung_id: number;
  saetze: ColumnType<Sentences, string, never>;
  /** Calendar day. */
  faellig: string;
  /** Number of reminders; the next column is the date of the last one. */
  erinnert: Generated<number>;
  erinnert_am: Date | null;
  erstellt: GeneratedAlways<Date>;
}

interface HolidayBillLinesTable {
  id: GeneratedAlways<number>;
  buchung_id: number;
  schluessel: string;
  was: string;
  /** Difference from the amount owed before. */
  betrag: Cents;
  gebucht: GeneratedAlways<Date>;
}

interface HolidayReductionsTable {
  id: GeneratedAlways<number>;
  buchung_id: number;
  prozent: number | null;
  betrag: Cents | null;
  grund: string;
  /** The staff member. */
  von: string;
  erstellt: GeneratedAlways<Date>;
}

interface HolidayTransactionsTable {
  id: GeneratedAlways<number>;
  /** Content hash of the line, the same in every file. */
  inhalt: string;
  /** Bank reference. */
  bankreferenz: string | null;
  tag: string;
  /** Negative for outgoing payments. */
  betrag: Cents;
  name: string;
  iban: string;
  zweck: string;
  stand: Generated<'offen' | 'zugeordnet' | 'erledigt'>;
  /** Why it was not assigned, or the note of staff who set it aside. */
  grund: Generated<string>;
  eingelesen: GeneratedAlways<Date>;
}

interface HolidayPaymentsTable {
  id: GeneratedAlways<number>;
  buchung_id: number;
  /** Negative for refunds. */
  betrag: Cents;
  art: 'ueberweisung' | 'bar' | 'karte' | 'erstattung' | 'berichtigung';
  tag: string;
  umsatz_id: number | null;
  /** Payment id of the card provider, or form id; unique, so that each payment counts once. */
  beleg: string | null;
  notiz: Generated<string>;
  von: string;
  erstellt: GeneratedAlways<Date>;
}

export interface PaymentTables {
  ferien_konten: HolidayAccountTable;
  ferien_posten: HolidayBillLinesTable;
  ferien_ermaessigungen: HolidayReductionsTable;
  ferien_umsaetze: HolidayTransactionsTable;
  ferien_zahlungen: HolidayPaymentsTable;
}

declare module '../../../core/platform/database/database.ts' {
  interface Database extends PaymentTables {}
}
