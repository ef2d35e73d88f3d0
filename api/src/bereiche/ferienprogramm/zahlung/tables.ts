import type { Cents } from '@gm/shared/format/betrag';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Saetze } from './forderung.ts';

interface FerienKontenTabelle {
  buchung_id: number;
  saetze: ColumnType<Saetze, string, never>;
  /** Calendar day. */
  faellig: string;
  /** How often its family was reminded, and when last. */
  erinnert: Generated<number>;
  erinnert_am: Date | null;
  erstellt: GeneratedAlways<Date>;
}

interface FerienPostenTabelle {
  id: GeneratedAlways<number>;
  buchung_id: number;
  schluessel: string;
  was: string;
  /** More or less than was owed before. */
  betrag: Cents;
  gebucht: GeneratedAlways<Date>;
}

interface FerienErmaessigungenTabelle {
  id: GeneratedAlways<number>;
  buchung_id: number;
  prozent: number | null;
  betrag: Cents | null;
  grund: string;
  /** Who of the staff. */
  von: string;
  erstellt: GeneratedAlways<Date>;
}

interface FerienUmsaetzeTabelle {
  id: GeneratedAlways<number>;
  /** Hash over what the line says, the same in every file. */
  inhalt: string;
  /** The bank's own number of it. */
  bankreferenz: string | null;
  tag: string;
  /** Negative: paid out. */
  betrag: Cents;
  name: string;
  iban: string;
  zweck: string;
  stand: Generated<'offen' | 'zugeordnet' | 'erledigt'>;
  /** Why nothing was done with it, or what staff noted when they put it aside. */
  grund: Generated<string>;
  eingelesen: GeneratedAlways<Date>;
}

interface FerienZahlungenTabelle {
  id: GeneratedAlways<number>;
  buchung_id: number;
  /** Negative: paid back. */
  betrag: Cents;
  art: 'ueberweisung' | 'bar' | 'karte' | 'erstattung' | 'berichtigung';
  tag: string;
  umsatz_id: number | null;
  /** Number of a card payment at its provider, or of the form that noted it: each counts once. */
  beleg: string | null;
  notiz: Generated<string>;
  von: string;
  erstellt: GeneratedAlways<Date>;
}

export interface ZahlungTabellen {
  ferien_konten: FerienKontenTabelle;
  ferien_posten: FerienPostenTabelle;
  ferien_ermaessigungen: FerienErmaessigungenTabelle;
  ferien_umsaetze: FerienUmsaetzeTabelle;
  ferien_zahlungen: FerienZahlungenTabelle;
}

declare module '../../../kern/daten/database.ts' {
  interface Database extends ZahlungTabellen {}
}
