import type { RatsaboArt } from '@gm/shared/bereiche/ratsinfo/ratsabo';
import type { Zustimmung } from '@gm/shared/schemas/zustimmungen';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

interface AbonnentenTabelle {
  id: GeneratedAlways<number>;
  /** Part of the private link that nobody can guess. */
  schluessel: string;
  email: string;
  /** Mails asking for confirmation since the last answer. */
  bitten: Generated<number>;
}

/** What somebody follows; without `bestaetigt` nobody has answered the first mail yet. */
interface AbosTabelle {
  id: GeneratedAlways<number>;
  abonnent_id: number;
  art: RatsaboArt;
  vorlage_id: number | null;
  /** The body, or the one a search is narrowed down to. */
  gremium_id: number | null;
  /** What is searched for, and the kind of paper; empty where nothing is. */
  q: string;
  typ: string;
  erstellt: GeneratedAlways<Date>;
  bestaetigt: Date | null;
  /** The last event that was looked at. */
  stand: Generated<number>;
  /** What was agreed to by it, with the wording of that day; null where nobody knows it. */
  zustimmungen: ColumnType<Zustimmung[] | null, string | null, never>;
}

/** What became public, written by the database itself (migration 0025) and never changed. */
interface EreignisseTabelle {
  id: number;
  schluessel: string;
  art: 'vorlage' | 'beratung' | 'ergebnis' | 'datei' | 'sitzung' | 'tagesordnung';
  vorlage_id: number | null;
  sitzung_id: number | null;
  punkt_id: number | null;
  beratung_id: number | null;
  datei_id: number | null;
  gremien: number[];
  erstellt: ColumnType<Date, never, Date>;
}

export interface RatsaboTabellen {
  rats_abonnenten: AbonnentenTabelle;
  rats_abos: AbosTabelle;
  rats_ereignisse: EreignisseTabelle;
}

declare module '../../../kern/daten/database.ts' {
  interface Database extends RatsaboTabellen {}
}
